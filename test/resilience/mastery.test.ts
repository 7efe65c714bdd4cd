import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import { findFaultNow } from '#test/support/verify-online.ts';
import { correctAnswers, masteryCourse, newMasteryGraduate, wrongAnswers } from '../support/mastery-course.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { consoleCall, type Learner, newLearner, send } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { credentialOf, issue, runRevoke, statusOf } from '../support/revocations.ts';
import { openStores } from '../support/stores.ts';
import { waitFor } from '../support/wait-for.ts';

let operator: OperatorCloud;
const courseId = 'mastery-course';
const params = { courseId };
const mastery = { params, query: { kind: 'mastery' } };

beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(masteryCourse(courseId));
}, 150_000);
afterAll(() => operator.stop());

/** Advances the clock and logs in again, since tokens expire. */
const later = async (ada: Learner, amount: string): Promise<Learner> => {
  await advanceClock(amount);
  return newLearner(ada.email);
};
const read = (ada: Learner) => ada.call('getMasteryCheck', { params });
const idsOf = ({ questions }: Pick<OutputOf<'getMasteryCheck'>, 'questions'>) => questions.map(({ id }) => id);
const submit = (ada: Learner, check: number, answers: object) =>
  ada.attempt('submitMasteryCheck', { params, body: { check, answers } });
const resultOf = ({ body }: { body: unknown }) => body as OutputOf<'submitMasteryCheck'>;
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => `${status} ${body.code}`;

/** All texts that reveal a correct answer. */
const keyMaterial = /Secret|correctAnswer|accepted|explanation|tolerance|xylophone|987654/;

test('Mastery comes from unseen questions answered seven days after the lessons', async () => {
  const graduate = await newMasteryGraduate(courseId);
  const before = await read(graduate);
  expect(before).toMatchObject({ mastery: { state: 'waiting' }, questions: [] });
  expect(codeOf(await submit(graduate, 1, {}))).toBe('409 attempt-too-early');
  expect(codeOf(await graduate.attempt('generateCertificate', mastery))).toBe('409 not-complete');

  const almost = await later(graduate, `${7 * 24 - 1}h`);
  expect(await read(almost)).toMatchObject({ mastery: { state: 'waiting' }, questions: [] });
  const ada = await later(graduate, '2h');
  const open = await read(ada);
  expect(open.mastery.state).toBe('open');
  expect(await read(ada)).toEqual(open);
  expect(idsOf(open)).toHaveLength(4);
  expect(idsOf(open).every((id) => id.startsWith('mastery-'))).toBe(true);

  const result = resultOf(await submit(ada, 1, correctAnswers(idsOf(open))));
  expect(result.skills).toEqual([
    { id: 'one', name: 'One thing', asked: 2, correct: 2, isShown: true },
    { id: 'two', name: 'Two things', asked: 2, correct: 2, isShown: true },
  ]);
  expect(result.mastery.state).toBe('mastered');
  expect(codeOf(await submit(ada, 2, {}))).toBe('409 no-attempts-left');

  const certificate = await ada.call('generateCertificate', mastery);
  expect(certificate).toMatchObject({ kind: 'mastery', courseId });
  expect((await ada.call('generateCertificate', mastery)).id).toBe(certificate.id);
  const completion = await ada.call('generateCertificate', { params });
  expect(completion.id).not.toBe(certificate.id);
  expect(completion.kind).toBeUndefined();
  const { certificates } = await ada.call('listCertificates');
  expect(certificates.map(({ id }) => id).sort()).toEqual([certificate.id, completion.id].sort());

  const body = await credentialOf(certificate.id);
  expect(body.credentialSubject.achievement).toMatchObject({
    achievementType: 'Competency',
    name: 'Mastery of Small Course',
    criteria: {
      narrative:
        'Complete the course. Then, at least 7 days after the last lesson of each skill, correctly answer at least 80% of questions on it that you have not seen before.',
    },
  });
  expect(body.evidence.map(({ name, narrative }) => `${name}: ${narrative}`)).toEqual([
    expect.stringMatching(/^2 skills shown: The course was completed on /),
    expect.stringMatching(
      /^Skill: One thing: 2 of 2 questions not seen before were answered correctly on .*, 7 days after the last lesson of this skill\.$/,
    ),
    expect.stringMatching(/^Skill: Two things: 2 of 2 questions /),
  ]);
  expect(await findFaultNow(body)).toBeUndefined();
  const forged = { ...body, evidence: body.evidence.slice(1) };
  expect(await findFaultNow(forged)).toBeDefined();
  const pdf = await fetch(certificate.signedUrl ?? '');
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
}, 120_000);

