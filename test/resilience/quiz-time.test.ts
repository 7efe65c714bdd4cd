import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QuizDefinition } from '#content/define.ts';
import type { OutputOf } from '#contract/index.ts';
import type { TimeAllowance } from '#contract/rules/quiz-time.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { consumeCrash, injectCrash } from '../support/isolated-platform.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { consoleCall, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { waitFor } from '../support/wait-for.ts';

let operator: OperatorCloud;

/** A free course with an exam. */
const courseWith = (id: string, rules: Partial<QuizDefinition>) =>
  checked({
    ...smallCourse(({ course, quizzes }) => {
      Object.assign(course, { id, price: 0 });
      Object.assign(quizzes[0] ?? {}, { form: 'exam', ...rules });
    }),
    id,
    directory: id,
  });

beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(
    courseWith('timed', { timeLimitMinutes: 10 }),
    courseWith('timed-once', { timeLimitMinutes: 10, attempts: 1 }),
    courseWith('untimed', {}),
  );
}, 150_000);
afterAll(() => operator.stop());

const correct = { one: 'a', order: ['first', 'second'], word: 'token' };
const incorrect = { one: 'b', order: ['first', 'second'], word: 'word' };
type Answers = typeof correct | Record<string, never>;

const enrolled = async (courseId: string) => {
  const learner = await newLearner();
  await learner.call('enroll', { params: { courseId } });
  const params = { courseId, quizId: 'check' };
  return {
    ada: learner,
    quiz: () => learner.call('getQuiz', { params }),
    start: (time: TimeAllowance = 'standard', attempt = 1) =>
      learner.attempt('startQuiz', { params, body: { attempt, time } }),
    submit: (answers: Answers, attempt?: number) =>
      learner.attempt('submitQuiz', { params, body: { answers, ...(attempt !== undefined && { attempt }) } }),
    completed: async () =>
      (await learner.call('getCourseProgress', { params: { courseId } })).completedLectures.includes('quiz'),
  };
};
const problemOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string }).code}`;
const resultOf = ({ body }: { body: unknown }) => body as OutputOf<'submitQuiz'>;
const quizOf = ({ body }: { body: unknown }) => body as OutputOf<'getQuiz'>;
const minutesOf = ({ started }: OutputOf<'getQuiz'>) =>
  started?.endsAt && (Date.parse(started.endsAt) - Date.parse(started.startedAt)) / 60_000;

test('the questions of a quiz with a time limit stay unknown until its start', async () => {
  const { quiz, start, submit } = await enrolled('timed');
  const before = await quiz();
  expect(before).toMatchObject({ timeLimitMinutes: 10, questionCount: 3, questions: [] });
  expect(before.started).toBeUndefined();
  // Answers are refused, too, and the refusal does not reveal which questions exist.
  expect(problemOf(await submit(correct, 1))).toBe('409 attempt-not-started');
  expect(problemOf(await submit({}, 1))).toBe('409 attempt-not-started');
  expect((await quiz()).attemptsUsed).toBe(0);
  const opened = quizOf(await start());
  expect(opened.questions).toHaveLength(3);
  expect(minutesOf(opened)).toBe(10);
  expect(opened.started?.secondsLeft).toBe(600);
});

test('answers within the time pass, and the end is the same in a second tab', async () => {
  const { quiz, start, submit, completed } = await enrolled('timed');
  const opened = quizOf(await start());
  await advanceClock('9m');
  const inSecondTab = await quiz();
  expect(inSecondTab.started?.endsAt).toBe(opened.started?.endsAt);
  expect(inSecondTab.started?.secondsLeft).toBeLessThanOrEqual(60);
  expect(inSecondTab.questions).toEqual(opened.questions);
  const result = resultOf(await submit(correct, 1));
  expect(result).toMatchObject({ score: 100, passed: true });
  expect(result.isLate).toBeUndefined();
  expect(await completed()).toBe(true);
});

test('late answers are kept and graded, but do not pass', async () => {
  const { quiz, start, submit, completed } = await enrolled('timed');
  await start();
  await advanceClock('11m');
  expect((await quiz()).started?.secondsLeft).toBe(0);
  const late = await submit(correct, 1);
  expect(resultOf(late)).toMatchObject({ attempt: 1, score: 100, passed: false, isLate: true });
  // As after any attempt that did not pass.
  expect(JSON.stringify(late.body)).not.toMatch(/correctAnswer|explanation/);
  expect(await submit(correct, 1)).toMatchObject({ status: 200, body: late.body });
  expect(await completed()).toBe(false);
  const after = await quiz();
  expect(after).toMatchObject({ attemptsUsed: 1, nextAttempt: 2, last: { isLate: true } });
  expect(after.started).toBeUndefined();
  // The next attempt has its own time.
  expect(minutesOf(quizOf(await start('standard', 2)))).toBe(10);
  expect(resultOf(await submit(correct, 2))).toMatchObject({ passed: true });
});

test('an attempt that was left cannot be started again with new time', async () => {
  const { quiz, start, submit } = await enrolled('timed');
  const first = quizOf(await start()).started;
  await advanceClock('2h');
  expect(quizOf(await start('double')).started).toEqual({ ...first, secondsLeft: 0 });
  expect(problemOf(await start('standard', 2))).toBe('400 invalid-request');
  expect(resultOf(await submit({}, 1))).toMatchObject({ score: 0, isLate: true });
  expect((await quiz()).nextAttempt).toBe(2);
});

test.each([
  ['half-more', 15],
  ['double', 20],
] as const)('a learner may choose more time before the start: %s', async (time, minutes) => {
  const { start, submit } = await enrolled('timed');
  expect(minutesOf(quizOf(await start(time)))).toBe(minutes);
  await advanceClock(`${minutes - 1}m`);
  expect(resultOf(await submit(correct, 1))).toMatchObject({ passed: true });
});

test('a learner may choose to have no limit', async () => {
  const { start, submit } = await enrolled('timed');
  const { started, questions } = quizOf(await start('unlimited'));
  expect(Object.keys(started ?? {})).toEqual(['startedAt']);
  expect(questions).toHaveLength(3);
  await advanceClock('48h');
  expect(resultOf(await submit(correct, 1))).toMatchObject({ passed: true });
});

test('fifty concurrent starts have one end', async () => {
  const { start, quiz } = await enrolled('timed');
  const times = ['standard', 'double'] as const;
  // At least two have found no start before any of them writes.
  const hold = { kind: 'hold-before', service: 'dynamodb', operation: 'PutItem', function: 'start-quiz', times: 50 };
  await consoleCall('POST', 'faults', hold);
  const starts = Array.from({ length: 50 }, (_, index) => start(times[index % 2]));
  await waitFor(async () => (await consoleCall<{ hit: number }[]>('GET', 'faults')).some(({ hit }) => hit > 1));
  await consoleCall('DELETE', 'faults');
  const opened = await Promise.all(starts);
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  const ends = new Set(opened.map((response) => quizOf(response).started?.endsAt));
  expect([...ends]).toEqual([(await quiz()).started?.endsAt]);
});

test('a killed start sent again has one start, and a killed submission one result', async () => {
  for (const name of ['start-quiz', 'submit-quiz'] as const) {
    for (let skip = 0, hasDied = true; hasDied; skip += 1) {
      const { start, submit, quiz, completed } = await enrolled('timed');
      const isStart = name === 'start-quiz';
      if (!isStart) await start();
      await injectCrash(name, skip, 'kill-after');
      await (isStart ? start() : submit(correct, 1));
      hasDied = await consumeCrash();
      const stored = (await quiz()).started?.startedAt;
      await advanceClock('3m');
      if (isStart) {
        const { started } = quizOf(await start());
        expect(stored === undefined || stored === started?.startedAt).toBe(true);
      }
      expect(resultOf(await submit(correct, 1))).toMatchObject({ attempt: 1, passed: true });
      expect([(await quiz()).attemptsUsed, await completed()]).toEqual([1, true]);
    }
  }
}, 120_000);

test('a started attempt is neither a result nor a used attempt', async () => {
  const { ada, quiz, start } = await enrolled('timed');
  await start();
  expect(await quiz()).toMatchObject({ attemptsUsed: 0, nextAttempt: 1 });
  expect((await quiz()).last).toBeUndefined();
  const { courses } = await ada.call('getSkillMap');
  expect(courses.flatMap(({ skills }) => skills).map(({ questions }) => questions.asked)).toEqual([0]);
});

test('a late attempt uses up the only try, and no answers are accepted after it', async () => {
  const { start, submit } = await enrolled('timed-once');
  await start();
  await advanceClock('11m');
  // No attempt is left, so the correct answers are shown.
  expect(JSON.stringify((await submit(incorrect, 1)).body)).toMatch(/correctAnswer/);
  expect(problemOf(await start('standard', 2))).toBe('409 no-attempts-left');
  expect(problemOf(await start('standard', 1))).toBe('409 attempt-conflict');
  expect(problemOf(await submit(correct, 1))).toBe('409 attempt-conflict');
});

test('a quiz without a time limit needs no start and takes none', async () => {
  const { quiz, start, submit } = await enrolled('untimed');
  expect(problemOf(await start())).toBe('400 invalid-request');
  expect((await quiz()).questions).toHaveLength(3);
  expect(resultOf(await submit(correct, 1))).toMatchObject({ passed: true });
});

test('starting needs enrollment, and an unknown allowance is refused', async () => {
  const { start } = await enrolled('timed');
  expect(problemOf(await start('forever' as TimeAllowance))).toBe('400 invalid-request');
  const stranger = await newLearner();
  const params = { courseId: 'timed', quizId: 'check' };
  const body = { attempt: 1, time: 'standard' };
  expect(problemOf(await stranger.attempt('startQuiz', { params, body }))).toBe('403 not-enrolled');
});
