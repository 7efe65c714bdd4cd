import type { CourseScores } from './course-scores.ts';
import { type LectureMatch, lectureMatches, type QueryTerms, queryTerms } from './lecture-matches.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';
import type { IndexColumns } from './stored-index.ts';
import { isQualifier } from './tokenize.ts';

/** Minimum share of the search, by rarity of its words, that a course must cover if only its lectures match. */
const minCoverage = 0.35;
/** Minimum shares of the best score for results that match only in part, and for those that match only in lectures. */
const minPartialShare = 0.2;
const minLectureShare = 0.12;

/** Number of top matches that are ranked again by their best lecture, and that lecture's weight. */
const rerankedMatches = 20;
const bestLectureWeight = 300;

/** The result of a search, with the plan behind it. */
export interface Matches {
  plan: QueryPlan;
  /** Weight of each unit of the plan, by rarity. */
  weights: number[];
  terms: QueryTerms;
  /** Numbers of the matching courses: the first `rankedCount` best first, the others in no order. */
  courses: Uint32Array;
  rankedCount: number;
  /** Score of each course, by number. */
  scores: Float32Array;
  /** Matching lectures of the first courses, by course. */
  lectures: ReadonlyMap<number, LectureMatch[]>;
}

/** Factor for keys, above all course numbers. */
const courseNumbers = 2 ** 20;

/** Returns one number for a score and its course, because numbers sort much faster than objects. */
const rankKey = (score: number, course: number): number =>
  Math.round(score * 16) * courseNumbers + (courseNumbers - 1 - course);

const courseOfKey = (key: number): number =>
  courseNumbers - 1 - (key - Math.floor(key / courseNumbers) * courseNumbers);

/** Sorts courses in place, best first; ties keep the default order. */
const sortByScore = (courses: Uint32Array, scores: Float32Array): void => {
  const keys = Float64Array.from(courses, (course) => rankKey(scores[course] as number, course)).sort();
  for (let at = 0; at < keys.length; at++) courses[at] = courseOfKey(keys[keys.length - 1 - at] as number);
};

/** Moves the best `count` courses to the front, best first, in one pass, because most other courses are never shown. */
const moveBestToFront = (courses: Uint32Array, scores: Float32Array, count: number): void => {
  /** Keys of the best so far, descending. */
  const best: number[] = [];
  for (let at = 0; at < courses.length; at++) {
    const course = courses[at] as number;
    const key = rankKey(scores[course] as number, course);
    if (best.length === count && key < (best[count - 1] as number)) continue;
    let position = Math.min(best.length, count - 1);
    // The course that drops out of the best takes this place.
    courses[at] = best.length === count ? courseOfKey(best[count - 1] as number) : course;
    while (position > 0 && key > (best[position - 1] as number)) {
      best[position] = best[position - 1] as number;
      position -= 1;
    }
    best[position] = key;
  }
  best.forEach((key, position) => {
    courses[position] = courseOfKey(key);
  });
};

/** Maximum courses that are moved to the front one by one; for more, sorting all of them is faster. */
const maxMoved = 100;

/** Sorts at least the first `count` courses in place, best first. */
export const sortBestByScore = (courses: Uint32Array, scores: Float32Array, count: number): void =>
  count > maxMoved ? sortByScore(courses, scores) : moveBestToFront(courses, scores, Math.min(count, courses.length));

/** Writes the scores of all matching courses, and returns those with sufficient scores, in no order. */
const selectCourses = (found: CourseScores): Uint32Array => {
  const { matches, courses, scores } = found;
  let bestScore = 0;
  for (let at = 0; at < matches.length; at++) {
    const course = matches[at] as number;
    const coverage = found.coverageOf(course);
    if (!found.isOutside(course) && coverage < minCoverage) continue;
    const score = found.sumOf(course) * coverage * Math.sqrt(coverage);
    scores[course] = score;
    if (score > bestScore) bestScore = score;
  }
  const minShareOf = (course: number): number => {
    // Keeps the best course for one of two subjects, even if others cover both.
    if (found.isTop(course)) return 0;
    if (found.isPartial(course)) return minPartialShare;
    return found.isOutside(course) ? 0 : minLectureShare;
  };
  let count = 0;
  for (let at = 0; at < matches.length; at++) {
    const course = matches[at] as number;
    const score = scores[course] as number;
    if (score > 0 && score >= bestScore * minShareOf(course)) courses[count++] = course;
  }
  return courses.subarray(0, count);
};

/** Returns whether only qualifiers of a search match and its subject does not, as in "sewing for beginners". */
const lacksSubject = ({ units }: QueryPlan): boolean => {
  const subjects = units.filter(({ word }) => !isQualifier(word));
  return subjects.length > 0 && subjects.every(({ alternatives }) => alternatives.length === 0);
};

/**
 * Returns courses that match a search; undefined when it has no words. Favors courses that cover all words: multiplies
 * each score by the covered share of the search to the power of 1.5. The matches are valid until the next call with the
 * same `found`.
 */
export const matchingCourses = (index: IndexColumns, found: CourseScores, query: string): Matches | undefined => {
  const plan = planQuery(index, query);
  if (plan.units.length === 0) return undefined;
  found.clear();
  const weights = lacksSubject(plan) ? [] : plan.units.map((unit) => found.addUnit(unit));
  found.addPairs(plan.pairs);
  const courses = selectCourses(found);
  const { scores } = found;
  const rankedCount = Math.min(rerankedMatches, courses.length);
  moveBestToFront(courses, scores, rankedCount);

  const terms = queryTerms(plan);
  const lectures = new Map<number, LectureMatch[]>();
  const head = Array.from(courses.subarray(0, rankedCount), (course) => {
    const matches = lectureMatches(index, course, terms, weights, plan.pairs.length);
    lectures.set(course, matches);
    const [best] = matches;
    return { course, score: (scores[course] as number) + (best?.score ?? 0) * bestLectureWeight };
  });
  head.sort((one, other) => other.score - one.score || one.course - other.course);
  head.forEach(({ course }, position) => {
    courses[position] = course;
  });
  return { plan, weights, terms, courses, rankedCount, scores, lectures };
};