test('a third-party verifier rejects a revoked Mastery, and not the completion', async () => {
  const graduate = await newMasteryGraduate(courseId);
  const ada = await later(graduate, '8d');
  await submit(ada, 1, correctAnswers(idsOf(await read(ada))));
  const shown = await ada.call('generateCertificate', mastery);
  const completion = await issue(ada, courseId);
  const credentials = await Promise.all([shown, completion].map(({ id }) => credentialOf(id)));
  const faults = () => Promise.all(credentials.map(findFaultNow));
  expect(await faults()).toEqual([undefined, undefined]);

  const args = ['--certificate', shown.id, '--reason', 'misconduct', '--yes'];
  expect((await runRevoke(operator, ...args)).code).toBe(0);
  expect(await faults()).toEqual(['The status revocation is 1.', undefined]);
  const revocation = { revokedAt: expect.any(String), reason: 'misconduct' };
  expect((await statusOf(shown.id)).body).toEqual({ revocation });
  expect((await statusOf(completion.id)).body).toEqual({});
  const { certificates } = await ada.call('listCertificates');
  expect(Object.fromEntries(certificates.map((each) => [each.id, each.revocation]))).toEqual({
    [shown.id]: revocation,
    [completion.id]: undefined,
  });
  // Both are returned as they are.
  expect(await ada.call('generateCertificate', mastery)).toMatchObject({ id: shown.id, revocation });
  expect(await issue(ada, courseId)).toMatchObject({ id: completion.id, signedUrl: expect.any(String) });
}, 120_000);

test('a check asks only missing skills again, a day later, with questions not seen', async () => {
  const graduate = await newMasteryGraduate(courseId);
  let ada = await later(graduate, '8d');
  const first = idsOf(await read(ada));
  const one = first.filter((id) => id.startsWith('mastery-one'));
  const two = first.filter((id) => id.startsWith('mastery-two'));
  const result = resultOf(await submit(ada, 1, { ...correctAnswers(one), ...wrongAnswers(two) }));
  expect(result.skills).toMatchObject([
    { id: 'one', isShown: true },
    { id: 'two', correct: 0, isShown: false },
  ]);
  expect(result.mastery.state).toBe('waiting');
  expect(await read(ada)).toMatchObject({ questions: [] });
  expect(codeOf(await submit(ada, 2, {}))).toBe('409 attempt-too-early');
  expect(codeOf(await ada.attempt('generateCertificate', mastery))).toBe('409 not-complete');

  ada = await later(ada, '1d');
  const second = idsOf(await read(ada));
  expect(second).toHaveLength(2);
  expect(second.every((id) => id.startsWith('mastery-two') && !two.includes(id))).toBe(true);
  const half = { ...correctAnswers(second.slice(0, 1)), ...wrongAnswers(second.slice(1)) };
  expect(resultOf(await submit(ada, 2, half)).mastery.state).toBe('exhausted');

  ada = await later(ada, '30d');
  expect(await read(ada)).toMatchObject({ mastery: { state: 'exhausted' }, questions: [] });
  const refused = await submit(ada, 3, {});
  expect(codeOf(refused)).toBe('409 no-attempts-left');
  expect((refused.body as { detail: string }).detail).toBe('You have seen every question.');
}, 120_000);

