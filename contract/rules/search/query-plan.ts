import { fuzzyMatches, prefixRange } from './fuzzy-words.ts';
import { type PackedTexts, positionIn, textAt } from './packed-texts.ts';
import { rarityOf } from './rarity.ts';
import { otherSpellings } from './spellings.ts';
import type { IndexColumns } from './stored-index.ts';
import { alternativesOf, isPhrase, maxPhraseWords } from './synonyms.ts';
import { isRequestWord, stemOf, tokenize } from './tokenize.ts';
import { hasWord } from './word-set.ts';

/** Terms that match a unit of a search; all of them must occur. */
export interface Alternative {
  terms: readonly number[];
  /** How much a match counts, up to 1. */
  factor: number;
}

/** A word of a search, with everything that matches it. */
export interface QueryUnit {
  word: string;
  alternatives: Alternative[];
  /** Words of the index that it may be a misspelling of; empty when it was found as typed. */
  corrections: number[];
}

/** Maximum words of a search that are read, and of words and phrases that are used. */
const maxTypedWords = 40;
const maxQueryUnits = 12;
/** Minimum lengths for one and for two typing errors, and maximum length of a word that is compared. */
const minFuzzyLength = 4;
const minTwoErrorLength = 8;
const maxFuzzyLength = 32;
/** Weight of a word that starts with the typed word, and of a correction. */
const prefixFactor = 0.5;
const fuzzyFactor = 0.3;

/** Weight of a phrase whose words are not neighbors. */
const scatteredFactor = 0.5;

type Dictionary = Pick<
  IndexColumns,
  'words' | 'termOfWord' | 'stemStarts' | 'stems' | 'englishWords' | 'lectureStarts' | 'lectureCounts'
>;

const stemsOfIndex = ({ stemStarts, stems }: Dictionary): PackedTexts => ({ starts: stemStarts, bytes: stems });

/** Returns the term of a stem or pair of stems; undefined when the index lacks it. */
const termOf = (dictionary: Dictionary, stem: string): number | undefined => positionIn(stemsOfIndex(dictionary), stem);

const termsOfWords = ({ termOfWord }: Dictionary, from: number, to: number): number[] => [
  ...new Set(termOfWord.subarray(from, to)),
];

/** Returns the terms of all stems; undefined when the index lacks one. */
const termsOfStems = (dictionary: Dictionary, wanted: readonly string[]): number[] | undefined => {
  const terms = wanted.flatMap((stem) => termOf(dictionary, stem) ?? []);
  return terms.length === wanted.length ? terms : undefined;
};

/** Returns the ways in which a phrase occurs: its words next to each other, or anywhere. */
const occurrencesOf = (dictionary: Dictionary, phrase: readonly string[], factor: number): Alternative[] => {
  const words = termsOfStems(dictionary, phrase);
  if (!words) return [];
  if (words.length === 1) return [{ terms: words, factor }];
  const pairs = termsOfStems(
    dictionary,
    phrase.slice(1).map((stem, position) => `${phrase[position]} ${stem}`),
  );
  const scattered = { terms: words, factor: factor * scatteredFactor };
  return pairs ? [{ terms: pairs, factor }, scattered] : [scattered];
};

/** Returns alternatives for a sequence of stems from the synonyms. */
const synonymsOf = (dictionary: Dictionary, phrase: readonly string[]): Alternative[] =>
  alternativesOf(phrase).flatMap(({ stems, factor }) => occurrencesOf(dictionary, stems, factor));

const misspellings = (dictionary: Dictionary, word: string): number[] => {
  if (word.length < minFuzzyLength || word.length > maxFuzzyLength || /^\p{N}+$/u.test(word)) return [];
  // Does not correct English words, even if no course contains them.
  if (hasWord(dictionary.englishWords, word)) return [];
  const near = fuzzyMatches(dictionary.words, word, 1);
  if (near.length > 0 || word.length < minTwoErrorLength) return near;
  return fuzzyMatches(dictionary.words, word, 2);
};

/** Returns the stem and term of a word in the spelling that the index contains, American or British. */
const lookUp = (dictionary: Dictionary, word: string): { stem: string; exact: number | undefined } => {
  const stems = [word, ...otherSpellings(word)].map(stemOf);
  const known = stems.find((stem) => termOf(dictionary, stem) !== undefined) ?? stemOf(word);
  return { stem: known, exact: termOf(dictionary, known) };
};

