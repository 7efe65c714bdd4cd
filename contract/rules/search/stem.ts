/** A stemmer for English: Martin Porter's second algorithm, "Porter2" (https://snowballstem.org/algorithms/english). */

const vowel = '[aeiouy]';
const exceptions = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['tired', 'tired'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word): [string, string] => [word, word]),
]);
const unchangedAfterPlural = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/;

/** Returns where R1 starts: after the first consonant that follows a vowel. */
const regionAfter = (word: string, from: number): number => {
  const match = new RegExp(`${vowel}[^aeiouy]`).exec(word.slice(from));
  return match ? from + match.index + 2 : word.length;
};
const firstRegion = (word: string): number =>
  /^(?:gener|arsen)/.test(word) ? 5 : word.startsWith('commun') ? 6 : regionAfter(word, 0);

const hasVowel = (text: string): boolean => /[aeiouy]/.test(text);
const endsWithShortSyllable = (word: string): boolean =>
  /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/.test(word);

const plural = (word: string): string => {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/(?:ied|ies)$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return word.endsWith('s') && hasVowel(word.slice(0, -2)) ? word.slice(0, -1) : word;
};

const verbEnding = (word: string, r1: number): string => {
  const eed = /eed(?:ly)?$/.exec(word);
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word;
  const ending = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!ending || !hasVowel(word.slice(0, ending.index))) return word;
  const rest = word.slice(0, ending.index);
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1);
  return r1 >= rest.length && endsWithShortSyllable(rest) ? `${rest}e` : rest;
};

const derivedEndings: [string, string][] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['tional', 'tion'],
  ['lessli', 'less'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['fulli', 'ful'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const laterEndings: [string, string][] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const lastEndings = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|(?<=[st])ion)$/;

const replaceEnding = (word: string, r1: number, endings: readonly [string, string][]): string | undefined => {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return undefined;
  const start = word.length - found[0].length;
  return start >= r1 ? word.slice(0, start) + found[1] : word;
};

const derivedForm = (word: string, r1: number): string => {
  const replaced = replaceEnding(word, r1, derivedEndings);
  if (replaced !== undefined) return replaced;
  if (/(?<=l)ogi$/.test(word) && word.length - 3 >= r1) return word.slice(0, -1);
  return /(?<=[cdeghkmnrt])li$/.test(word) && word.length - 2 >= r1 ? word.slice(0, -2) : word;
};

const laterForm = (word: string, r1: number, r2: number): string => {
  if (word.endsWith('ative')) return word.length - 5 >= r2 ? word.slice(0, -5) : word;
  return replaceEnding(word, r1, laterEndings) ?? word;
};

const lastForm = (word: string, r2: number): string => {
  const ending = lastEndings.exec(word);
  return ending && ending.index >= r2 ? word.slice(0, ending.index) : word;
};

const withoutFinalE = (word: string, r1: number, r2: number): string => {
  const last = word.length - 1;
  if (word.endsWith('e'))
    return last >= r2 || (last >= r1 && !endsWithShortSyllable(word.slice(0, -1))) ? word.slice(0, -1) : word;
  return word.endsWith('ll') && last >= r2 ? word.slice(0, -1) : word;
};

/**
 * Reduces the forms of an English word to one stem: `retrieval`, `retrieves` and `retrieved` to `retriev`. A stem need
 * not be a word. Expects lowercase; words of one or two letters and codes with digits stay unchanged.
 */
export const stem = (word: string): string => {
  if (word.length < 3 || /[^a-z]/.test(word)) return word;
  const exception = exceptions.get(word);
  if (exception !== undefined) return exception;
  // Writes a y that acts as a consonant as Y until the end.
  const marked = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
  const [r1, r2] = [firstRegion(marked), regionAfter(marked, firstRegion(marked))];
  const singular = plural(marked);
  if (unchangedAfterPlural.test(singular)) return singular;
  const verb = verbEnding(singular, r1).replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  const short = lastForm(laterForm(derivedForm(verb, r1), r1, r2), r2);
  return withoutFinalE(short, r1, r2).toLowerCase();
};
