import type { PassageLine } from '#contract/passages.ts';
import type { SearchableLecture } from './build-index.ts';
import { noLine, type StoredLecture } from './stored-index.ts';
import { TermCounter } from './term-counter.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A lecture in the index: its terms, and for each its strength, 1 to 255, and its best line. */
export interface LectureEntry {
  terms: Uint32Array;
  strengths: Uint8Array;
  /** Indexes of public lines; `noLine` without one. */
  lines: Uint8Array;
  lecture: StoredLecture;
  publicLines: readonly PassageLine[];
}

/** Weights of a lecture's parts, normalization of its length, and saturation of repeated occurrences. */
const weights = { title: 6, aliases: 4, heading: 1.5, line: 1 } as const;
const b = 0.2;
const k1 = 2.5;

/** Minimum occurrences of two neighboring words in a lecture's text to be indexed as a term. */
const minPairs = 2;
/** Maximum terms, and characters of public lines, in the whole index; with more lectures, each keeps fewer. */
const maxTerms = 2_000_000;
const maxLineCharacters = 8_000_000;
const maxTermsOfLecture = 400;
const minTermsOfLecture = 6;
const maxLineLength = 240;

const bareNumbers = /(?<![\p{L}\p{N}]|\p{L}-)[\d.,:%$]+(?![\p{L}\p{N}])/gu;

/** Adds the weighted terms of a lecture to a counter. Returns the number of words of its text. */
const countLecture = (lecture: SearchableLecture, vocabulary: Vocabulary, counter: TermCounter): number => {
  const addWith = (weight: number) => (term: number, count: number) => counter.add(term, weight * count);
  vocabulary.count(lecture.title, 1, addWith(weights.title));
  vocabulary.count(lecture.aliases.join('\n'), 1, addWith(weights.aliases));
  for (const heading of lecture.headings) vocabulary.count(heading, 1, addWith(weights.heading));
  // Leaves out bare numbers; otherwise, a search could ask for the result of an exercise.
  const text = lecture.lines.map(([line]) => line.replace(bareNumbers, ' ')).join('\n');
  return vocabulary.count(text, minPairs, addWith(weights.line));
};

/** Returns the terms of a lecture's title and aliases. */
const titleTermsOf = ({ title, aliases }: SearchableLecture, vocabulary: Vocabulary): ReadonlySet<number> => {
  const terms = new Set<number>();
  for (const text of [title, aliases.join('\n')]) vocabulary.count(text, 1, (term) => terms.add(term));
  return terms;
};

/** Returns the public lines to store, at most `characters` in all, and a function from a term to the best of them. */
const chooseLines = (lines: readonly PassageLine[], characters: number, vocabulary: Vocabulary) => {
  const chosen: PassageLine[] = [];
  let size = 0;
  for (const line of lines) {
    if (line[0].length > maxLineLength || chosen.length === noLine) continue;
    size += line[0].length;
    if (size > characters) break;
    chosen.push(line);
  }
  const best = new Map<number, { line: number; share: number }>();
  chosen.forEach(([text], line) => {
    const counts = new Map<number, number>();
    const length = vocabulary.countKnown(text, (term, count) => counts.set(term, (counts.get(term) ?? 0) + count));
    for (const [term, count] of counts) {
      // Prefers short lines and whole sentences.
      const share = count / (8 + length) - (/[.!?]$/.test(text) ? 0 : 0.02);
      if (share > (best.get(term)?.share ?? Number.NEGATIVE_INFINITY)) best.set(term, { line, share });
    }
  });
  return { chosen, lineOf: (term: number) => best.get(term)?.line ?? noLine };
};

/** Counts the lectures that contain each term, and computes the mean length of a lecture. */
const surveyLectures = (lectures: readonly SearchableLecture[], vocabulary: Vocabulary, counter: TermCounter) => {
  const documentFrequencies = new TermCounter();
  let totalLength = 0;
  for (const lecture of lectures) {
    totalLength += countLecture(lecture, vocabulary, counter);
    for (const term of counter.take().terms) documentFrequencies.add(term, 1);
  }
  return { documentFrequencies, meanLength: Math.max(1, totalLength / Math.max(1, lectures.length)) };
};

/** Returns a function that builds the entry of a lecture. Counts all lectures twice instead of holding all counts. */
export const createLectureEntries = (lectures: readonly SearchableLecture[], vocabulary: Vocabulary) => {
  const counter = new TermCounter();
  const { documentFrequencies, meanLength } = surveyLectures(lectures, vocabulary, counter);
  const termLimit = Math.min(maxTermsOfLecture, Math.max(minTermsOfLecture, Math.floor(maxTerms / lectures.length)));
  const publicCount = Math.max(1, lectures.filter(({ publicLines }) => publicLines.length > 0).length);

  return (lecture: SearchableLecture): LectureEntry => {
    const norm = 1 - b + b * (countLecture(lecture, vocabulary, counter) / meanLength);
    const { terms, sums } = counter.take();
    const titleTerms = titleTermsOf(lecture, vocabulary);
    const { chosen, lineOf } = chooseLines(lecture.publicLines, maxLineCharacters / publicCount, vocabulary);
    const rated = Array.from(terms, (term, position) => {
      const frequency = (sums[position] as number) / norm;
      const strength = frequency / (k1 + frequency);
      const rarity = Math.log(1 + lectures.length / documentFrequencies.sumOf(term));
      return { term, strength, worth: titleTerms.has(term) ? Number.POSITIVE_INFINITY : strength * rarity };
    });
    const kept = rated.sort((one, other) => other.worth - one.worth || one.term - other.term).slice(0, termLimit);
    const { id, title, sectionIndex, lectureIndex, isPreview } = lecture;
    return {
      terms: Uint32Array.from(kept, ({ term }) => term),
      strengths: Uint8Array.from(kept, ({ strength }) => Math.max(1, Math.round(strength * 255))),
      lines: Uint8Array.from(kept, ({ term }) => lineOf(term)),
      lecture: { id, title, sectionIndex, lectureIndex, isPreview },
      publicLines: chosen,
    };
  };
};
