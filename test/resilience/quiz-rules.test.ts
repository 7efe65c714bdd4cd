import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QuizDefinition } from '#content/define.ts';
import type { OutputOf } from '#contract/index.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { consoleCall, type Learner, newLearner } from '../support/platform.ts';

let operator: OperatorCloud;

/** A free course with a quiz of these rules; no sample course has a limit or delays answers. */
const courseWith = (id: string, rules: Pick<QuizDefinition, 'attempts' | 'reveal' | 'passMark'>) =>
  checked({
    ...smallCourse(({ course, quizzes }) => {
      Object.assign(course, { id, price: 0 });
      Object.assign(quizzes[0] ?? {}, rules);
    }),
    id,
    directory: id,
  });

beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(
    courseWith('two-tries', { attempts: 2, reveal: 'after-last' }),
    courseWith('many-tries', { reveal: 'after-last' }),
    courseWith('exact-mark', { passMark: 67 }),
    courseWith('two-open-tries', { attempts: 2, reveal: 'after-attempt' }),
  );
}, 150_000);
afterAll(() => operator.stop());

const correct = { one: 'a', order: ['first', 'second'], word: 'token' };
const incorrect = { one: 'b', order: ['first', 'second'], word: 'word' };

const enrolled = async (courseId: string) => {
  const ada = await newLearner();
  await ada.call('enroll', { params: { courseId } });
  const params = { courseId, quizId: 'check' };
  return { ada, params, submit: (answers: typeof correct) => ada.call('submitQuiz', { params, body: { answers } }) };
};

const shown = ({ questions }: OutputOf<'submitQuiz'>) =>
  questions.filter((question) => question.correctAnswer !== undefined || question.explanation !== undefined).length;

test('correct answers stay hidden until the last attempt and are shown with it', async () => {
  const { submit } = await enrolled('two-tries');
  const first = await submit(incorrect);
  expect({ passed: first.passed, shown: shown(first) }).toEqual({ passed: false, shown: 0 });
  expect(Object.fromEntries(first.questions.map(({ questionId, isCorrect }) => [questionId, isCorrect]))).toEqual({
    one: false,
    order: true,
    word: false,
  });
  const last = await submit(incorrect);
  expect({ passed: last.passed, shown: shown(last) }).toEqual({ passed: false, shown: 3 });
});

test('a learner who passes sees the correct answers, however many attempts are left', async () => {
  const { submit } = await enrolled('two-tries');
  expect(shown(await submit(correct))).toBe(3);
});

test('a quiz without a limit shows no correct answers until it is passed', async () => {
  const { submit } = await enrolled('many-tries');
  for (const _ of ['first', 'second', 'third']) expect(shown(await submit(incorrect))).toBe(0);
  expect(shown(await submit(correct))).toBe(3);
});

test('an author may show correct answers after each attempt', async () => {
  const { submit } = await enrolled('two-open-tries');
  expect(shown(await submit(incorrect))).toBe(3);
});

test('a score exactly at the pass mark passes', async () => {
  const { submit } = await enrolled('exact-mark');
  expect(await submit({ ...correct, word: 'word' })).toMatchObject({ score: 67, passed: true });
  expect(await submit({ ...incorrect, one: 'b' })).toMatchObject({ score: 33, passed: false });
});

const attemptsUsed = async (ada: Learner, params: { courseId: string; quizId: string }) =>
  (await ada.call('getQuiz', { params })).attemptsUsed;

test('a third attempt at a quiz of two is refused, and none of it is stored', async () => {
  const { ada, params, submit } = await enrolled('two-tries');
  expect(await ada.call('getQuiz', { params })).toMatchObject({ attemptsAllowed: 2, attemptsUsed: 0 });
  await submit(incorrect);
  await submit(incorrect);
  const refused = await ada.attempt('submitQuiz', { params, body: { answers: correct } });
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'no-attempts-left' });
  expect(await attemptsUsed(ada, params)).toBe(2);
  expect((await ada.call('getCourseProgress', { params })).completedLectures).toEqual([]);
});

test('resending the last attempt is a repeat and not a further attempt', async () => {
  const { ada, params, submit } = await enrolled('two-tries');
  await submit(incorrect);
  const last = await submit(incorrect);
  expect(await ada.call('submitQuiz', { params, body: { answers: incorrect, attempt: 2 } })).toEqual(last);
});

test.each(['getQuiz', 'submitQuiz'] as const)(
  '%s refuses a learner without enrollment before revealing any quiz',
  async (operation) => {
    const ada = await newLearner();
    const codeOf = async (quizId: string) => {
      const body = operation === 'submitQuiz' ? { body: { answers: correct } } : {};
      return (await ada.attempt(operation, { params: { courseId: 'many-tries', quizId }, ...body })).body.code;
    };
    expect(await codeOf('check')).toBe('not-enrolled');
    // Delays the first read, of the course, until after the others.
    await consoleCall('POST', 'faults', { kind: 'delay', operation: 'GetItem', milliseconds: 500 });
    expect(await codeOf('unknown')).toBe('not-enrolled');
    expect(await consoleCall('GET', 'faults')).toMatchObject([{ hit: 1 }]);
    await consoleCall('DELETE', 'faults');
  },
);

test('an unknown quiz is not found for an enrolled learner', async () => {
  const { ada, params } = await enrolled('many-tries');
  const unknown = { ...params, quizId: 'unknown' };
  expect((await ada.attempt('getQuiz', { params: unknown })).body.code).toBe('not-found');
  expect((await ada.attempt('submitQuiz', { params: unknown, body: { answers: correct } })).body.code).toBe(
    'not-found',
  );
});
