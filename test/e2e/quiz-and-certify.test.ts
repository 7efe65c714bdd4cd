import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { course } from '#content/courses/prompting-that-works/course.ts';
import { quizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import { completeLectures, courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, type Visitor, withBrowser } from './support/browser.ts';
import { openQuizPage, type Question } from './support/quiz-page.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
});

const lastQuiz = 'care';
const quiz = quizzes.find(({ id }) => id === lastQuiz);
if (!quiz) throw new Error(`There is no quiz ${lastQuiz}.`);

const lectures = course.sections.flatMap((section) => section.lectures);
const lectureTitle = (id: string | undefined) => lectures.find((lecture) => lecture.id === id)?.title ?? '';

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** The parts of the score's ring that only a passed attempt has. */
const award = () => page.getByRole('img', { name: /^Score/ }).locator('.stroke-award');
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });

/** Opens the course of a learner who has completed everything but its last quiz, where the course resumes. */
const openBeforeLastQuiz = async (): Promise<void> => {
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  const content = await enroll(learner);
  const sections = content.sections.map((section) => ({
    ...section,
    lectures: section.lectures.filter(({ quizId }) => quizId !== lastQuiz),
  }));
  await completeLectures(learner, { ...content, sections });
  await page.goto(`/courses/${courseId}/content`);
  await page.getByRole('button', { name: 'Start quiz' }).waitFor();
};

test('a learner fails the last quiz, rereads, passes and gets the certificate', async () => {
  await openBeforeLastQuiz();
  const { drawn, answerAll, answerCorrectly } = openQuizPage(page, quiz);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Start quiz');

  const answeredKinds = new Set<string>();
  const asked: [string[], string[]] = [[], []];
  let guessed: Question | undefined;
  await answerAll(async (question) => {
    asked[0].push(question.id);
    if (!answeredKinds.has(question.kind)) expect(await findingsInBothThemes(page)).toEqual([]);
    answeredKinds.add(question.kind);
    if (guessed || question.kind !== 'single') return;
    guessed = question;
    // The only answer, by its letter, is wrong.
    const wrong = question.options.find(({ id }) => id !== question.answer);
    const letter = await page
      .locator('label', { hasText: wrong?.text ?? '' })
      .locator('kbd')
      .textContent();
    await page.keyboard.press(letter?.charAt(0) ?? '');
    await page.getByRole('radio', { name: 'Guess' }).check();
  });
  await page.getByText(/without an answer. Unanswered questions count as incorrect/).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Submit answers');

  await heading('Not passed yet').waitFor();
  expect(await award().count()).toBe(0);
  await page.getByText('Correct answers are shown once you pass.').waitFor();
  const verdict = page.getByRole('listitem').filter({ hasText: 'Guessing' }).filter({ hasText: 'incorrect' });
  expect(await verdict.textContent()).toMatch(/Read again:|Watch again from \d:\d\d:/);
  expect(await page.getByText('Correct answer', { exact: true }).count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.reload();
  await heading('Not passed yet').waitFor();
  await verdict.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: lectureTitle(guessed?.lecture) }).waitFor();
  await page.goBack();
  await heading('Not passed yet').waitFor();

  await press('Try again');
  await answerAll((question) => {
    asked[1].push(question.id);
    return answerCorrectly(question);
  });
  // A new draw from the pool: all questions are different.
  expect(asked.map(({ length }) => length)).toEqual([drawn, drawn]);
  expect(new Set(asked.flat()).size).toBe(2 * drawn);
  await page.getByText('Every question has an answer.').waitFor();
  await press('Submit answers');
  await heading('Passed').waitFor();
  expect(await award().count()).toBeGreaterThan(0);
  expect(await page.getByText('Taught in').count()).toBe(drawn);
  const banner = page.getByRole('region', { name: 'Course complete' });
  await banner.waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await banner.getByRole('link').click();
  await page.getByRole('article', { name: 'Certificate of Robin Vale' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
}, 240_000);

test('quiz answers survive a reload', async () => {
  await openBeforeLastQuiz();
  const { shownQuestion, answerCorrectly, isAnsweredRightly } = openQuizPage(page, quiz);
  await press('Start quiz');
  await heading(/^Question 1 of/).waitFor();
  const question = await shownQuestion();
  await answerCorrectly(question);
  await page.getByRole('radio', { name: 'Sure' }).check();
  await press('Next question');
  await heading(/^Question 2 of/).waitFor();
  await page.reload();
  await heading(/^Question 2 of/).waitFor();
  await press('Back');
  await heading(/^Question 1 of/).waitFor();
  expect(await isAnsweredRightly(question)).toBe(true);
  expect(await page.getByRole('radio', { name: 'Sure' }).isChecked()).toBe(true);
});

test('answers that could not be submitted stay, with the reason beside the button', async () => {
  await openBeforeLastQuiz();
  const { answerAll } = openQuizPage(page, quiz);
  await press('Start quiz');
  await answerAll();
  const submission = '**/quiz/care/submit';
  await page.route(submission, (route) => route.fulfill({ status: 500, json: {} }));
  await press('Submit answers');
  await page.getByRole('alert').filter({ hasText: 'Your answers could not be submitted. They are saved' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unroute(submission);
  await press('Submit answers');
  await heading('Passed').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  visitor.allowErrors(/500/);
});
