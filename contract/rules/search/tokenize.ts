/** Words that stand in nearly every text and tell courses apart as little as spaces do. */
const stopWords = new Set(
  'a an and are as at be by can for from how in into is it its not of on or so that the their they this to what when which why will with you your'.split(
    ' ',
  ),
);

/** Text as it is compared: compatible forms joined, accents off, lower case (Unicode NFKD). */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of a text as they are indexed and asked for: letters and digits, without stop words. */
export const tokenize = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word));
