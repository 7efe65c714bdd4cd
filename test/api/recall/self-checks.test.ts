import { beforeAll, expect, test } from '@jest/globals';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import type { NewSelfCheckAttempt } from '#contract/schemas/self-check.ts';
import { dripParams, newLinkedSubscriber } from '#test/support/drip-subscribers.ts';
import { concurrently, courseId, enroll } from '#test/support/learners.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';

let reading: LearnerLecture;
let params: { courseId: string; lectureId: string };
let questionId: string;
beforeAll(async () => {
  const lectures = lecturesInOrder(await enroll(await newLearner()));
  reading = lectures.find(({ lecture }) => lecture.selfChecks)?.lecture as LearnerLecture;
  params = { courseId, lectureId: reading.id };
  questionId = reading.selfChecks?.[0]?.id ?? '';
});

const newReader = async (): Promise<Learner> => {
  const ada = await newLearner();
  await ada.call('enroll', { params: { courseId } });
  return ada;
};
const attempt = (change: Partial<NewSelfCheckAttempt> = {}): NewSelfCheckAttempt => ({
  questionId,
  attempt: 1,
  answer: 'It fits, like a true one.',
  verdict: 'partly',
  ...change,
});
const stored = async (learner: Learner) => (await learner.call('listSelfCheckAttempts', { params })).attempts;

test('a reading comes with its questions beside the text', () => {
  expect(reading.contentType).toBe('reading');
  expect(reading.selfChecks).toHaveLength(3);
  expect(reading.body).not.toContain(reading.selfChecks?.[0]?.answer);
});

test('another device shows the last answer and verdict of each question', async () => {
  const ada = await newReader();
  expect(await stored(ada)).toEqual([]);
  const first = await ada.call('saveSelfCheckAttempt', { params, body: attempt() });
  expect(first).toMatchObject({ questionId, attempt: 1, verdict: 'partly', answer: 'It fits, like a true one.' });
  const second = await ada.call('saveSelfCheckAttempt', {
    params,
    body: attempt({ attempt: 2, answer: '', verdict: 'had-it' }),
  });
  const other = reading.selfChecks?.[1]?.id ?? '';
  await ada.call('saveSelfCheckAttempt', { params, body: attempt({ questionId: other, verdict: 'not-yet' }) });
  expect(await stored(ada)).toHaveLength(2);
  expect(await stored(ada)).toContainEqual(second);
});

test('an attempt does not complete the lecture', async () => {
  const ada = await newReader();
  const before = await ada.call('getCourseProgress', { params: { courseId } });
  await ada.call('saveSelfCheckAttempt', { params, body: attempt({ verdict: 'had-it' }) });
  expect(await ada.call('getCourseProgress', { params: { courseId } })).toEqual(before);
  expect((await ada.call('getActivity')).days).toEqual([]);
});

