import { brand } from '#contract/brand.ts';

const storageKey = (name: string) => `${brand.slug}-${name}`;

/** A stored string. When storage is full or disabled, reads return null and writes do nothing. */
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
      // Storage is optional for every page.
    }
  },
});

/** Stored in this browser until cleared, under the brand's slug and `name`. */
export const browserStorage = (name: string) => textStorage(() => localStorage, name);

/** Stored for this tab only. */
export const tabStorage = (name: string) => textStorage(() => sessionStorage, name);

/** The unsent values of an inquiry form, by field name, as JSON. */
export const inquiryDraftStorage = (form: string) => tabStorage(`inquiry-${form}`);

/** The latest searches, as JSON; removed on signing out. */
export const recentSearchStorage = browserStorage('recent-searches');

/**
 * The account and the lesson that this browser showed last, and on a second line the start of that lesson as JSON;
 * removed on signing out.
 */
export const lessonOpeningStorage = browserStorage('lesson-opening');
