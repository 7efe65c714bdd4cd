import { expect, test } from '@jest/globals';
import { readCourses } from '#content/read-courses.ts';
import { answeredNotebook } from '#test/support/answered-notebook.ts';
import { courseId, enroll } from '#test/support/learners.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';

const params = { courseId, lectureId: 'notebook-read-the-reply' };
const courses = await readCourses();
const exercises = courses.find(({ course }) => course.id === courseId)?.notebooks[params.lectureId] ?? [];

const solved = answeredNotebook(
  exercises,
  exercises.map(({ solution }) => solution),
);
const begun = answeredNotebook(
  exercises,
  exercises.map(({ starter }) => starter),
);

const newStudent = async (): Promise<Learner> => {
  const ada = await newLearner();
  await enroll(ada);
  return ada;
};

const save = (ada: Learner, basedOn: number, notebook: string) =>
  ada.call('saveNotebook', { params, body: { basedOn, notebook, pin: true } });
const verify = (ada: Learner, version: number) => ada.call('verifyNotebook', { params, body: { version } });
const outcomesOf = ({ exercises }: { exercises: { checks: { passed: boolean }[] }[] }) =>
  exercises.map(({ checks }) => checks.map(({ passed }) => passed));

const all = (passed: boolean) => exercises.map(({ checks }) => checks.map(() => passed));

test('the server runs the checks of what is saved, whatever the notebook claims', async () => {
  const ada = await newStudent();
  await save(ada, 0, begun);
  const failed = await verify(ada, 1);
  expect(outcomesOf(failed)).toEqual(all(false));
  await save(ada, 1, solved);
  const passed = await verify(ada, 2);
  expect(outcomesOf(passed)).toEqual(all(true));
  const { verification, solutions } = await ada.call('getNotebook', { params });
  expect({ ...verification, solutions }).toEqual(passed);
}, 60_000);

test('a failed check explains itself; a hidden one gives only its hint', async () => {
  const ada = await newStudent();
  await save(ada, 0, begun);
  const { exercises: verified } = await verify(ada, 1);
  const messages = verified.flatMap(({ checks }) => checks.map(({ message }) => message));
  const expected = exercises.flatMap(({ checks }) =>
    checks.map(({ hidden, hint }) => (hidden ? hint : 'Not written yet.')),
  );
  expect(messages).toEqual(expected);
}, 60_000);

/** Returns which solutions are anywhere in a response. */
const solutionsIn = (response: unknown): string[] =>
  exercises.filter(({ solution }) => JSON.stringify(response).includes(JSON.stringify(solution))).map(({ id }) => id);

test('a solution reaches only a learner whose own answer passed on the server', async () => {
  const ada = await newStudent();
  const [first, second] = exercises;
  await save(ada, 0, begun);
  const before = await Promise.all([
    verify(ada, 1),
    ada.call('getNotebook', { params }),
    ada.call('getCourseContent', { params }),
  ]);
  expect(before.flatMap(solutionsIn)).toEqual([]);

  const half = answeredNotebook(exercises, [`${first?.solution}\n\n# mine`, second?.starter ?? '']);
  await save(ada, 1, half);
  const { solutions } = await verify(ada, 2);
  expect(solutions).toEqual([{ id: first?.id, code: first?.solution, explanation: first?.explanation }]);

  // What was solved stays solved.
  await save(ada, 2, begun);
  expect((await verify(ada, 3)).solutions).toEqual(solutions);
  const later = await ada.call('getNotebook', { params });
  expect(later.solutions).toEqual(solutions);
  expect(solutionsIn(later)).toEqual([first?.id]);
  const bob = await newStudent();
  expect((await bob.call('getNotebook', { params })).solutions).toEqual([]);
}, 60_000);

test('the same answers are checked once, and an older version changes nothing', async () => {
  const ada = await newStudent();
  await save(ada, 0, begun);
  await save(ada, 1, solved);
  const passed = await verify(ada, 2);
  expect(await verify(ada, 2)).toEqual(passed);
  await save(ada, 2, `${solved} `);
  expect(await verify(ada, 3)).toEqual(passed);
  expect(outcomesOf(await verify(ada, 1))).toEqual(all(false));
  const { verification, solutions } = await ada.call('getNotebook', { params });
  expect({ ...verification, solutions }).toEqual(passed);
}, 60_000);

test('a missing answer fails, and a version that is not stored is not found', async () => {
  const ada = await newStudent();
  const unsaved = await ada.attempt('verifyNotebook', { params, body: { version: 1 } });
  expect(unsaved).toMatchObject({ status: 404, body: { code: 'not-found' } });
  await save(ada, 0, answeredNotebook(exercises, []));
  expect(outcomesOf(await verify(ada, 1))).toEqual(all(false));
  const bob = await newStudent();
  expect((await bob.attempt('verifyNotebook', { params, body: { version: 1 } })).status).toBe(404);
  const lesson = { courseId, lectureId: 'structured-output' };
  await ada.call('saveNotebook', { params: lesson, body: { basedOn: 0, notebook: solved } });
  const none = await ada.attempt('verifyNotebook', { params: lesson, body: { version: 1 } });
  expect(none).toMatchObject({ status: 404, body: { detail: 'This lesson has no exercises.' } });
}, 60_000);

test('a learner who is not enrolled is refused', async () => {
  const eve = await newLearner();
  const refused = await eve.attempt('verifyNotebook', { params, body: { version: 1 } });
  expect(refused.body.code).toBe('not-enrolled');
});
