import { Problem } from '../../contract/problem.ts';
import { type AccessState, lectureState } from '../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import { type CourseRow, catalogKeys, type LectureRow, type QuizRow } from '../../contract/storage/catalog-rows.ts';
import { key, keyPrefix } from '../../contract/storage/keys.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';
import { catalogTable } from './table.ts';

/** Seconds until a newly published course shows in an environment that has read the old one. */
const cacheSeconds = 5;

/** C1: everything about a published course in one read; undefined when there is none of that id. */
export const findCourse = ttlCache(cacheSeconds, (courseId) =>
  catalogTable.get<CourseRow>(catalogKeys.detail(courseId)),
);

const cachedLectureRows = ttlCache(cacheSeconds, (courseId) =>
  catalogTable.query<LectureRow>(key('COURSE', courseId), keyPrefix('LECTURE')),
);

const cachedQuizRow = ttlCache(cacheSeconds, (cacheKey) => {
  const [courseId = '', quizId = ''] = cacheKey.split('/');
  return catalogTable.get<QuizRow>(catalogKeys.quiz(courseId, quizId));
});

/** The same as `findCourse` for callers that cannot go on without it. Throws `not-found`. */
export const requireCourse = async (courseId: string): Promise<CourseRow> => {
  const course = await findCourse(courseId);
  if (!course) throw new Problem('not-found', 'Course not found.');
  return course;
};

/** C2: texts and resources of all lectures of a course, by lecture id. */
export const getLectureRows = async (courseId: string): Promise<Map<string, LectureRow>> =>
  new Map((await cachedLectureRows(courseId)).map((row) => [row.id, row]));

const cachedLectureRow = ttlCache(cacheSeconds, (cacheKey) => {
  const [courseId = '', lectureId = ''] = cacheKey.split('/');
  return catalogTable.get<LectureRow>(catalogKeys.lecture(courseId, lectureId));
});

/** C20: text, resources and exercises of one lecture; undefined when it has none of them. */
export const getLectureRow = (courseId: string, lectureId: string): Promise<LectureRow | undefined> =>
  cachedLectureRow(`${courseId}/${lectureId}`);

/** C3: the questions of a quiz; undefined when the course has none of that id. */
export const findQuiz = (courseId: string, quizId: string): Promise<QuizRow | undefined> =>
  cachedQuizRow(`${courseId}/${quizId}`);

/** Ids of the lectures that finish a course, in order: premium ones are extra for who has not paid for them. */
export const countedLectureIds = (course: CourseRow, accessState: AccessState): string[] =>
  lecturesInOrder(course)
    .filter(({ lecture }) => lectureState(lecture, accessState) !== 'premium')
    .map(({ lecture }) => lecture.id);
