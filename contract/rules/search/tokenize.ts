import { stem } from './stem.ts';

/** Words too common to distinguish courses; never indexed. */
const stopWords = new Set(
  (
    'a about after all also am an and any are as at be been before being but by can cannot could did do does doing ' +
    'for from get had has have he her here his how i if in into is it its itself just let may me might more most ' +
    'much must my not of off on one only or other our out over own please she should so some such than that the ' +
    'their them then there these they this those to too up us very was we were what when where which while who whom ' +
    'whose why will with would you your yours ' +
    // What remains of contractions, and how they are typed without an apostrophe.
    'ain aren arent couldn couldnt didn didnt doesn doesnt don dont hadn hadnt hasn hasnt haven havent im isn isnt ive ' +
    'shouldn shouldnt theyre wasn wasnt weren werent whats won wont wouldn wouldnt youre'
  ).split(' '),
);

/** Words that phrase a request rather than name a subject; they count only when a search has no other words. */
const requestWords = new Set(
  (
    'anyone anything best better class classes course courses everyone everything explain find give go good help keep ' +
    'know learn lecture lectures lesson lessons look looking make need online show somebody someone something start ' +
    'subject taught teach teaches teaching thing things topic topics tutorial tutorials understand use using versus vs ' +
    'want way ways'
  ).split(' '),
);

/** Words that ask for a level, a price or a length; beside a subject, they do not match courses on their own. */
const qualifiers = new Set(
  (
    'advanced basic basics beginner beginners certificate certificates certified cheap dummies easy free fundamentals ' +
    'intermediate intro introduction introductory paid quick short'
  ).split(' '),
);

const pattern = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII.
const isAscii = /^[\u0000-\u007f]*$/;

/** Normalizes text for comparison: compatibility decomposition, no accents, lowercase (Unicode NFKD). */
export const foldText = (text: string): string =>
  // Most text is ASCII, which has nothing to decompose.
  (isAscii.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** Splits a compound: `few-shot` is indexed as a whole and in parts, and `Ada's` as `ada`. */
const compoundParts = (word: string): string[] => {
  const plain = word.replace(/['’].*$/, '');
  return plain.includes('-') ? [plain.replaceAll('-', ''), ...plain.split('-')] : [plain];
};

/** Splits text into folded words in written form, in order: compounds whole, stop words included. */
export const writtenWords = (text: string): readonly string[] => foldText(text).match(pattern) ?? [];

/** Returns the parts of a written word to index, without stop words; often the word itself, or nothing. */
export const indexableParts = (word: string): string[] => compoundParts(word).filter((part) => !stopWords.has(part));

/** Splits text into indexable words, in order: letters and digits, without stop words. */
export const tokenize = (text: string): string[] => writtenWords(text).flatMap(indexableParts);

/** Returns whether a word phrases a request, such as "course" or "learn", rather than naming a subject. */
export const isRequestWord = (word: string): boolean => requestWords.has(word);

/** Returns whether a word asks for a level, a price or a length rather than naming a subject. */
export const isQualifier = (word: string): boolean => qualifiers.has(word);

const maxCachedStems = 20_000;
const stems = new Map<string, string>();

/** Returns the stem of a folded word; cached, because a text repeats its words. */
export const stemOf = (word: string): string => {
  const cached = stems.get(word);
  if (cached !== undefined) return cached;
  // Bounded, because words come from requests.
  if (stems.size >= maxCachedStems) stems.clear();
  const result = stem(word);
  stems.set(word, result);
  return result;
};
