import { foldText } from './tokenize.ts';

/** Maximum length and number of words of a search that is counted; longer ones are pasted texts. */
const maxLength = 60;
const maxWords = 8;
/** Maximum length of a word; longer ones are keys and tokens. */
const maxWordLength = 30;
/** Maximum digits: enough for a year, too few for a phone or card number. */
const maxDigits = 4;

/** Words with the marks that names of languages and libraries have: `c++`, `c#`, `node.js`. */
const wordPattern = /[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*[+#]{0,2}/gu;

/**
 * Normalizes a search so that it can be counted: folded words, one space apart. Undefined when it has no letters, or
 * when it may be personal: an email address, a link, a long number, a key, or a pasted text.
 */
export const normalizeZeroResultSearch = (search: string): string | undefined => {
  const folded = foldText(search);
  if (/@|:\/\/|\bwww\./.test(folded)) return undefined;
  const words = folded.match(wordPattern) ?? [];
  const text = words.join(' ');
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const isShort = text.length <= maxLength && words.length <= maxWords;
  const hasLongWord = words.some((word) => word.length > maxWordLength);
  return isShort && !hasLongWord && digits <= maxDigits && /\p{L}/u.test(text) ? text : undefined;
};

/** Ways in which a search found nothing as typed, worst first: no course, not all words, or only after a correction. */
export const zeroResultKinds = ['nothing', 'missing-words', 'corrected'] as const;
export type ZeroResultKind = (typeof zeroResultKinds)[number];

/** Returns how a search without filters found nothing as typed; undefined when it found everything as typed. */
export const zeroResultKindOf = (result: {
  total: number;
  missingWords?: readonly string[] | undefined;
  correctedSearch?: string | undefined;
}): ZeroResultKind | undefined => {
  if (result.total === 0) return 'nothing';
  if (result.missingWords && result.missingWords.length > 0) return 'missing-words';
  return result.correctedSearch === undefined ? undefined : 'corrected';
};
