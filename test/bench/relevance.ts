import { publishedCourse } from '#content/publish/course-rows.ts';
import { readEnglishWords } from '#content/publish/english-words.ts';
import { searchableCourse } from '#content/publish/publish-index.ts';
import { readCourses } from '#content/read-courses.ts';
import {
  buildCourseIndex,
  decodeCourseIndex,
  encodeCourseIndex,
  openCourseIndex,
  searchCourses,
} from '#contract/rules/course-search.ts';
import { readRelevanceSet, relevanceOf } from '#test/contract/rules/search/relevance-set.ts';

export interface RelevanceMeasurement {
  queries: number;
  /** Mean normalized discounted cumulative gain of the first five courses, 0 to 1. */
  ndcg: number;
  /** Share of searches whose first course has the highest grade. */
  success: number;
  /** Share of searches for a lesson that show it with one of the first three courses. */
  lectures: number;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Measures the course search on the graded searches, over the courses in `content/courses`. */
export const measureRelevance = async (): Promise<RelevanceMeasurement> => {
  const courses = (await readCourses()).map((checked) => searchableCourse(checked, publishedCourse(checked)));
  const englishWords = readEnglishWords();
  const stored = encodeCourseIndex(buildCourseIndex(courses, { version: '1', cursorKey: 'key', englishWords }));
  const index = openCourseIndex(decodeCourseIndex(stored));
  const results = readRelevanceSet().map((graded) => {
    const { courses, lectures } = searchCourses(index, { search: graded.query, limit: 50, after: 0 });
    return relevanceOf(
      graded,
      courses.map(({ id }, rank) => ({ id, lectures: (lectures[rank] ?? []).map((lecture) => lecture.id) })),
    );
  });
  return {
    queries: results.length,
    ndcg: meanOf(results.map(({ ndcg }) => ndcg)),
    success: meanOf(results.map(({ isSuccess }) => Number(isSuccess))),
    lectures: meanOf(
      results.flatMap(({ isLectureFound }) => (isLectureFound === undefined ? [] : Number(isLectureFound))),
    ),
  };
};
