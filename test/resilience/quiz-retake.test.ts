import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QuizDefinition, QuizQuestion } from '#content/define.ts';
import type { OutputOf } from '#contract/index.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { newLearner } from '../support/platform.ts';

let operator: OperatorCloud;

const draw = 6;
const questions = Array.from(
  { length: 2 * draw },
  (_, index): QuizQuestion => ({
    id: `question-${index + 1}`,
    kind: 'single',
    prompt: `Question ${index + 1}?`,
    options: ['right', 'wrong'].map((id) => ({ id, text: `A ${id} answer` })),
    answer: 'right',
    explanation: `Secret of question-${index + 1}.`,
    lecture: 'start',
  }),
);

const courseWith = (id: string, rules: Partial<QuizDefinition>) =>
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
    courseWith('practice', {}),
    courseWith('exam', { form: 'exam' }),
    courseWith('two-tries', { attempts: 2 }),
  );
}, 150_000);
afterAll(() => operator.stop());

type QuizView = OutputOf<'getQuiz'>;
type Result = OutputOf<'submitQuiz'>;

const enrolled = async (courseId: string) => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  await ada.call('enroll', { params: { courseId } });
  const params = { courseId, quizId: 'check' };
  return {
    ada,
    quiz: () => ada.call('getQuiz', { params }),
    submit: async (answers: Record<string, string>, attempt: number, isPartialRetake = false) => {
      const body = { answers, attempt, ...(isPartialRetake && { isPartialRetake }) };
      const { status, body: result } = await ada.attempt('submitQuiz', { params, body });
      return { status, result: result as unknown as Result & { code?: string } };
    },
  };
};
const answersTo = (ids: readonly string[], correctCount: number): Record<string, string> =>
  Object.fromEntries(ids.map((id, index) => [id, index < correctCount ? 'right' : 'wrong']));
const idsOf = ({ questions: drawn }: Pick<QuizView, 'questions'>) => drawn.map(({ id }) => id);

test('after two mistakes, two new questions pass, and the certificate says so', async () => {
  const { ada, quiz, submit } = await enrolled('practice');
  const first = idsOf(await quiz());
  expect((await submit(answersTo(first, 4), 1)).result).toMatchObject({ score: 67, passed: false });
  const next = await quiz();
  const missed = next.partialRetake?.questionIds ?? [];
  expect(next.partialRetake?.carried).toBe(4);
  expect(missed).toHaveLength(2);
  expect(missed.filter((id) => first.includes(id) || !idsOf(next).includes(id))).toEqual([]);

  const passed = (await submit(answersTo(missed, 2), 2, true)).result;
  expect(passed).toMatchObject({ score: 100, passed: true, carried: 4 });
  expect(passed.questions.map(({ questionId }) => questionId)).toEqual(missed);
  expect(await submit(answersTo(missed, 2), 2, true)).toMatchObject({ status: 200, result: passed });
  const { courses } = await ada.call('getSkillMap');
  expect(courses[0]?.skills[0]?.questions).toMatchObject({ asked: 8, correct: 6 });

  const course = { params: { courseId: 'practice' } };
  for (const completedLecture of ['start', 'read']) {
    await ada.call('saveCourseProgress', { ...course, body: { progress: 0, completedLecture } });
  }
  await ada.call('completeCourse', course);
  const { id } = await ada.call('generateCertificate', course);
  const credential = JSON.stringify(await ada.call('getCredential', { params: { certificateId: id } }));
  expect(credential).toMatch(
    /Passed with 6 of 6 on the second attempt, less than a minute after the first\. It asked only the questions missed in the previous attempt, where 4 of 6 were right\./,
  );
});

test('after a partial retake that misses again, the next attempt asks everything', async () => {
  const { quiz, submit } = await enrolled('practice');
  await submit(answersTo(idsOf(await quiz()), 3), 1);
  const missed = (await quiz()).partialRetake?.questionIds ?? [];
  expect((await submit(answersTo(missed, 1), 2, true)).result).toMatchObject({ score: 67, passed: false, carried: 3 });
  const after = await quiz();
  expect(after.partialRetake).toBeUndefined();
  expect(after.questions).toHaveLength(draw);
  expect((await submit(answersTo(idsOf(after).slice(0, 2), 2), 3, true)).status).toBe(400);
  expect((await quiz()).attemptsUsed).toBe(2);
});

test('an attempt may still ask everything, and then nothing is carried', async () => {
  const { quiz, submit } = await enrolled('practice');
  await submit(answersTo(idsOf(await quiz()), 4), 1);
  const { result } = await submit(answersTo(idsOf(await quiz()), 2), 2);
  expect(result).toMatchObject({ score: 33, passed: false });
  expect(result.carried).toBeUndefined();
  expect(result.questions).toHaveLength(draw);
});

test('less than half correct, or an exam, offers and accepts no partial retake', async () => {
  for (const [courseId, right] of [
    ['practice', 2],
    ['exam', 4],
  ] as const) {
    const { quiz, submit } = await enrolled(courseId);
    await submit(answersTo(idsOf(await quiz()), right), 1);
    const next = await quiz();
    expect(next.partialRetake).toBeUndefined();
    const refused = await submit(answersTo(idsOf(next).slice(0, 2), 2), 2, true);
    expect({ status: refused.status, code: refused.result.code }).toEqual({ status: 400, code: 'invalid-request' });
    expect((await quiz()).attemptsUsed).toBe(1);
  }
});

test('a partial retake accepts only its own questions and needs a failed attempt', async () => {
  const { quiz, submit } = await enrolled('practice');
  const first = idsOf(await quiz());
  expect((await submit(answersTo(first.slice(0, 2), 2), 1, true)).status).toBe(400);
  await submit(answersTo(first, 4), 1);
  const next = await quiz();
  const others = idsOf(next).filter((id) => !next.partialRetake?.questionIds.includes(id));
  expect((await submit(answersTo(others.slice(0, 1), 1), 2, true)).status).toBe(400);
  expect((await submit(answersTo(first.slice(0, 1), 1), 2, true)).status).toBe(400);
  expect(await quiz()).toEqual(next);
});

test('a partial retake is an attempt: the last one shows the correct answers', async () => {
  const { quiz, submit } = await enrolled('two-tries');
  const failed = await submit(answersTo(idsOf(await quiz()), 3), 1);
  expect(JSON.stringify([failed, await quiz()])).not.toMatch(/Secret|correctAnswer/);
  const missed = (await quiz()).partialRetake?.questionIds ?? [];
  const { result } = await submit(answersTo(missed, 0), 2, true);
  expect(result).toMatchObject({ score: 50, passed: false });
  expect(result.questions.filter(({ explanation }) => explanation)).toHaveLength(3);
  expect((await submit({}, 3)).result.code).toBe('no-attempts-left');
});

test('of two parallel partial retakes, one counts', async () => {
  const { quiz, submit } = await enrolled('practice');
  await submit(answersTo(idsOf(await quiz()), 4), 1);
  const missed = (await quiz()).partialRetake?.questionIds ?? [];
  const results = await Promise.all([submit(answersTo(missed, 2), 2, true), submit(answersTo(missed, 0), 2, true)]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await quiz()).attemptsUsed).toBe(2);
});
