import { maxSearchLength } from '#contract/rules/search/max-search-length.ts';
import { recentSearchStorage } from '#web/src/lib/storage.ts';
import { maxSearches, withSearch } from './suggestion-groups.ts';

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxSearchLength;

/** Searches of this browser, latest first. They are sent nowhere, and signing out removes them. */
export const recentSearches = {
  read: (): string[] => {
    try {
      const stored: unknown = JSON.parse(recentSearchStorage.read() ?? '[]');
      return Array.isArray(stored) ? stored.filter(isSearch).slice(0, maxSearches) : [];
    } catch {
      return [];
    }
  },
  add: (search: string): void => {
    const text = search.trim();
    if (isSearch(text)) recentSearchStorage.write(JSON.stringify(withSearch(recentSearches.read(), text)));
  },
  remove: (search: string): void => {
    const others = recentSearches.read().filter((other) => other !== search);
    recentSearchStorage.write(others.length > 0 ? JSON.stringify(others) : null);
  },
  clear: (): void => recentSearchStorage.write(null),
};
