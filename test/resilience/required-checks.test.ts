import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCourses } from '#content/read-courses.ts';
import { answeredNotebook } from '../support/answered-notebook.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { type Learner, newLearner } from '../support/platform.ts';

/** The notebook whose checks its author requires. */
const params = { courseId: 'python-for-data-work', lectureId: 'notebook-monthly-report' };

const courses = await readCourses();
const authored = courses.find(({ course }) => course.id === params.courseId);
const exercises = authored?.notebooks[params.lectureId] ?? [];

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  if (authored) await operator.publish(authored);
}, 150_000);
afterAll(() => operator.stop());

const isCompleted = async (ada: Learner): Promise<boolean> =>
  (await ada.call('getCourseProgress', { params })).completedLectures.includes(params.lectureId);

const verifyAnswers = async (ada: Learner, basedOn: number, answers: string[]) => {
  const notebook = answeredNotebook(exercises, answers);
  const { version } = await ada.call('saveNotebook', { params, body: { basedOn, notebook, pin: true } });
  return ada.call('verifyNotebook', { params, body: { version } });
};

test('required checks complete a notebook when they pass, and nothing else does', async () => {
  const ada = await newLearner();
  await ada.call('enroll', { params });
  const content = await ada.call('getCourseContent', { params });
  const lectures = content.sections.flatMap((section) => section.lectures);
  expect(lectures.filter(({ requiresChecks }) => requiresChecks).map(({ id }) => id)).toEqual([params.lectureId]);
  for (const claim of [{}, { checksPassed: true as const }]) {
    const body = { progress: 1, completedLecture: params.lectureId, ...claim };
    const refused = await ada.attempt('saveCourseProgress', { params, body });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  }
  await verifyAnswers(
    ada,
    0,
    exercises.map(({ starter }) => starter),
  );
  expect(await isCompleted(ada)).toBe(false);

  const solved = await verifyAnswers(
    ada,
    1,
    exercises.map(({ solution }) => solution),
  );
  expect(await isCompleted(ada)).toBe(true);
  expect(await ada.call('verifyNotebook', { params, body: { version: 2 } })).toEqual(solved);
  expect(await ada.call('getNotebook', { params })).toMatchObject({ requiresChecks: true, isCompleted: true });
}, 120_000);
