/** Words too common to distinguish courses. */
const stopWords = new Set(
  'a an and are as at be by can for from how in into is it its not of on or so that the their they this to what when which why will with you your'.split(
    ' ',
  ),
);

/** Normalizes text for comparison: compatibility decomposition, no accents, lowercase (Unicode NFKD). */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits text into indexable words: letters and digits, without stop words. */
export const tokenize = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word));
