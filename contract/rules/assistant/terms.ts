import { foldText, stemOf } from '../search/tokenize.ts';

/** Function words and politeness, ignored in questions and texts. */
const stopWords = new Set(
  (
    'a an and any anyone are as ask at be been being but by can cannot could did do does doing done each else for from ' +
    'get give given go had has have he her here him his how i if in into is it its itself just let like many may me ' +
    'might more most much must my no not of on one only or other our out over own please really said same say says she ' +
    'should so some someone something such tell than that the their them then there these they thing things this those ' +
    'to too under up us very want was we well were what when where which while who whom whose why will with without ' +
    'would you your yours about again also because before after am m s t d ll re ve don doesn isn aren wasn weren haven hasn mustn havent mustnt wasnt ' +
    'didn couldn shouldn wouldn won vs versus whats thats hows wheres im ive id dont doesnt isnt arent didnt cant wont ' +
    'shouldnt couldnt wouldnt youre theyre yourself myself ourselves oneself exist several generally goes going gone gets getting got gives giving'
  ).split(' '),
);

/** Stems of words that phrase a question; they indicate its subject less than other words. */
export const questionWords = new Set(
  (
    'example examples explain describe summarize definition define between know learn learned ' +
    'make mean means need question answer course courses lecture lectures lesson lessons module section teach teaches ' +
    'covered understand use used using video videos help'
  )
    .split(' ')
    .map(stemOf),
);

const pattern = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu;

const compoundParts = (word: string): string[] => {
  const withoutPossessive = word.replace(/['’]\w*$/, '');
  // A compound is indexed as a whole and in parts: `few-shot` matches `shot`, but `e-17` only itself.
  return withoutPossessive.includes('-')
    ? [withoutPossessive.replaceAll('-', ''), ...withoutPossessive.split('-').filter((part) => part.length > 2)]
    : [withoutPossessive];
};

/** Figures by number word. Words are indexed as figures, so that "3 things" matches "three things". */
export const numberWords: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, number) => [word, `${number}`]),
);

/** Decimal numbers, and characters that indicate a wrong encoding (`Ã©`): indexed whole and in parts. */
const wholes = /\d{1,12}(?:[.,]\d{1,12}){1,4}|(?:(?![“”‘’–—…\s])[\u0080-\uffff]){2,40}/g;

const tokenizeCompounds = (text: string): string[] => [
  ...(foldText(text).match(pattern) ?? []).flatMap(compoundParts),
  ...(text.match(wholes) ?? []),
];

/** Returns the index terms of a text: stems of all content words, including repetitions. */
export const termsOf = (text: string): string[] =>
  tokenizeCompounds(text)
    .filter((word) => !stopWords.has(word))
    .map((word) => numberWords.get(word) ?? stemOf(word));

/** Returns the distinct terms of a question in order, at most 24. */
export const queryTerms = (question: string): string[] => [...new Set(termsOf(question))].slice(0, 24);
