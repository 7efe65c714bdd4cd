import type { QueryPlan } from './query-plan.ts';
import { rarityOf } from './rarity.ts';
import { type IndexColumns, noLine } from './stored-index.ts';

/** The terms of a search, ascending, each with the units it counts for. */
export type QueryTerms = readonly { term: number; uses: readonly { unit: number; factor: number }[] }[];

/** A lecture that matches a search. */
export interface LectureMatch {
  /** Index in the columns of lectures. */
  lecture: number;
  score: number;
  /** Share of the search that the lecture contains, 0 to 1. */
  coverage: number;
  /** Indexes of the best public lines for the matching terms. */
  lines: number[];
}

/** Maximum terms of a search that are looked up in lectures, because a short prefix matches thousands. */
const maxTerms = 64;

/** Groups the matches of a search by term. */
export const queryTerms = ({ units, pairs }: QueryPlan): QueryTerms => {
  const grouped = new Map<number, { unit: number; factor: number }[]>();
  const add = (term: number, unit: number, factor: number) => {
    const uses = grouped.get(term);
    if (uses) uses.push({ unit, factor });
    else if (grouped.size < maxTerms) grouped.set(term, [{ unit, factor }]);
  };
  // A pair counts like an additional unit, but coverage does not require it.
  pairs.forEach((term, position) => {
    add(term, units.length + position, 1);
  });
  units.forEach(({ alternatives }, unit) => {
    for (const { terms, factor } of alternatives) for (const term of terms) add(term, unit, factor / terms.length);
  });
  return [...grouped].map(([term, uses]) => ({ term, uses })).sort((one, other) => one.term - other.term);
};

/** Returns the first entry from `low` whose term is not before `term`. */
const firstEntry = (entryTerms: Uint32Array, term: number, low: number, high: number): number => {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((entryTerms[middle] as number) < term) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Scores the lectures of a course that contain words of a search, best first. `weights` are those of the units. */
export const lectureMatches = (
  index: IndexColumns,
  course: number,
  terms: QueryTerms,
  weights: readonly number[],
  pairCount: number,
): LectureMatch[] => {
  const { entryStarts, entryTerms, entryLectures, entryStrengths, entryLines, lectureStarts, lectureCounts } = index;
  const firstLecture = lectureStarts[course] as number;
  const totalLectures = lectureStarts[lectureStarts.length - 1] as number;
  const width = weights.length + pairCount;
  const found = new Map<number, { best: Float32Array; lines: number[] }>();
  const end = entryStarts[course + 1] as number;
  let at = entryStarts[course] as number;
  for (const { term, uses } of terms) {
    at = firstEntry(entryTerms, term, at, end);
    const rarity = rarityOf(lectureCounts[term] as number, totalLectures) / 255;
    for (; at < end && entryTerms[at] === term; at++) {
      const lecture = firstLecture + (entryLectures[at] as number);
      const match = found.get(lecture) ?? { best: new Float32Array(width), lines: [] };
      found.set(lecture, match);
      const strength = (entryStrengths[at] as number) * rarity;
      for (const { unit, factor } of uses) match.best[unit] = Math.max(match.best[unit] as number, strength * factor);
      if (entryLines[at] !== noLine) match.lines.push(entryLines[at] as number);
    }
  }
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const matches = [...found].map(([lecture, { best, lines }]) => {
    const covered = weights.reduce((sum, weight, unit) => sum + ((best[unit] as number) > 0 ? weight : 0), 0);
    const coverage = covered / totalWeight;
    return { lecture, coverage, score: best.reduce((sum, score) => sum + score, 0) * coverage, lines };
  });
  return matches.sort((one, other) => other.score - one.score || one.lecture - other.lecture);
};
