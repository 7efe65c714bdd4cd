import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { QuizDefinition, QuizQuestion } from '#content/define.ts';
import type { OutputOf } from '#contract/index.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';

let operator: OperatorCloud;

const draw = 3;
const questionIds = Array.from({ length: 2 * draw }, (_, index) => `question-${index + 1}`);

/** Questions of five kinds whose explanations no response may contain too early. */
const questions = questionIds.map((id, index): QuizQuestion => {
  const base = {
    id,
    prompt: `Question ${index + 1}?`,
    explanation: `Secret of ${id}.`,
    lecture: 'start',
    timestamp: 12,
  };
  const options = ['a', 'b', 'c'].map((option) => ({ id: option, text: `Text ${option} of ${id}` }));
  const kinds: QuizQuestion[] = [
    { ...base, kind: 'single', options, answer: 'a' },
    { ...base, kind: 'multiple', options, answer: ['a', 'b'] },
    { ...base, kind: 'ordering', options, answer: ['b', 'c', 'a'] },
    { ...base, kind: 'numeric', answer: 987_654, unit: 'steps' },
    { ...base, kind: 'text', accepted: ['xylophone'] },
    { ...base, kind: 'single', options, answer: 'c' },
  ];
  return kinds[index] as QuizQuestion;
});
const right = {
  'question-1': 'a',
  'question-2': ['a', 'b'],
  'question-3': ['b', 'c', 'a'],
  'question-4': '987,654',
  'question-5': 'Xylophone',
  'question-6': 'c',
};

/** A free course whose quiz draws three of six questions. */
const courseWith = (id: string, rules: Partial<QuizDefinition> = {}) =>
  checked({
    ...smallCourse(({ course, quizzes }) => {
      Object.assign(course, { id, price: 0 });
      Object.assign(quizzes[0] ?? {}, { draw, questions, ...rules });
    }),
    id,
    directory: id,
  });

beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(
    courseWith('pool'),
    courseWith('one-try', { attempts: 1 }),
    courseWith('three-tries', { attempts: 3 }),
    courseWith('cooldown', { cooldownMinutes: 60 }),
  );
}, 150_000);
afterAll(() => operator.stop());

type Answers = Record<string, string | string[]>;

const enrolled = async (courseId: string) => {
  const ada = await newLearner();
  await ada.call('enroll', { params: { courseId } });
  const params = { courseId, quizId: 'check' };
  return { ada, params, quiz: () => ada.call('getQuiz', { params }) };
};
const submit = (ada: Learner, courseId: string, answers: Answers, attempt?: number) =>
  ada.attempt('submitQuiz', { params: { courseId, quizId: 'check' }, body: { answers, attempt } });

const idsOf = ({ questions: drawn }: Pick<OutputOf<'getQuiz'>, 'questions'>) => drawn.map(({ id }) => id);
const correctAnswers = (ids: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(right).filter(([id]) => ids.includes(id)));

/** All texts that reveal a correct answer: explanations, keys, and accepted forms that nobody has sent. */
const keyMaterial = /Secret|correctAnswer|accepted|explanation|tolerance|xylophone|987654/;

test('the answer key is in no response until the quiz is passed or no attempt is left', async () => {
  const attempts = fc.array(fc.record({ right: fc.integer({ min: 0, max: draw - 1 }), isKnown: fc.boolean() }), {
    minLength: 1,
    maxLength: 2,
  });
  await fc.assert(
    fc.asyncProperty(attempts, fc.boolean(), async (failures, passes) => {
      const { ada, params, quiz } = await enrolled('three-tries');
      const seen: unknown[] = [await quiz()];
      for (const { right: count, isKnown } of failures) {
        const shown = idsOf(await quiz());
        const other = isKnown ? questionIds.find((id) => !shown.includes(id)) : 'unknown';
        // Sends neither a typed answer, which would contain the key, nor a question that was not drawn.
        const ids = shown.filter((id) => !['question-4', 'question-5'].includes(id)).slice(0, count);
        seen.push((await submit(ada, params.courseId, { [other ?? '']: 'a' })).body);
        seen.push((await submit(ada, params.courseId, correctAnswers(ids))).body);
        seen.push(await quiz());
      }
      expect(JSON.stringify(seen)).not.toMatch(keyMaterial);
      if (!passes) return;
      const drawn = idsOf(await quiz());
      const { body } = await submit(ada, params.courseId, correctAnswers(drawn));
      expect(body).toMatchObject({ passed: true, score: 100 });
      const explained = JSON.stringify(body).match(/Secret of question-\d/g) ?? [];
      expect(explained.sort()).toEqual(drawn.map((id) => `Secret of ${id}`).sort());
    }),
    { numRuns: 8 },
  );
}, 240_000);

