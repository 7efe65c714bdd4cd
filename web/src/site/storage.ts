import { brand } from '../../../contract/brand.ts';

const named = (name: string) => `${brand.slug}-${name}`;

/** A remembered text. Storage may be full or switched off: reading then gives null, writing does nothing. */
const storedText = (area: () => Storage, name: string) => ({
  read: (): string | null => {
    try {
      return area().getItem(named(name));
    } catch {
      return null;
    }
  },
  write: (value: string | null): void => {
    try {
      if (value === null) area().removeItem(named(name));
      else area().setItem(named(name), value);
    } catch {
      // Nothing on the page depends on being remembered.
    }
  },
});

/** Kept in this browser until cleared; the key is the brand's slug and `name`. */
export const browserStorage = (name: string) => storedText(() => localStorage, name);

/** Kept for this tab only. */
export const tabStorage = (name: string) => storedText(() => sessionStorage, name);