test('a repeated attempt is saved once, even when sent fifty times at once', async () => {
  const ada = await newReader();
  const saved = await concurrently(50, () => ada.call('saveSelfCheckAttempt', { params, body: attempt() }));
  expect(new Set(saved.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(await stored(ada)).toEqual([saved[0]]);
});

test('of two tabs that answer differently at once, one gets a conflict', async () => {
  const ada = await newReader();
  const responses = await concurrently(2, (tab) =>
    ada.attempt('saveSelfCheckAttempt', { params, body: attempt({ answer: `Tab ${tab}` }) }),
  );
  expect(responses.map(({ status, body }) => (status === 200 ? 'saved' : body.code)).sort()).toEqual([
    'attempt-conflict',
    'saved',
  ]);
  expect(await stored(ada)).toHaveLength(1);
});

/** Requests that a client may not send after two attempts, each with its problem. */
const refused: [string, object, string][] = [
  ['out of order', { attempt: 4 }, '400 invalid-request'],
  ['with the number of an older one', { attempt: 1, answer: 'x' }, '409 attempt-conflict'],
  ['that changes the last one', { attempt: 2, verdict: 'had-it' }, '409 attempt-conflict'],
  ['that is too long', { attempt: 3, answer: 'x'.repeat(1001) }, '400 invalid-request'],
  ['with a control character', { attempt: 3, answer: 'a\u0007b' }, '400 invalid-request'],
  ['with a verdict of its own', { attempt: 3, verdict: 'perfect' }, '400 invalid-request'],
  ['with an undeclared field', { attempt: 3, answeredAt: '2020-01-01T00:00:00.000Z' }, '400 invalid-request'],
  ['at a question that does not exist', { questionId: 'gone' }, '404 not-found'],
  ['at a question whose id is a key', { questionId: 'a#b' }, '400 invalid-request'],
];

test.each(refused)('an attempt %s is refused and changes nothing', async (_, change, problem) => {
  const ada = await newReader();
  await ada.call('saveSelfCheckAttempt', { params, body: attempt() });
  await ada.call('saveSelfCheckAttempt', { params, body: attempt({ attempt: 2 }) });
  const before = await stored(ada);
  const { status, body } = await ada.attempt('saveSelfCheckAttempt', { params, body: { ...attempt(), ...change } });
  expect(`${status} ${body.code}`).toBe(problem);
  expect(await stored(ada)).toEqual(before);
});

test('the verdicts of the last twenty attempts before the last one are kept', async () => {
  const ada = await newReader();
  for (let number = 1; number <= 22; number += 1) {
    const verdict = number === 2 ? 'not-yet' : 'had-it';
    await ada.call('saveSelfCheckAttempt', { params, body: attempt({ attempt: number, verdict }) });
  }
  const { rows } = await ada.call('exportAccount');
  const { earlier } = rows.find(({ sk }) => String(sk).startsWith('SELF-CHECK#')) as { earlier: object[] };
  expect(earlier).toHaveLength(20);
  expect(earlier[0]).toMatchObject({ verdict: 'not-yet' });
});

test('questions of other lectures and courses are not found', async () => {
  const ada = await newReader();
  const codes = [
    { ...params, lectureId: 'no-such-lecture' },
    { ...params, lectureId: 'structured-output' },
    { ...params, courseId: 'no-such-course' },
  ].map(async (elsewhere) => {
    const { body } = await ada.attempt('saveSelfCheckAttempt', { params: elsewhere, body: attempt() });
    return body.code;
  });
  expect(await Promise.all(codes)).toEqual(['not-found', 'not-found', 'not-found']);
});

test('answering requires enrollment, and nobody sees the answers of others', async () => {
  const [ada, eve] = [await newReader(), await newLearner()];
  await ada.call('saveSelfCheckAttempt', { params, body: attempt() });
  expect((await eve.attempt('saveSelfCheckAttempt', { params, body: attempt() })).body.code).toBe('not-enrolled');
  expect(await stored(eve)).toEqual([]);
});

test('subscribers of a drip course can answer questions only in open lessons', async () => {
  const bob = await newLinkedSubscriber();
  const { content } = await bob.call('getAvailableContent', { params: dripParams });
  const lectures = content.flatMap((section) => section.lectures);
  const open = lectures.find(({ selfChecks }) => selfChecks);
  const body = attempt({ questionId: open?.selfChecks?.[0]?.id ?? '' });
  const at = (lectureId = '') => ({ params: { ...dripParams, lectureId }, body });
  expect(await bob.call('saveSelfCheckAttempt', at(open?.id))).toMatchObject({ attempt: 1 });
  const locked = lectures.find(({ isUnlocked, contentType }) => !isUnlocked && contentType === 'reading');
  expect((await bob.attempt('saveSelfCheckAttempt', at(locked?.id))).body.code).toBe('lecture-locked');
});

test('an export contains the answers and verdicts of self-checks', async () => {
  const ada = await newReader();
  await ada.call('saveSelfCheckAttempt', { params, body: attempt() });
  await ada.call('saveSelfCheckAttempt', { params, body: attempt({ attempt: 2, verdict: 'had-it' }) });
  const { rows } = await ada.call('exportAccount');
  expect(rows.filter(({ sk }) => String(sk).startsWith('SELF-CHECK#'))).toMatchObject([
    { attempt: 2, verdict: 'had-it', answer: 'It fits, like a true one.', earlier: [{ verdict: 'partly' }] },
  ]);
});
