import { expect, test } from '@jest/globals';
import { readCourses } from '#content/read-courses.ts';
import { sampleQuestion } from '#web/src/marketing/facts/sample-question.ts';
import { typographicQuotes } from '#web/src/ui/markdown/typographic-quotes.ts';

test('the question on the page about team training is one of its course', async () => {
  const { courseId, course: title, prompt, options, answer, explanation } = sampleQuestion;
  const courses = await readCourses();
  const found = courses.find(({ course }) => course.id === courseId);
  expect(found?.course.title).toBe(title);
  const questions = found?.quizzes.flatMap((quiz) => quiz.questions) ?? [];
  const question = questions.find((candidate) => typographicQuotes(candidate.prompt) === prompt);
  expect(question).toMatchObject({ kind: 'single', answer, explanation });
  const texts = question?.kind === 'single' ? question.options : [];
  expect(texts.map(({ id, text }) => ({ id, text: typographicQuotes(text) }))).toEqual(options);
});
