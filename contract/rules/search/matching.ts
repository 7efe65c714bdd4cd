import { type LectureMatch, lectureMatches, type QueryTerms, queryTerms } from './lecture-matches.ts';
import { planQuery, type QueryPlan, type QueryUnit } from './query-plan.ts';
import { rarityOf } from './rarity.ts';
import { type IndexColumns, lectureOnly } from './stored-index.ts';

/** Share of a match that only lectures contain, toward the words that a course covers. */
const lectureCoverage = 0.75;
/** Weight of a pair of neighboring words. */
const pairFactor = 0.75;
/** Minimum share of the search, by rarity of its words, that a course must cover if only its lectures match. */
const minCoverage = 0.4;
/** Results below this share of the best score are dropped when they match partly, or only in lectures. */
const minPartialShare = 0.2;
const minLectureShare = 0.12;

/** Matches that are ranked again by their best lecture, and what it adds to a score. */
const rerankedMatches = 20;
const bestLectureWeight = 300;

/** What a search found, and how. */
export interface Matches {
  plan: QueryPlan;
  /** Weight of each unit of the plan, by rarity. */
  weights: number[];
  terms: QueryTerms;
  /** Numbers of the matching courses, best first. */
  courses: number[];
  /** Matching lectures of the first courses, by course. */
  lectures: ReadonlyMap<number, LectureMatch[]>;
}

/** Scores of all courses for one unit, and whether the match is outside lectures. */
interface UnitScores {
  weight: number;
  best: Float32Array;
  isOutside: Uint8Array;
}

const postingCount = ({ postingStarts }: IndexColumns, term: number): number =>
  (postingStarts[term + 1] as number) - (postingStarts[term] as number);

const scoreTerm = (index: IndexColumns, term: number, factor: number, scores: UnitScores): void => {
  const { postingStarts, postingCourses, postingScores } = index;
  const { best, isOutside } = scores;
  const end = postingStarts[term + 1] as number;
  for (let at = postingStarts[term] as number; at < end; at++) {
    const course = postingCourses[at] as number;
    const stored = postingScores[at] as number;
    const score = (stored & (lectureOnly - 1)) * factor;
    if (score > (best[course] as number)) best[course] = score;
    if (stored < lectureOnly) isOutside[course] = 1;
  }
};

/** Scores courses that contain all terms of a phrase, by the mean of their scores. */
const scorePhrase = (index: IndexColumns, terms: readonly number[], factor: number, scores: UnitScores): void => {
  const { postingStarts, postingCourses, postingScores } = index;
  const sums = new Map<number, { sum: number; count: number; isOutside: boolean }>();
  const byLength = [...terms].sort((one, other) => postingCount(index, one) - postingCount(index, other));
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
  for (const [course, { sum, count, isOutside }] of sums) {
    if (count !== terms.length) continue;
    scores.best[course] = Math.max(scores.best[course] as number, (factor * sum) / count);
    if (isOutside) scores.isOutside[course] = 1;
  }
};

const scoreUnit = (index: IndexColumns, courseCount: number, { alternatives }: QueryUnit): UnitScores => {
  const scores = { weight: 0, best: new Float32Array(courseCount), isOutside: new Uint8Array(courseCount) };
  for (const { terms, factor } of alternatives) {
    const [term] = terms;
    if (term === undefined) continue;
    if (terms.length === 1) scoreTerm(index, term, factor, scores);
    else scorePhrase(index, terms, factor, scores);
    const rarity = Math.min(...terms.map((one) => rarityOf(postingCount(index, one), courseCount)));
    scores.weight = Math.max(scores.weight, factor * rarity);
  }
  if (alternatives.length === 0) scores.weight = rarityOf(0, courseCount);
  return scores;
};

/** Number of course numbers; a factor above all of them. */
const courseNumbers = 2 ** 20;

/** Returns the courses whose share of the best score is large enough, best first; ties keep the default order. */
const rankCourses = (scores: Float32Array, minShares: Float32Array, bestScore: number): number[] => {
  // One number holds a score and the course, because numbers sort much faster than objects.
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let course = 0; course < scores.length; course++) {
    const score = scores[course] as number;
    if (score === 0 || score < bestScore * (minShares[course] as number)) continue;
    keys[count++] = Math.round(score * 16) * courseNumbers + (courseNumbers - 1 - course);
  }
  const sorted = keys.subarray(0, count).sort();
  const courses = new Array<number>(count);
  for (let position = 0; position < count; position++) {
    const key = sorted[count - 1 - position] as number;
    courses[position] = courseNumbers - 1 - (key - Math.floor(key / courseNumbers) * courseNumbers);
  }
  return courses;
};

/**
 * Returns courses that match a search, best first; undefined when it has no words. Courses with all words come before
 * courses with some: a score is multiplied by a power of 1.5 of the share of the search that the course covers.
 */
export const matchingCourses = (index: IndexColumns, courseCount: number, query: string): Matches | undefined => {
  const plan = planQuery(index, query);
  const { units } = plan;
  if (units.length === 0) return undefined;
  const scored = units.map((unit) => scoreUnit(index, courseCount, unit));
  const totalWeight = scored.reduce((sum, { weight }) => sum + weight, 0);

  const pairScores = { weight: 0, best: new Float32Array(courseCount), isOutside: new Uint8Array(courseCount) };
  for (const pair of plan.pairs) scoreTerm(index, pair, pairFactor, pairScores);

  // Typed arrays instead of objects: a common word matches most courses.
  const scores = new Float32Array(courseCount);
  const minShares = new Float32Array(courseCount);
  let bestScore = 0;
  for (let course = 0; course < courseCount; course++) {
    let score = 0;
    let covered = 0;
    let isPartial = false;
    let isOutside = false;
    for (let unit = 0; unit < scored.length; unit++) {
      const { weight, best, isOutside: outside } = scored[unit] as UnitScores;
      if (best[course] === 0) isPartial = true;
      else {
        score += best[course] as number;
        covered += weight * (outside[course] ? 1 : lectureCoverage);
        isOutside ||= outside[course] === 1;
      }
    }
    const coverage = covered / totalWeight;
    if (score === 0 || (!isOutside && coverage < minCoverage)) continue;
    score = (score + (pairScores.best[course] as number)) * coverage * Math.sqrt(coverage);
    if (score > bestScore) bestScore = score;
    scores[course] = score;
    minShares[course] = isPartial ? minPartialShare : isOutside ? 0 : minLectureShare;
  }
  const ranked = rankCourses(scores, minShares, bestScore);
  const terms = queryTerms(plan);
  const weights = scored.map(({ weight }) => weight);
  const lectures = new Map<number, LectureMatch[]>();
  const head = ranked.slice(0, rerankedMatches).map((course) => {
    const matches = lectureMatches(index, course, terms, weights, plan.pairs.length);
    lectures.set(course, matches);
    const [best] = matches;
    return { course, score: (scores[course] as number) + (best?.score ?? 0) * bestLectureWeight };
  });
  head.sort((one, other) => other.score - one.score || one.course - other.course);
  const courses = [...head.map(({ course }) => course), ...ranked.slice(rerankedMatches)];
  return { plan, weights, terms, courses, lectures };
};
