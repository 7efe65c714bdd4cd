import { expect, test } from '@jest/globals';
import { concurrently, correctAnswers, courseId, enroll, firstLecture, timedQuiz } from '#test/support/learners.ts';
import { newLearner } from '#test/support/platform.ts';

const takeQuiz = async () => {
  const ada = await newLearner();
  const { lecture } = firstLecture(await enroll(ada), 'quiz');
  const quizId = lecture.quizId ?? '';
  return { ada, lecture, params: { courseId, quizId }, right: await correctAnswers(ada, quizId) };
};

test('questions come without their answers', async () => {
  const { ada, params } = await takeQuiz();
  const quiz = await ada.call('getQuiz', { params });
  expect(quiz.questions.length).toBeGreaterThanOrEqual(5);
  expect(JSON.stringify(quiz)).not.toMatch(/explanation|accepted|"answer"|correctAnswer/);
});

test('a learner fails, tries again and passes; passing completes the lecture', async () => {
  const { ada, params, lecture } = await takeQuiz();
  const failed = await ada.call('submitQuiz', { params, body: { answers: {}, attempt: 1 } });
  expect(failed).toMatchObject({ attempt: 1, score: 0, passed: false });
  const right = await correctAnswers(ada, params.quizId);
  const passed = await ada.call('submitQuiz', { params, body: { answers: right, attempt: 2 } });
  expect(passed).toMatchObject({ attempt: 2, score: 100, passed: true });
  expect(passed.questions).toHaveLength(Object.keys(right).length);
  expect(passed.questions.filter(({ explanation }) => !explanation)).toEqual([]);
  expect((await ada.call('getCourseProgress', { params: { courseId } })).completedLectures).toContain(lecture.id);
  expect(await ada.call('getQuiz', { params })).toMatchObject({
    attemptsUsed: 2,
    nextAttempt: 3,
    best: { score: 100 },
  });
});

test('fifty concurrent submissions of one attempt give one result', async () => {
  const { ada, params, right } = await takeQuiz();
  const results = await concurrently(50, () =>
    ada.call('submitQuiz', { params, body: { answers: right, attempt: 1 } }),
  );
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect((await ada.call('getQuiz', { params })).attemptsUsed).toBe(1);
});

test('a submitted attempt cannot be changed', async () => {
  const { ada, params, right } = await takeQuiz();
  await ada.call('submitQuiz', { params, body: { answers: {}, attempt: 1 } });
  const response = await ada.attempt('submitQuiz', { params, body: { answers: right, attempt: 1 } });
  expect(response.body.code).toBe('attempt-conflict');
});

test('an attempt number from the future is refused', async () => {
  const { ada, params } = await takeQuiz();
  expect((await ada.attempt('submitQuiz', { params, body: { answers: {}, attempt: 7 } })).status).toBe(400);
});

test('the quiz of a course requires enrollment', async () => {
  const { params } = await takeQuiz();
  const bob = await newLearner();
  expect((await bob.attempt('getQuiz', { params })).body.code).toBe('not-enrolled');
  expect((await bob.attempt('submitQuiz', { params, body: { answers: {} } })).body.code).toBe('not-enrolled');
});

test('ten concurrent starts of a timed attempt keep one start and one draw', async () => {
  const ada = await newLearner();
  await enroll(ada, { courseId: timedQuiz.courseId });
  const body = { attempt: 1, time: 'standard' as const };
  const quizzes = await concurrently(10, () => ada.call('startQuiz', { params: timedQuiz, body }));
  const stored = await ada.call('getQuiz', { params: timedQuiz });
  const kept = ({ started, questions }: typeof stored) => [started?.startedAt, started?.endsAt, questions];
  expect(quizzes.map(kept)).toEqual(quizzes.map(() => kept(stored)));
  expect(stored.started).toBeDefined();
});