test('no response reveals a correct answer of the check, before or after it', async () => {
  const graduate = await newMasteryGraduate(courseId);
  const heard: unknown[] = [await read(graduate), (await submit(graduate, 1, {})).body];
  const ada = await later(graduate, '8d');
  const drawn = idsOf(await read(ada));
  heard.push(await read(ada), (await submit(ada, 1, wrongAnswers(drawn))).body, await read(ada));
  const again = await later(ada, '2d');
  heard.push(await read(again));
  // Without the typed answers, which would repeat the key.
  const safe = idsOf(await read(again)).filter((id) => /[12]$/.test(id));
  heard.push((await submit(again, 2, correctAnswers(safe))).body, await again.call('getSkillMap'));
  heard.push((await again.attempt('getQuiz', { params: { ...params, quizId: 'mastery' } })).body);
  heard.push(await again.call('getCourse', { params }), await again.call('getCourseContent', { params }));
  expect(JSON.stringify(heard)).not.toMatch(keyMaterial);
  expect(JSON.stringify(heard.at(-1))).not.toMatch(/mastery-(one|two)/);
});

test('the quiz of the check cannot be opened or submitted as a quiz', async () => {
  const graduate = await newMasteryGraduate(courseId);
  const quiz = { params: { ...params, quizId: 'mastery' } };
  const ada = await later(graduate, '8d');
  expect((await ada.attempt('getQuiz', quiz)).status).toBe(404);
  expect((await ada.attempt('submitQuiz', { ...quiz, body: { answers: {} } })).status).toBe(404);
});

test('replayed, parallel and forged submissions count once or not at all', async () => {
  const graduate = await newMasteryGraduate(courseId);
  const ada = await later(graduate, '8d');
  const before = await read(ada);
  const drawn = idsOf(before);
  const other = ['mastery-one-1', 'mastery-one-2', 'mastery-one-3', 'mastery-one-4'].find((id) => !drawn.includes(id));
  for (const answers of [{ [other ?? '']: 'a' }, { unknown: 'a' }, { 'quiz-one-1': 'a' }]) {
    const { status, body } = await submit(ada, 1, answers);
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ message: 'Not a question of this attempt.' })],
    ]);
  }
  expect(codeOf(await submit(ada, 2, {}))).toBe('400 invalid-request');
  for (const check of [0, -1, 1.5, 'x']) expect((await submit(ada, check as number, {})).status).toBe(400);
  expect(await read(ada)).toEqual(before);

  const choices = drawn.slice(0, 3).map((id) => correctAnswers([id]));
  const results = await Promise.all(choices.map((answers) => submit(ada, 1, answers)));
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const winner = choices[results.findIndex(({ status }) => status === 200)] ?? {};
  expect((await submit(ada, 1, winner)).status).toBe(200);
  expect((await read(ada)).nextCheck).toBe(2);
});

test('others and visitors learn nothing of the check', async () => {
  const stranger = await newLearner();
  expect(codeOf(await stranger.attempt('getMasteryCheck', { params }))).toBe('403 not-enrolled');
  expect(codeOf(await submit(stranger, 1, {}))).toBe('403 not-enrolled');
  expect((await send('getMasteryCheck', { params })).status).toBe(401);
  const reader = await newLearner();
  await reader.call('enroll', { params });
  expect(await read(reader)).toMatchObject({ mastery: { state: 'incomplete' }, questions: [] });
  expect(codeOf(await submit(reader, 1, {}))).toBe('409 not-complete');
});

test('a check submitted while the account is deleted leaves nothing', async () => {
  const graduate = await newMasteryGraduate(courseId);
  const ada = await later(graduate, '8d');
  const answers = correctAnswers(idsOf(await read(ada)));
  await consoleCall('POST', 'faults', {
    ...{ kind: 'hold', service: 'dynamodb', operation: 'PutItem', function: 'dev-submit-mastery-check' },
  });
  const submitted = submit(ada, 1, answers);
  await waitFor(async () => (await consoleCall<{ hit: number }[]>('GET', 'faults')).some(({ hit }) => hit > 0));
  await ada.call('deleteAccount');
  await consoleCall('DELETE', 'faults');
  await submitted;
  const stores = await openStores(operator.cloud.operator);
  const { sub } = JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  await waitFor(async () => !(await stores.mentions([sub])).some((row) => row.includes('MASTERY#')));
});
