import type { QueryUnit } from './query-plan.ts';
import { rarityOf } from './rarity.ts';
import { type IndexColumns, lectureOnly } from './stored-index.ts';

/** Share of a match's weight that counts toward coverage when only lectures contain the term. */
const lectureCoverage = 0.75;
/** Weight of a pair of neighboring words. */
const pairFactor = 0.75;

const postingCount = ({ postingStarts }: IndexColumns, term: number): number =>
  (postingStarts[term + 1] as number) - (postingStarts[term] as number);

/**
 * Scores of the courses that match a search, added up unit by unit. Columns are indexed by course, and only matching
 * courses are visited, so that a rare word costs little in a large catalog. Successive searches reuse the columns,
 * because allocating them for 100,000 courses takes longer than most searches.
 */
export class CourseScores {
  readonly #index: IndexColumns;
  readonly #courseCount: number;
  /** For the unit or pairs being scored: its courses, their best score, and whether the match is outside lectures. */
  readonly #touched: Uint32Array;
  #touchedCount = 0;
  readonly #best: Float32Array;
  readonly #isOutside: Uint8Array;

  readonly #matches: Uint32Array;
  #matchCount = 0;
  readonly #sums: Float64Array;
  readonly #covered: Float64Array;
  readonly #unitCounts: Uint8Array;
  readonly #isEverOutside: Uint8Array;
  readonly #isTop: Uint8Array;
  /** For the results of a search: the courses that are good enough, and a score of each course. */
  readonly courses: Uint32Array;
  readonly scores: Float32Array;
  #totalWeight = 0;
  #units = 0;

  constructor(index: IndexColumns, courseCount: number) {
    this.#index = index;
    this.#courseCount = courseCount;
    this.#touched = new Uint32Array(courseCount);
    this.#best = new Float32Array(courseCount);
    this.#isOutside = new Uint8Array(courseCount);
    this.#matches = new Uint32Array(courseCount);
    this.#sums = new Float64Array(courseCount);
    this.#covered = new Float64Array(courseCount);
    this.#unitCounts = new Uint8Array(courseCount);
    this.#isEverOutside = new Uint8Array(courseCount);
    this.#isTop = new Uint8Array(courseCount);
    this.courses = new Uint32Array(courseCount);
    this.scores = new Float32Array(courseCount);
  }

  /** Resets the columns for the next search, which invalidates the previous results. */
  clear(): void {
    for (const course of this.matches) {
      this.#sums[course] = 0;
      this.#covered[course] = 0;
      this.#unitCounts[course] = 0;
      this.#isEverOutside[course] = 0;
      this.#isTop[course] = 0;
      this.scores[course] = 0;
    }
    this.#matchCount = 0;
    this.#totalWeight = 0;
    this.#units = 0;
  }

  /** Numbers of the courses that contain a unit, in no order. */
  get matches(): Uint32Array {
    return this.#matches.subarray(0, this.#matchCount);
  }

