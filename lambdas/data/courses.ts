import type { CoverDrawing } from '#contract/cover/cover.ts';
import { drawCover } from '#contract/cover/draw-cover.ts';
import { Problem } from '#contract/problem.ts';
import { type AccessState, lectureState } from '#contract/rules/lecture-access.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { type CourseRow, type CoverRow, catalogKeys, type LectureRow } from '#contract/storage/catalog-rows.ts';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import type { QuizRow, SkillsRow } from '#contract/storage/quiz-rows.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';
import { catalogTable } from './table.ts';

/** Seconds before an environment that cached a course sees a newly published version. */
const cacheSeconds = 5;

/** C1: reads a published course; returns undefined when it does not exist. */
export const findCourse = ttlCache(cacheSeconds, (courseId) =>
  catalogTable.get<CourseRow>(catalogKeys.detail(courseId)),
);

/** C8: reads the cover of a course; draws one for courses published before covers were stored. */
export const getCover = async (courseId: string): Promise<CoverDrawing> =>
  (await catalogTable.get<CoverRow>(catalogKeys.cover(courseId))) ?? drawCover(courseId);

const cachedLectureRows = ttlCache(cacheSeconds, (courseId) =>
  catalogTable.query<LectureRow>(key('COURSE', courseId), keyPrefix('LECTURE')),
);

const cachedQuizRow = ttlCache(cacheSeconds, (cacheKey) => {
  const [courseId = '', quizId = ''] = cacheKey.split('/');
  return catalogTable.get<QuizRow>(catalogKeys.quiz(courseId, quizId));
});

/**
 * Reads a published course.
 * @throws `not-found` when it does not exist
 */
export const requireCourse = async (courseId: string): Promise<CourseRow> => {
  const course = await findCourse(courseId);
  if (!course) throw new Problem('not-found', 'Course not found.');
  return course;
};

/** C2: reads texts and resources of all lectures of a course, by lecture id. */
export const getLectureRows = async (courseId: string): Promise<Map<string, LectureRow>> =>
  new Map((await cachedLectureRows(courseId)).map((row) => [row.id, row]));

const cachedLectureRow = ttlCache(cacheSeconds, (cacheKey) => {
  const [courseId = '', lectureId = ''] = cacheKey.split('/');
  return catalogTable.get<LectureRow>(catalogKeys.lecture(courseId, lectureId));
});

/** C20: reads text, resources and exercises of a lecture; returns undefined when it has none. */
export const getLectureRow = (courseId: string, lectureId: string): Promise<LectureRow | undefined> =>
  cachedLectureRow(`${courseId}/${lectureId}`);

/** C3: reads the questions of a quiz; returns undefined when it does not exist. */
export const findQuiz = (courseId: string, quizId: string): Promise<QuizRow | undefined> =>
  cachedQuizRow(`${courseId}/${quizId}`);

/** C21: reads the skills of a course; returns undefined when it does not exist. */
export const findSkills = ttlCache(cacheSeconds, (courseId) =>
  catalogTable.get<SkillsRow>(catalogKeys.skills(courseId)),
);

/**
 * Returns the ids of the lectures required to finish a course, in order. Excludes premium ones for learners without the
 * upgrade.
 */
export const countedLectureIds = (course: CourseRow, accessState: AccessState): string[] =>
  lecturesInOrder(course)
    .filter(({ lecture }) => lectureState(lecture, accessState) !== 'premium')
    .map(({ lecture }) => lecture.id);
