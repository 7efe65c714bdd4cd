const vowel = /[aeiouy]/;

const withoutPlural = (word: string): string => {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** Takes `ing` and `ed` off where what is left is still a word, and one of two letters that were doubled for them. */
const withoutVerbEnding = (word: string): string => {
  const rest = word.replace(/(ing|ed)$/, '');
  if (rest === word || rest.length < 3 || !vowel.test(rest)) return word;
  return /([^aeiouls])\1$/.test(rest) ? rest.slice(0, -1) : rest;
};

/** From long to short, so that `ation` goes before `ion`. */
const endings = ['ation', 'ator', 'ment', 'ness', 'ion', 'ate', 'ant', 'ent', 'at', 'al', 'er', 'or', 'ly', 'e'];

const withoutSuffix = (word: string): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 4);
  return ending ? word.slice(0, -ending.length) : word;
};

/**
 * Brings the forms of an English word to one: `retrieval`, `retrieves`, `retrieved` to `retriev`. What comes out need
 * not be a word; it only has to be the same for question and text. Words of three letters and codes stay as they are.
 */
export const stem = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  const short = withoutSuffix(withoutVerbEnding(withoutPlural(word)));
  return short.length > 4 && short.endsWith('e') ? short.slice(0, -1) : short.replace(/y$/, 'i');
};
