const vowel = /[aeiouy]/;

const withoutPlural = (word: string): string => {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** Strips `ing` and `ed` when a word remains, and undoes a doubled consonant. */
const withoutVerbEnding = (word: string): string => {
  const rest = word.replace(/(ing|ed)$/, '');
  if (rest === word || rest.length < 3 || !vowel.test(rest)) return word;
  return /([^aeiouls])\1$/.test(rest) ? rest.slice(0, -1) : rest;
};

/** Longest first, so that `ation` is tried before `ion`. */
const endings = ['ation', 'ator', 'ment', 'ness', 'ion', 'ate', 'ant', 'ent', 'at', 'al', 'er', 'or', 'ly', 'e'];

const withoutSuffix = (word: string): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 4);
  return ending ? word.slice(0, -ending.length) : word;
};

/**
 * Reduces the forms of an English word to one stem: `retrieval`, `retrieves`, `retrieved` to `retriev`. A stem need not
 * be a word. Words of three letters and codes stay unchanged.
 */
export const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  const short = withoutSuffix(withoutVerbEnding(withoutPlural(word)));
  return short.length > 4 && short.endsWith('e') ? short.slice(0, -1) : short.replace(/y$/, 'i');
};
