import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCourses } from '#content/read-courses.ts';
import { answeredNotebook } from '#test/support/answered-notebook.ts';
import { answersTo, courseId, newGraduate } from '#test/support/learners.ts';
import { type OperatorCloud, startOperatorCloud } from '#test/support/operator-cloud.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';
import { advanceClock } from '#test/support/product-clock.ts';
import { credentialOf, issue } from '#test/support/revocations.ts';

const params = { courseId };
const authored = await readCourses();
const { course, notebooks = {} } = authored.find((candidate) => candidate.course.id === courseId) ?? {};
const titleOf = (lectureId: string): string | undefined =>
  course?.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === lectureId)?.title;
const withChecks = Object.entries(notebooks).filter(([, exercises]) => exercises.length > 0);

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(...authored);
}, 150_000);
afterAll(() => operator.stop());

/** Passes the mastery check of a graduate a week after the course. */
const newMaster = async (): Promise<Learner> => {
  const graduate = await newGraduate('Ada Lovelace');
  await advanceClock('8d');
  const ada = await newLearner(graduate.email);
  const { nextCheck, questions } = await ada.call('getMasteryCheck', { params });
  const answers = answersTo(questions, 'mastery');
  await ada.call('submitMasteryCheck', { params, body: { check: nextCheck, answers } });
  return ada;
};

const masteryOf = async (ada: Learner) => (await ada.call('getMasteryCheck', { params })).mastery;

/** Saves these answers and has the server check them. */
const verify = async (ada: Learner, lectureId: string, basedOn: number, answers: readonly string[]): Promise<void> => {
  const ofNotebook = { params: { courseId, lectureId } };
  const notebook = answeredNotebook(notebooks[lectureId] ?? [], answers);
  await ada.call('saveNotebook', { ...ofNotebook, body: { basedOn, notebook, pin: true } });
  await ada.call('verifyNotebook', { ...ofNotebook, body: { version: basedOn + 1 } });
};

test('Mastery waits until the server has passed the checks of all notebooks', async () => {
  const ada = await newMaster();
  const lectureIds = withChecks.map(([lectureId]) => lectureId);
  expect(lectureIds.length).toBeGreaterThan(0);
  const claim = async () => (await ada.attempt('generateCertificate', { params, query: { kind: 'mastery' } })).status;
  expect(await masteryOf(ada)).toMatchObject({
    state: 'notebooks',
    notebooks: lectureIds.map((lectureId) => ({ lectureId, title: titleOf(lectureId), isVerified: false })),
  });
  for (const [lectureId, exercises] of withChecks) {
    const starters = exercises.map(({ starter }) => starter);
    await verify(ada, lectureId, 0, starters);
    expect(await masteryOf(ada)).toMatchObject({ state: 'notebooks' });
    expect(await claim()).toBe(409);
    const solutions = exercises.map(({ solution }) => solution);
    await verify(ada, lectureId, 1, solutions);
  }
  const { state, masteredAt } = await masteryOf(ada);
  expect(state).toBe('mastered');

  // A later version that fails does not undo the verification.
  const [[lectureId, exercises] = ['', []]] = withChecks;
  await verify(
    ada,
    lectureId,
    2,
    exercises.map(({ starter }) => starter),
  );
  expect(await masteryOf(ada)).toMatchObject({ state: 'mastered', masteredAt });
  const { courses } = await ada.call('getSkillMap');
  expect(courses.map(({ mastery }) => mastery.state)).toEqual(['mastered']);
  expect(await claim()).toBe(200);

  // The certificate of completion says so, too, although the lessons were marked by hand.
  const { evidence } = await credentialOf((await issue(ada, courseId)).id);
  expect(evidence.find(({ genre }) => genre === 'Notebook')?.narrative).toBe(
    '1 notebook, marked as completed. Its checks passed when run on the server.',
  );
}, 240_000);
