import { expect, test } from '@jest/globals';
import { nextTokenStart } from '#contract/rules/explore/next-token.ts';
import type { ExplorableState } from '#contract/schemas/explore.ts';
import { dripParams, newLinkedSubscriber } from '#test/support/drip-subscribers.ts';
import { concurrently, courseId, enroll } from '#test/support/learners.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';

const params = { courseId, lectureId: 'explore-next-word' };
const start: ExplorableState = { explorable: 'next-token', ...nextTokenStart };
const solution: ExplorableState = { ...start, temperature: 1.6, topP: 0.85 };

const newExplorer = async (): Promise<Learner> => {
  const ada = await newLearner();
  await enroll(ada);
  return ada;
};
const save = (learner: Learner, state: ExplorableState, isAnswer = false) =>
  learner.call('saveExploration', { params, body: { state, isAnswer } });
const stored = (learner: Learner) => learner.call('getExploration', { params });
const completedBy = async (learner: Learner) =>
  (await learner.call('getCourseProgress', { params: { courseId } })).completedLectures;

test('another device shows the settings of an explorable', async () => {
  const ada = await newExplorer();
  expect(await stored(ada)).toEqual({});
  const state = { ...start, temperature: 0.7, seed: 12 };
  expect(await save(ada, state)).toEqual({ state });
  expect(await stored(ada)).toEqual({ state });
});

test('an answer that solves the task completes the lesson, and it stays solved', async () => {
  const ada = await newExplorer();
  const { solvedAt } = await save(ada, solution, true);
  expect(solvedAt).toEqual(expect.any(String));
  expect(await completedBy(ada)).toEqual([params.lectureId]);
  expect((await ada.call('getActivity')).days).toHaveLength(1);
  await save(ada, start);
  expect(await stored(ada)).toEqual({ state: start, solvedAt });
  expect((await save(ada, solution, true)).solvedAt).toBe(solvedAt);
});

test('settings that solve the task count only as an answer', async () => {
  const ada = await newExplorer();
  await save(ada, solution);
  expect(await stored(ada)).toEqual({ state: solution });
  expect(await completedBy(ada)).toEqual([]);
  expect((await ada.call('getActivity')).days).toEqual([]);
});

test('an answer that does not solve the task is saved and completes nothing', async () => {
  const ada = await newExplorer();
  expect(await save(ada, start, true)).toEqual({ state: start });
  expect(await completedBy(ada)).toEqual([]);
});

test('fifty identical answers at once complete the lesson once', async () => {
  const ada = await newExplorer();
  await concurrently(50, () => save(ada, solution, true));
  expect(await completedBy(ada)).toEqual([params.lectureId]);
  expect((await stored(ada)).state).toEqual(solution);
});

/** Invalid states that a client may send, each with its problem. */
const refused: [string, object, string][] = [
  ['that claims to be solved', { state: solution, isAnswer: true, solvedAt: '2026-01-01T00:00:00.000Z' }, '400'],
  ['with a claim inside the state', { state: { ...start, isSolved: true }, isAnswer: true }, '400'],
  ['with a temperature out of range', { state: { ...start, temperature: 99 }, isAnswer: true }, '400'],
  ['without a field', { state: { explorable: 'next-token', temperature: 1 }, isAnswer: true }, '400'],
  ['with a number as text', { state: { ...start, topP: '1' }, isAnswer: true }, '400'],
  ['of an unknown explorable', { state: { explorable: 'magic' }, isAnswer: true }, '400'],
  ['of 60 KB', { state: { ...start, note: 'x'.repeat(60_000) }, isAnswer: true }, '400'],
  [
    'of another explorable',
    { state: { explorable: 'bm25', query: 'refund', k1: 1.2, b: 0.75 }, isAnswer: true },
    '404',
  ],
];

test.each(refused)('a state %s is refused and changes nothing', async (_, body, status) => {
  const ada = await newExplorer();
  await save(ada, start);
  const response = await ada.attempt('saveExploration', { params, body: body as never });
  expect(`${response.status}`).toBe(status);
  expect(await stored(ada)).toEqual({ state: start });
  expect(await completedBy(ada)).toEqual([]);
});

test('a lesson without an explorable stores no state', async () => {
  const ada = await newExplorer();
  const elsewhere = { ...params, lectureId: 'how-a-model-writes' };
  const { body } = await ada.attempt('saveExploration', {
    params: elsewhere,
    body: { state: solution, isAnswer: true },
  });
  expect(body.code).toBe('not-found');
  expect(await ada.call('getExploration', { params: elsewhere })).toEqual({});
});

test('exploring requires enrollment, and nobody sees the settings of others', async () => {
  const [ada, eve] = [await newExplorer(), await newLearner()];
  await save(ada, start);
  const { body } = await eve.attempt('saveExploration', { params, body: { state: solution, isAnswer: true } });
  expect(body.code).toBe('not-enrolled');
  expect(await stored(eve)).toEqual({});
});

test('an export contains the settings and when the task was solved', async () => {
  const ada = await newExplorer();
  const { solvedAt } = await save(ada, solution, true);
  const { rows } = await ada.call('exportAccount');
  expect(rows.filter(({ sk }) => String(sk).startsWith('EXPLORATION#'))).toMatchObject([{ state: solution, solvedAt }]);
});

test('a reading time or passed checks cannot be claimed for an explorable', async () => {
  const ada = await newExplorer();
  for (const claim of [{ readSeconds: 600 }, { checksPassed: true as const }]) {
    const body = { progress: 0, completedLecture: params.lectureId, ...claim };
    expect((await ada.attempt('saveCourseProgress', { params: { courseId }, body })).status).toBe(400);
  }
  expect(await completedBy(ada)).toEqual([]);
});

test('a lesson without an explorable takes no settings, in a drip course either', async () => {
  const subscriber = await newLinkedSubscriber();
  const refused = await subscriber.attempt('saveExploration', {
    params: { ...dripParams, lectureId: 'what-a-model-is' },
    body: { state: solution, isAnswer: true },
  });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
});