test('a failed attempt shows each verdict, and where to read or watch again', async () => {
  const { ada, params, quiz } = await enrolled('pool');
  const drawn = idsOf(await quiz());
  const answers = correctAnswers(drawn.slice(0, 1));
  const result = await ada.call('submitQuiz', { params, body: { answers } });
  expect(result.questions).toEqual([
    { questionId: drawn[0], isCorrect: true },
    ...drawn.slice(1).map((questionId) => ({ questionId, isCorrect: false, lectureId: 'start', timestamp: 12 })),
  ]);
});

test('the second attempt draws the questions that the first one did not', async () => {
  const { ada, quiz } = await enrolled('pool');
  const first = await quiz();
  expect(first).toMatchObject({ poolSize: 6, nextAttempt: 1 });
  expect(await quiz()).toEqual(first);
  await submit(ada, 'pool', {}, 1);
  expect([...idsOf(first), ...idsOf(await quiz())].sort()).toEqual(questionIds);
});

test('answers to other questions or with other options are refused and change nothing', async () => {
  const { ada, quiz } = await enrolled('pool');
  const before = await quiz();
  const drawn = idsOf(before);
  const undrawn = questionIds.find((id) => !drawn.includes(id)) ?? '';
  const refusal = async (answers: Answers) => {
    const { status, body } = await submit(ada, 'pool', answers, 1);
    const { code, errors } = body as { code: string; errors: { message: string }[] };
    return { status, code, messages: errors.map(({ message }) => message) };
  };
  const expected = { status: 400, code: 'invalid-request', messages: ['Not a question of this attempt.'] };
  expect(await refusal({ ...correctAnswers(drawn), [undrawn]: 'a' })).toEqual(expected);
  expect(await refusal({ ...correctAnswers(drawn), unknown: 'a' })).toEqual(expected);
  const choice = before.questions.find(({ kind }) => kind !== 'text' && kind !== 'numeric')?.id ?? '';
  expect(await refusal({ [choice]: ['a', 'z'] })).toEqual({
    ...expected,
    messages: ['Not an option of this question.'],
  });
  const { status } = await ada.attempt('submitQuiz', {
    params: { courseId: 'pool', quizId: 'check' },
    body: { answers: {}, confidence: { [undrawn]: 'sure' } },
  });
  expect(status).toBe(400);
  expect(await quiz()).toEqual(before);
});

test('a score counts the drawn questions only', async () => {
  const { ada, quiz } = await enrolled('pool');
  const drawn = idsOf(await quiz());
  const { body } = await submit(ada, 'pool', correctAnswers(drawn.slice(0, 2)));
  expect(body).toMatchObject({ score: 67, passed: false });
});

test('of two parallel last attempts one counts, and the other is refused', async () => {
  const { ada, quiz } = await enrolled('one-try');
  const drawn = idsOf(await quiz());
  const results = await Promise.all(drawn.map((id) => submit(ada, 'one-try', correctAnswers([id]), 1)));
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const after = await quiz();
  expect(after.attemptsUsed).toBe(1);
  // No attempt is left, so the rest of the pool stays unknown.
  expect(idsOf(after).sort()).toEqual(drawn.sort());
});

test('the next attempt and its questions open after the cooldown', async () => {
  const { ada, quiz } = await enrolled('cooldown');
  const first = await quiz();
  expect(first.nextAttemptAt).toBeUndefined();
  await submit(ada, 'cooldown', {}, 1);
  const waiting = await quiz();
  expect(idsOf(waiting).sort()).toEqual(idsOf(first).sort());
  expect(Date.parse(waiting.nextAttemptAt ?? '')).toBeGreaterThan(Date.now());
  const early = await submit(ada, 'cooldown', {}, 2);
  expect({ status: early.status, code: (early.body as { code: string }).code }).toEqual({
    status: 409,
    code: 'attempt-too-early',
  });
  expect((await submit(ada, 'cooldown', {}, 1)).status).toBe(200);
  await advanceClock('1h');
  const open = await quiz();
  expect(open.nextAttemptAt).toBeUndefined();
  expect(idsOf(open).filter((id) => idsOf(first).includes(id))).toEqual([]);
  expect((await submit(ada, 'cooldown', correctAnswers(idsOf(open)), 2)).body).toMatchObject({ passed: true });
});

test('how sure a learner was is kept with each answer', async () => {
  const { ada, params, quiz } = await enrolled('pool');
  const [one = '', two = ''] = idsOf(await quiz());
  const confidence = { [one]: 'sure' as const, [two]: 'guess' as const };
  const result = await ada.call('submitQuiz', { params, body: { answers: correctAnswers([one]), confidence } });
  expect(result.questions.map((question) => question.confidence)).toEqual(['sure', 'guess', undefined]);
  expect((await quiz()).last?.questions).toMatchObject([{ confidence: 'sure' }, { confidence: 'guess' }, {}]);
});
