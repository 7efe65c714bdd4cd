import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QuizQuestion } from '#content/define.ts';
import { brand } from '#contract/brand.ts';
import { checked, smallCourse } from '#test/content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from '#test/support/operator-cloud.ts';
import { consoleCall, type Learner, newLearner } from '#test/support/platform.ts';

const params = { courseId: 'programs', quizId: 'check' };
const solution = 'def double(n):\n    return n + n';

const questions: QuizQuestion[] = [
  {
    id: 'double',
    kind: 'code',
    lecture: 'start',
    prompt: 'Write `double(n)`.',
    explanation: 'Secret of doubling.',
    starter: 'def double(n):\n    raise NotImplementedError',
    solution,
    checks: [
      { name: 'doubles a number', code: 'assert double(21) == 42, double(21)' },
      { name: 'doubles a text', code: 'assert double("ab") == "abab"' },
    ],
  },
  { id: 'word', kind: 'text', lecture: 'start', prompt: 'Word?', explanation: 'Secret of words.', accepted: ['word'] },
];

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(
    checked({
      ...smallCourse(({ course, quizzes }) => {
        Object.assign(course, { id: params.courseId, price: 0 });
        Object.assign(quizzes[0] ?? {}, { questions });
      }),
      id: params.courseId,
      directory: params.courseId,
    }),
  );
}, 150_000);
afterAll(() => operator.stop());

const newStudent = async (): Promise<Learner> => {
  const ada = await newLearner();
  await ada.call('enroll', { params });
  return ada;
};
const submit = (ada: Learner, double: string, word = 'word') =>
  ada.attempt('submitQuiz', { params, body: { answers: { double, word } } });
const quizOf = (ada: Learner) => ada.call('getQuiz', { params });

test('a program is correct when it passes all checks; a wrong one names those it fails', async () => {
  const ada = await newStudent();
  const shown = await quizOf(ada);
  expect(shown.questions.find(({ id }) => id === 'double')).toMatchObject({
    kind: 'code',
    starter: expect.stringContaining('raise'),
    checks: ['doubles a number', 'doubles a text'],
  });
  const failed = await submit(ada, 'def double(n):\n    return n * 2 if n == 21 else 0');
  expect(failed.body).toMatchObject({ score: 50, passed: false });
  const verdictOf = ({ body }: { body: unknown }) =>
    (body as { questions: object[] }).questions.find(
      (verdict) => 'questionId' in verdict && verdict.questionId === 'double',
    );
  expect(verdictOf(failed)).toEqual({
    questionId: 'double',
    isCorrect: false,
    failedChecks: ['doubles a text'],
    lectureId: 'start',
  });
  // No response has the solution or the code of the checks, before or after a failed attempt.
  expect(JSON.stringify([shown, failed.body, await quizOf(ada)])).not.toMatch(/n \+ n|assert|Secret/);

  const passed = await submit(ada, solution);
  expect(passed.body).toMatchObject({ score: 100, passed: true });
  expect(verdictOf(passed)).toMatchObject({ isCorrect: true, failedChecks: [], correctAnswer: solution });
}, 120_000);

test('a program that never ends or claims its own outcome is wrong', async () => {
  const ada = await newStudent();
  for (const source of ['while True:\n    pass', 'double = lambda n: type("Any", (), {"__eq__": lambda *_: True})()']) {
    const { status, body } = await submit(ada, source);
    expect({ status, body }).toMatchObject({ status: 200, body: { score: 50, passed: false } });
  }
}, 120_000);

test('a quiz without a program is graded although no program can run', async () => {
  const ada = await newStudent();
  const runner = `concurrency/${brand.slug}-dev-run-checks`;
  await consoleCall('POST', runner, { reserved: 0 });
  const refused = await submit(ada, solution);
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect(await quizOf(ada)).toMatchObject({ attemptsUsed: 0, nextAttempt: 1 });
  const graded = await submit(ada, '');
  expect(graded.body).toMatchObject({ score: 50, passed: false });
  await consoleCall('DELETE', runner);
  expect((await submit(ada, solution)).body).toMatchObject({ score: 100, passed: true });
}, 120_000);

test('a typed answer of 501 characters and a list as a program are refused', async () => {
  const ada = await newStudent();
  const long = await submit(ada, '', 'w'.repeat(501));
  expect([long.status, long.body.errors]).toEqual([
    400,
    [{ path: 'body.answers.word', message: 'Longer than 500 characters.' }],
  ]);
  const list = await ada.attempt('submitQuiz', { params, body: { answers: { double: ['a'] } } });
  expect([list.status, list.body.errors]).toEqual([400, [{ path: 'body.answers.double', message: 'Not a program.' }]]);
  expect(await quizOf(ada)).toMatchObject({ attemptsUsed: 0 });
});
