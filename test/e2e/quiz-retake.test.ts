import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { quizzes } from '#content/courses/prompting-that-works/quizzes.ts';
import { quizzes as emailQuizzes } from '#content/courses/writing-email-with-ai/quizzes.ts';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { waitInPage } from './support/page-state.ts';
import { openQuizPage } from './support/quiz-page.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

const quiz = quizzes.find(({ id }) => id === 'saying');
if (!quiz) throw new Error('The course has no such quiz.');

const heading = (name: string) => page.getByRole('heading', { level: 2, name });

/** Opens the quiz of a new learner and fails it with two mistakes. */
const failByTwo = async (): Promise<ReturnType<typeof openQuizPage>> => {
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
  await page.goto(`/courses/${courseId}/content/1/quiz-saying`);
  const onPage = openQuizPage(page, quiz);
  await page.getByRole('button', { name: 'Start quiz' }).click();
  // A question without an answer counts as wrong.
  await onPage.answerAll(async (question, number) => {
    if (number > 2) await onPage.answerCorrectly(question);
  });
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await heading('Not passed yet').waitFor();
  return onPage;
};

test('after two mistakes, a learner passes with six presses', async () => {
  const { shownQuestion, answerCorrectly } = await failByTwo();
  await page.getByText('A retake asks 2 new questions, and your 4 correct answers count.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await waitInPage(page, () => document.documentElement.scrollWidth === 390);
  const quickActions = page.getByRole('navigation', { name: 'Quick actions' });
  await quickActions.waitFor();
  expect(await quickActions.getByRole('link', { name: /^Next: / }).count()).toBe(0);

  let presses = 0;
  const press = async (name: string) => {
    await page.getByRole('button', { name }).click();
    presses += 1;
  };
  await press('Retake the 2 you missed');
  for (const [number, next] of [
    [1, 'Next question'],
    [2, 'Review answers'],
  ] as const) {
    await heading(`Question ${number} of 2`).waitFor();
    await answerCorrectly(await shownQuestion());
    presses += 1;
    await quickActions.getByRole('button', { name: next }).waitFor();
    await press(next);
  }
  await press('Submit answers');
  await heading('Passed').waitFor();
  expect(presses).toBe(6);
  await page.getByText('6 of 6 answers correct, 4 of them in the previous attempt.').waitFor();
  await quickActions.getByRole('link', { name: /^Next: / }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
}, 180_000);

test('a partial retake survives a reload, and a new attempt may be chosen instead', async () => {
  const { answerAll } = await failByTwo();
  await page.getByRole('button', { name: 'Retake the 2 you missed' }).first().click();
  await heading('Question 1 of 2').waitFor();
  await page.reload();
  await heading('Question 1 of 2').waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'New attempt' }).first().click();
  await answerAll();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await heading('Passed').waitFor();
  await page.getByText('6 of 6 answers correct. 70% is needed to pass.').waitFor();
}, 180_000);

test('a missed question links to the timestamp in the video that explains it', async () => {
  const params = { courseId: 'writing-email-with-ai', quizId: 'drafts' };
  const drafts = emailQuizzes.find(({ id }) => id === params.quizId);
  if (!drafts) throw new Error('The course has no such quiz.');
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  await learner.call('enroll', { params });
  // Attempts draw the whole pool before they repeat a question.
  const isAsked = async () =>
    (await learner.call('getQuiz', { params })).questions.some(({ id }) => id === 'unforeseen-change');
  while (!(await isAsked())) await learner.call('submitQuiz', { params, body: { answers: {} } });

  await page.goto(`/courses/${params.courseId}/content/0/check-drafts`);
  await page.getByRole('button', { name: /^(Start quiz|Try again)$/ }).click();
  await openQuizPage(page, drafts).answerAll(async () => undefined);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await heading('Not passed yet').waitFor();
  const missed = page.getByRole('listitem').filter({ hasText: 'Watch again from 0:17:' });
  await missed.getByRole('link', { name: 'Why drafts sound bland' }).click();
  await page.waitForURL(/why-drafts-sound-bland\?t=17$/);
  await waitInPage(page, () => (document.querySelector('video')?.currentTime ?? 0) >= 17);
});
