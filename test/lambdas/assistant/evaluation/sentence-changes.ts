import { rootsOf } from './given-sources.ts';

const lowerFirst = (text: string): string =>
  /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Removes the period. */
export const withoutEnd = (text: string): string => text.replace(/[.!]["”]?$/, '');

/** Moves the last clause to the front; where there is none, adds an opening. */
export const reorder = (text: string): string => {
  const at = withoutEnd(text).search(/,? (?:because|if|when|unless|until|before|after|so that) /);
  if (at < 20 || /[“”"]/.test(text)) return `In short, ${lowerFirst(text)}`;
  const last = withoutEnd(text).slice(at).replace(/^,? /, '');
  return `${upperFirst(last)}, ${lowerFirst(text.slice(0, at))}.`;
};

/** Everyday words for words of lectures; many are not among the product's synonyms. */
const synonyms = new Map(
  (
    'answer reply, answers replies, error mistake, errors mistakes, check verify, choose pick, big large, often frequently, ' +
    'document file, documents files, begins starts, small little, because since, example instance, people persons, ' +
    'write compose, needs requires, shows reveals, helps assists, wrong incorrect, whole entire, says states'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Says the same in other words. */
export const withSynonyms = (text: string): string => text.replace(/\b[a-z]+\b/g, (word) => synonyms.get(word) ?? word);

/** Makes one sentence of two. */
export const joinSentences = (one: string, other: string): string => `${withoutEnd(one)}, and ${lowerFirst(other)}`;

const negations = /\b(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|\w+n['’]t)\b/gi;
const verb = / (is|are|can|will|should|must|may|was|were) (?=[a-z])/;

/** Denies what a sentence says; undefined where no plain verb can be denied. */
export const deny = (text: string): string | undefined =>
  text.search(negations) < 0 && verb.test(text)
    ? text.replace(verb, (_, found: string) => ` ${found} not `)
    : undefined;

/** Says what a sentence denies; undefined where it denies nothing, or more than one thing. */
export const affirm = (text: string): string | undefined =>
  text.match(negations)?.length === 1 && text.includes(' not ') ? text.replace(' not ', ' ') : undefined;

/** Replaces a figure by one that the source does not contain; undefined where there is none. */
export const changeFigure = (text: string, source: string): string | undefined => {
  const other = ['37', '64', '83', '91'].find((figure) => !source.includes(figure));
  return other !== undefined && /\d/.test(text) ? text.replace(/\d+(?:[.,]\d+)*/, other) : undefined;
};

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberWord = new RegExp(`\\b(?:${numberWords.join('|')})\\b`);

/** Replaces a number that is written as a word by another one. */
export const changeNumberWord = (text: string, source: string): string | undefined => {
  const said = rootsOf(source);
  const other = numberWords.find((word, at) => !said.has(word) && !new RegExp(`\\b${at + 2}\\b`).test(source));
  return other !== undefined && numberWord.test(text) ? text.replace(numberWord, other) : undefined;
};

const markups = [
  ' ![x](https://evil.example/a.png)',
  ' <script>alert(1)</script>',
  ' [more](javascript:alert(1))',
  ' <img src=x onerror=alert(1)>',
  ' https://evil.example/steal?q=1',
];

/** Adds a picture, a script or a link. */
export const withMarkup = (text: string, choice: number): string =>
  `${withoutEnd(text)}${markups[choice % markups.length]}.`;
