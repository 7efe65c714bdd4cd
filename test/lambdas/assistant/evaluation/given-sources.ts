import { namesItsSubject } from './subjects.ts';

/** A sentence that a source contains. */
export interface Sentence {
  text: string;
  source: number;
}

/** A numbered source of a model's material. */
export interface Source {
  number: number;
  text: string;
  /** What can be quoted from it: sentences, items and rows that make sense alone and have no markup. */
  sentences: Sentence[];
  /** Sentences that only make sense after the one before them. */
  dependents: Sentence[];
}

/** Shortest and longest sentence in characters that is written. */
const minLength = 35;
const maxLength = 280;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a text into sentences. */
export const sentencesIn = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');

/** Beginnings of words, so that `retrieve` and `retrieval` count as the same. */
export const rootsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 5)));

/** Returns the share of a text's words that another one contains, from 0 to 1. */
export const sharedWords = (text: string, other: ReadonlySet<string>): number => {
  const own = rootsOf(text);
  return [...own].filter((root) => other.has(root)).length / Math.max(1, own.size);
};

/** Writes list items and table rows as prose; leaves programs out. */
const asProse = (text: string): string =>
  text
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/^\|(?: --- \|)+$/gm, '')
    .replace(/^\| (.+?) \| (.+) \|$/gm, (_, head: string, rest: string) => `${head}: ${rest.replaceAll(' | ', '; ')}.`)
    .replace(/^(?:-|\d+\.) /gm, '');

/** Adds what follows to a sentence too short to say much, as in "Slow down: take a note first." */
const withContinuation = (sentences: readonly string[]): string[] =>
  sentences.map((sentence, at) =>
    sentence.length < minLength && /^[A-Z].*[.?]$/.test(sentence)
      ? `${sentence.slice(0, -1)}: ${sentences[at + 1] ?? ''}`
      : sentence,
  );

/** Returns whether a text is a whole sentence without markup. */
const isPlain = (text: string): boolean =>
  text.length >= minLength &&
  text.length <= maxLength &&
  /^["“]?[A-Z]/.test(text) &&
  /[.!]["”]?$/.test(text) &&
  !/[|<>[\]{}=]|```|https?:/.test(text);

/** Returns whether a text is a whole sentence that makes sense alone. */
export const isQuotable = (text: string): boolean => isPlain(text) && namesItsSubject(text);

/** Reads the sources in a model's instructions. */
export const sourcesIn = (system: string): Source[] =>
  [...system.matchAll(/<source number="(\d+)">([\s\S]*?)<\/source>/g)].map(([, digits, text = '']) => {
    const number = Number(digits);
    const body = text.slice(text.indexOf(': ') + 2);
    const plain = withContinuation(sentencesIn(asProse(body))).filter(isPlain);
    const located = plain.map((sentence) => ({ text: sentence, source: number }));
    return {
      ...{ number, text },
      sentences: located.filter((sentence) => namesItsSubject(sentence.text)),
      dependents: located.filter((sentence) => !namesItsSubject(sentence.text)),
    };
  });
