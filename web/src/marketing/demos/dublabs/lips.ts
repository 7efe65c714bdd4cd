import type { Language } from './clip.ts';

/** Shapes of a speaking mouth. */
export type MouthShape = 'open' | 'wide' | 'round' | 'closed';

/** A word of a line, and the mouths that form its vowels and its m, b and p. */
export interface SpokenWord {
  text: string;
  mouths: MouthShape[];
}

const sounds = /[aeiouyαεηιουω]+|[mbpμπ]+/g;

/** Vowels written with several letters that do not sound like the first one. */
const vowelGroups: Readonly<Record<Language, Partial<Record<string, MouthShape>>>> = {
  en: { ai: 'wide', ou: 'open' },
  es: { ua: 'open', ue: 'wide', ia: 'open', ie: 'wide' },
  fr: { ai: 'wide', eau: 'round', oi: 'open', ui: 'wide', oui: 'wide' },
  de: { ei: 'open' },
  pt: { ei: 'wide', ua: 'open' },
  el: { αι: 'wide', οι: 'wide' },
};

const shapeOf = (sound: string, language: Language): MouthShape => {
  const known = vowelGroups[language][sound];
  if (known) return known;
  if (/^[mbpμπ]/.test(sound)) return 'closed';
  if (/^[ouοω]/.test(sound)) return 'round';
  return /^[aα]/.test(sound) ? 'open' : 'wide';
};

/** An `e` after a consonant at the end of a word, which is silent after another vowel. */
const silentE: Partial<Record<Language, RegExp>> = { en: /[^aeiouyl]es?[.,]?$/, fr: /[^aeiouy]es?[.,]?$/ };

const mouthsOf = (word: string, language: Language): MouthShape[] => {
  const letters = word.toLowerCase().replaceAll('ä', 'e').normalize('NFD').replace(/\p{M}/gu, '');
  const spelled = [...letters.replace('our', 'or').matchAll(sounds)].map(([sound]) => sound);
  const vowels = spelled.filter((sound) => !/^[mbp]/.test(sound));
  const isSilent = vowels.length > 1 && silentE[language]?.test(word.toLowerCase());
  return (isSilent ? spelled.slice(0, -1) : spelled).map((sound) => shapeOf(sound, language));
};

/** Splits a line into its words, and derives from their letters how the lips move. */
export const spokenWords = (line: string, language: Language): SpokenWord[] =>
  line.split(' ').map((text) => ({ text, mouths: mouthsOf(text, language) }));

/** Returns how many mouths form these words. */
export const countMouths = (words: readonly SpokenWord[]): number =>
  words.reduce((total, { mouths }) => total + mouths.length, 0);
