import {
  type CatalogueDetailRow,
  catalogueKeys,
  type LectureRow,
  type QuizRow,
} from '../../contract/catalogue-rows.ts';
import { key, keyPrefix } from '../../contract/keys.ts';
import { Problem } from '../../contract/problem.ts';
import { lectureState, type Standing } from '../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import { remember } from '../services/remember.ts';
import { catalogueTable } from './table.ts';

/** Seconds until a newly published course shows in an environment that has read the old one. */
const shelfLife = 5;

/** C1: everything about a published course in one read; undefined when there is none of that id. */
export const findCourse = remember(shelfLife, (courseId) =>
  catalogueTable.get<CatalogueDetailRow>(catalogueKeys.detail(courseId)),
);

const lectureRows = remember(shelfLife, (courseId) =>
  catalogueTable.query<LectureRow>(key('COURSE', courseId), keyPrefix('LECTURE')),
);

const quizRow = remember(shelfLife, (place) => {
  const [courseId = '', quizId = ''] = place.split('/');
  return catalogueTable.get<QuizRow>(catalogueKeys.quiz(courseId, quizId));
});

/** The same as `findCourse` for callers that cannot go on without it. Throws `not-found`. */
export const requireCourse = async (courseId: string): Promise<CatalogueDetailRow> => {
  const course = await findCourse(courseId);
  if (!course) throw new Problem('not-found', 'Course not found.');
  return course;
};

/** C2: texts and resources of all lectures of a course, by lecture id. */
export const lectureTexts = async (courseId: string): Promise<Map<string, LectureRow>> =>
  new Map((await lectureRows(courseId)).map((row) => [row.id, row]));

const lectureRow = remember(shelfLife, (place) => {
  const [courseId = '', lectureId = ''] = place.split('/');
  return catalogueTable.get<LectureRow>(catalogueKeys.lecture(courseId, lectureId));
});

/** C20: text, resources and exercises of one lecture; undefined when it has none of them. */
export const getLectureRow = (courseId: string, lectureId: string): Promise<LectureRow | undefined> =>
  lectureRow(`${courseId}/${lectureId}`);

/** C3: the questions of a quiz; undefined when the course has none of that id. */
export const findQuiz = (courseId: string, quizId: string): Promise<QuizRow | undefined> =>
  quizRow(`${courseId}/${quizId}`);

/** Ids of the lectures that finish a course, in order: premium ones are extra for who has not paid for them. */
export const lectureIdsOf = (course: CatalogueDetailRow, standing: Standing): string[] =>
  lecturesInOrder(course)
    .filter(({ lecture }) => lectureState(lecture, standing) !== 'premium')
    .map(({ lecture }) => lecture.id);