const lectureRarityOf = ({ lectureStarts, lectureCounts }: Dictionary, term: number): number =>
  rarityOf(lectureCounts[term] as number, lectureStarts.at(-1) as number);

/** Returns an alternative to the word `exact`; another form of it counts no more than it does, even if it is rarer. */
const limitedBy = (dictionary: Dictionary, exact: number, { terms, factor }: Alternative): Alternative => {
  const [term, ...others] = terms;
  if (term === undefined || others.length > 0 || factor < 1) return { terms, factor };
  const share = lectureRarityOf(dictionary, exact) / lectureRarityOf(dictionary, term);
  return { terms, factor: factor * Math.min(1, share) };
};

const planWord = (dictionary: Dictionary, word: string, isLast: boolean): QueryUnit => {
  const { stem, exact } = lookUp(dictionary, word);
  const synonyms = synonymsOf(dictionary, [stem]);
  const alternatives =
    exact === undefined ? synonyms : synonyms.map((synonym) => limitedBy(dictionary, exact, synonym));
  if (exact !== undefined) alternatives.push({ terms: [exact], factor: 1 });
  // A single letter matches exactly, because as a prefix it would match a large part of the dictionary.
  if (word.length > (exact === undefined ? 1 : 2) && (isLast || exact === undefined)) {
    for (const term of termsOfWords(dictionary, ...prefixRange(dictionary.words, word)))
      if (term !== exact) alternatives.push({ terms: [term], factor: prefixFactor });
  }
  const isKnown = alternatives.some(({ factor }) => factor > prefixFactor);
  const wasFound = alternatives.length > 0;
  const corrections = isKnown ? [] : misspellings(dictionary, word);
  for (const position of corrections) {
    const term = dictionary.termOfWord[position] as number;
    const synonyms = synonymsOf(dictionary, [textAt(stemsOfIndex(dictionary), term)]);
    alternatives.push({ terms: [term], factor: fuzzyFactor });
    for (const { terms, factor } of synonyms) alternatives.push({ terms, factor: factor * fuzzyFactor });
  }
  return { word, alternatives, corrections: wasFound ? [] : corrections };
};

/** The units of a search, and pairs of neighboring words, which only raise scores. */
export interface QueryPlan {
  units: QueryUnit[];
  pairs: number[];
}

/** Splits a search into words and known phrases, such as "machine learning". */
const splitQuery = (query: string): string[][] => {
  const words = tokenize(query.replaceAll('-', ' ')).slice(0, maxTypedWords);
  const stems = words.map(stemOf);
  const parts: string[][] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxPhraseWords, words.length - at);
    while (length > 1 && !isPhrase(stems.slice(at, at + length))) length -= 1;
    parts.push(words.slice(at, at + length));
    at += length;
  }
  const isSubject = (part: readonly string[]) => part.length > 1 || !isRequestWord(part[0] as string);
  const distinct = parts.filter((part, at) => parts.findIndex((other) => other.join(' ') === part.join(' ')) === at);
  const subjects = distinct.filter(isSubject);
  return (subjects.length > 0 ? subjects : distinct).slice(0, maxQueryUnits);
};

const planPhrase = (dictionary: Dictionary, words: readonly string[]): QueryUnit => {
  const stems = words.map(stemOf);
  const alternatives = [...occurrencesOf(dictionary, stems, 1), ...synonymsOf(dictionary, stems)];
  return { word: words.join(' '), alternatives, corrections: [] };
};

/** Plans a search; it has no units when the query has no words. */
export const planQuery = (dictionary: Dictionary, query: string): QueryPlan => {
  const parts = splitQuery(query);
  const units = parts.map((part, position) =>
    part.length > 1
      ? planPhrase(dictionary, part)
      : planWord(dictionary, part[0] as string, position === parts.length - 1),
  );
  const pairs = parts.slice(1).flatMap((part, position) => {
    const pair = `${stemOf(parts[position]?.at(-1) ?? '')} ${stemOf(part[0] as string)}`;
    return termOf(dictionary, pair) ?? [];
  });
  return { units, pairs };
};
