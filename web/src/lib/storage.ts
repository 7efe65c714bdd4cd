import { brand } from '../../../contract/brand.ts';

const storageKey = (name: string) => `${brand.slug}-${name}`;

/** A remembered text. Storage may be full or switched off: reading then gives null, writing does nothing. */
const textStorage = (area: () => Storage, name: string) => ({
  read: (): string | null => {
    try {
      return area().getItem(storageKey(name));
    } catch {
      return null;
    }
  },
  write: (value: string | null): void => {
    try {
      if (value === null) area().removeItem(storageKey(name));
      else area().setItem(storageKey(name), value);
    } catch {
      // Nothing on the page depends on being remembered.
    }
  },
});

/** Kept in this browser until cleared; the key is the brand's slug and `name`. */
export const browserStorage = (name: string) => textStorage(() => localStorage, name);

/** Kept for this tab only. */
export const tabStorage = (name: string) => textStorage(() => sessionStorage, name);