  /** Adds the scores of a unit. Returns its weight, by rarity. */
  addUnit({ alternatives }: QueryUnit): number {
    let weight = alternatives.length === 0 ? rarityOf(0, this.#courseCount) : 0;
    for (const { terms, factor } of alternatives) {
      const [term] = terms;
      if (term === undefined) continue;
      if (terms.length === 1) this.#scoreTerm(term, factor);
      else this.#scorePhrase(terms, factor);
      let rarity = this.#rarityOf(term);
      for (const other of terms) rarity = Math.min(rarity, this.#rarityOf(other));
      weight = Math.max(weight, factor * rarity);
    }
    this.#totalWeight += weight;
    this.#units += 1;
    this.#addTouched(weight);
    return weight;
  }

  /** Raises the scores of matching courses by pairs of neighboring words. Call it after all units. */
  addPairs(pairs: readonly number[]): void {
    for (const pair of pairs) this.#scoreTerm(pair, pairFactor);
    for (let at = 0; at < this.#touchedCount; at++) {
      const course = this.#touched[at] as number;
      if (this.#unitCounts[course])
        this.#sums[course] = (this.#sums[course] as number) + (this.#best[course] as number);
      this.#best[course] = 0;
      this.#isOutside[course] = 0;
    }
    this.#touchedCount = 0;
  }

  /** Returns the share of the search that a matching course covers, 0 to 1. */
  coverageOf(course: number): number {
    return (this.#covered[course] as number) / this.#totalWeight;
  }

  /** Returns the sum of a course's scores. */
  sumOf(course: number): number {
    return this.#sums[course] as number;
  }

  /** Returns whether a matching course lacks a unit. */
  isPartial(course: number): boolean {
    return (this.#unitCounts[course] as number) < this.#units;
  }

  /** Returns whether a course matches outside its lectures. */
  isOutside(course: number): boolean {
    return this.#isEverOutside[course] === 1;
  }

  /** Returns whether a course alone has the highest score for one of the units. */
  isTop(course: number): boolean {
    return this.#isTop[course] === 1;
  }

  #rarityOf(term: number): number {
    return rarityOf(postingCount(this.#index, term), this.#courseCount);
  }

  #scoreTerm(term: number, factor: number): void {
    const { postingStarts, postingCourses, postingScores } = this.#index;
    const [best, isOutside, touched] = [this.#best, this.#isOutside, this.#touched];
    let count = this.#touchedCount;
    const end = postingStarts[term + 1] as number;
    for (let at = postingStarts[term] as number; at < end; at++) {
      const course = postingCourses[at] as number;
      const stored = postingScores[at] as number;
      const score = (stored & (lectureOnly - 1)) * factor;
      const own = best[course] as number;
      if (own === 0) touched[count++] = course;
      if (score > own) best[course] = score;
      if (stored < lectureOnly) isOutside[course] = 1;
    }
    this.#touchedCount = count;
  }

  /** Scores courses that contain all terms of a phrase, by the mean of their scores. */
  #scorePhrase(terms: readonly number[], factor: number): void {
    const { postingStarts, postingCourses, postingScores } = this.#index;
    const sums = new Map<number, { sum: number; count: number; isOutside: boolean }>();
    const byLength = [...terms].sort((one, other) => postingCount(this.#index, one) - postingCount(this.#index, other));
    byLength.forEach((term, position) => {
      const end = postingStarts[term + 1] as number;
      for (let at = postingStarts[term] as number; at < end; at++) {
        const course = postingCourses[at] as number;
        const stored = postingScores[at] as number;
        const found = position === 0 ? { sum: 0, count: 0, isOutside: true } : sums.get(course);
        if (found?.count !== position) continue;
        found.sum += stored & (lectureOnly - 1);
        found.count += 1;
        found.isOutside &&= stored < lectureOnly;
        sums.set(course, found);
      }
    });
    for (const [course, { sum, count, isOutside }] of sums)
      if (count === terms.length) {
        const best = this.#best[course] as number;
        if (best === 0) this.#touched[this.#touchedCount++] = course;
        this.#best[course] = Math.max(best, (factor * sum) / count);
        if (isOutside) this.#isOutside[course] = 1;
      }
  }

  /** Adds the scores of a unit to its courses, then clears them for the next unit. */
  #addTouched(weight: number): void {
    const touched = this.#touched.subarray(0, this.#touchedCount);
    const [bests, outside, unitCounts] = [this.#best, this.#isOutside, this.#unitCounts];
    const [sums, covered] = [this.#sums, this.#covered];
    let top = 0;
    let isTied = false;
    for (let at = 0; at < touched.length; at++) {
      const course = touched[at] as number;
      const best = bests[course] as number;
      if (outside[course] !== 1 || best < top) continue;
      isTied = best === top;
      top = best;
    }
    for (let at = 0; at < touched.length; at++) {
      const course = touched[at] as number;
      const best = bests[course] as number;
      const isOutside = outside[course] === 1;
      const units = unitCounts[course] as number;
      if (units === 0) this.#matches[this.#matchCount++] = course;
      unitCounts[course] = units + 1;
      sums[course] = (sums[course] as number) + best;
      covered[course] = (covered[course] as number) + weight * (isOutside ? 1 : lectureCoverage);
      if (isOutside) this.#isEverOutside[course] = 1;
      if (isOutside && best === top && !isTied) this.#isTop[course] = 1;
      bests[course] = 0;
      outside[course] = 0;
    }
    this.#touchedCount = 0;
  }
}
