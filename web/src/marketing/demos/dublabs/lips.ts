import type { Language } from './clip.ts';

/** Shapes of a speaking mouth. */
export type MouthShape = 'open' | 'wide' | 'round' | 'closed';

/** A word of a line, and the mouths that form its vowels and its m, b and p. */
export interface SpokenWord {
  text: string;
  mouths: MouthShape[];
}

const sounds = /[aeiouyαεηιουω]+|[mbpμπ]+/g;

/** Returns the mouth of one or more vowels, such as `ei` in German and `eau` in French, or of m, b and p. */
const shapeOf = (sound: string): MouthShape => {
  if (/^[mbpμπ]/.test(sound)) return 'closed';
  if (/^(?:a(?!i)|α(?!ι)|ei|ia|ou(?!i)|ua)/.test(sound)) return 'open';
  return /^(?:eau|o(?!ui)|ο(?!ι)|ω|u(?![ei]))/.test(sound) ? 'round' : 'wide';
};

/** An `e` after a consonant at the end of a word, in English and French silent after another vowel. */
const silentE = /[^aeiouyl]es?[.,]?$/;

const mouthsOfWord = (word: string, language: Language): MouthShape[] => {
  const lower = word.toLowerCase();
  const letters = lower.replaceAll('ä', 'e').replace('our', 'or').normalize('NFD').replace(/\p{M}/gu, '');
  const spelled = [...letters.matchAll(sounds)].map(([sound]) => sound);
  const hasSilentE =
    (language === 'en' || language === 'fr') &&
    silentE.test(lower) &&
    spelled.filter((sound) => !/^[mbp]/.test(sound))[1];
  return (hasSilentE ? spelled.slice(0, -1) : spelled).map(shapeOf);
};

/** Splits a line into its words, and derives from their letters how the lips move. */
export const spokenWords = (line: string, language: Language): SpokenWord[] =>
  line.split(' ').map((text) => ({ text, mouths: mouthsOfWord(text, language) }));

/** Returns the mouths that form these words, in order. */
export const mouthsOf = (words: readonly SpokenWord[]): MouthShape[] => words.flatMap(({ mouths }) => mouths);
