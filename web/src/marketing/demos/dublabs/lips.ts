import type { Language } from './clip.ts';

/** Shapes of a speaking mouth. */
export type MouthShape = 'open' | 'wide' | 'round';

/** A word of a line, and the mouth of each of its vowels. */
export interface SpokenWord {
  text: string;
  mouths: MouthShape[];
}

const vowels = /[aeiouyαεηιουω]+/g;

/** Vowels written with two or more letters that do not sound like the first one. */
const vowelGroups: Readonly<Record<string, MouthShape>> = { eau: 'round', ai: 'wide', αι: 'wide', οι: 'wide' };

const shapeOf = (group: string): MouthShape => {
  const known = vowelGroups[group];
  if (known) return known;
  if (/^[ouοω]/.test(group)) return 'round';
  return /^[aα]/.test(group) ? 'open' : 'wide';
};

/** An `e` that ends a word after a consonant, and a vowel before it. */
const silentE: Partial<Record<Language, RegExp>> = {
  en: /(?<=[aeiouy].*[^aeiouyl])e(?=\P{L}*$)/u,
  fr: /(?<=[aeiouy].*[^aeiouy])es?(?=\P{L}*$)/u,
};

const mouthsOf = (word: string, language: Language): MouthShape[] => {
  const sounded = silentE[language] ? word.toLowerCase().replace(silentE[language], '') : word.toLowerCase();
  const letters = sounded.replaceAll('ä', 'e').normalize('NFD').replace(/\p{M}/gu, '');
  return [...letters.matchAll(vowels)].map(([group]) => shapeOf(group));
};

/** Splits a line into its words, and derives from their letters how the lips move. */
export const spokenWords = (line: string, language: Language): SpokenWord[] =>
  line.split(' ').map((text) => ({ text, mouths: mouthsOf(text, language) }));

/** Returns how many times the mouth opens in these words. */
export const countMouths = (words: readonly SpokenWord[]): number =>
  words.reduce((total, { mouths }) => total + mouths.length, 0);
