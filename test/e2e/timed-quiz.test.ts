import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { quizzes } from '#content/courses/interviewing-for-ai-roles/quizzes.ts';
import { timedQuiz } from '../support/learners.ts';
import { withOwnPlatform } from '../support/own-platform.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { openQuizPage } from './support/quiz-page.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

withOwnPlatform();
const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

const quiz = quizzes.find(({ id }) => id === timedQuiz.quizId);
if (!quiz) throw new Error('The course has no such quiz.');
const { draw: drawn } = quiz;

const url = `/courses/${timedQuiz.courseId}/content/1/check-interviewing`;
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const press = (name: string) => page.getByRole('button', { name }).first().click();
const chooseTime = (name: string | RegExp) => page.getByRole('radio', { name }).check();
const announced = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

const openQuiz = async (): Promise<Learner> => {
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  await learner.call('enroll', { params: timedQuiz });
  await page.goto(url);
  await page.getByRole('button', { name: 'Start quiz' }).waitFor();
  return learner;
};

test('when the time is up, the page submits what is answered', async () => {
  await page.clock.install();
  await openQuiz();
  await page.getByText('12 minutes').first().waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Start quiz');
  const time = await page.getByText('12 min left').boundingBox();
  const question = await page.getByRole('form', { name: 'Question 1' }).boundingBox();
  if (!time || !question) throw new Error('The time or the question is not visible.');
  expect(time.x + time.width).toBeCloseTo(question.x + question.width, 0);
  const startedAtMs = await page.evaluate(() => Date.now());
  /** Moves the page's clock to this many seconds after the start, however long answering took. */
  const moveTo = async (seconds: number): Promise<void> =>
    page.clock.runFor(startedAtMs + 1000 * seconds - (await page.evaluate(() => Date.now())));
  const { answerAll } = openQuizPage(page, quiz);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await answerAll();
  await moveTo(370);
  await announced('Half of the time has passed, 6 minutes left.');
  await moveTo(670);
  await page.getByText('Less than 1 min left').waitFor();
  await moveTo(730);
  await heading('Passed').waitFor();
}, 180_000);

test('a learner takes more time, comes back too late, and passes without a limit', async () => {
  await openQuiz();
  await chooseTime('18 minutes, 1.5 times as long');
  await press('Start quiz');
  await page.getByText('18 min left').waitFor();

  // At once, because answering takes a while itself.
  await advanceClock('16m');
  const secondTab = await page.context().newPage();
  await secondTab.goto(url);
  await secondTab.getByText('2 min left').waitFor();
  await secondTab.getByRole('button', { name: 'Continue quiz' }).waitFor();
  await secondTab.close();

  const { answerAll } = openQuizPage(page, quiz);
  await answerAll();
  await advanceClock('3m');
  // The answers are still in the tab, and the page submits them when it finds that the time is up.
  await page.reload();
  await heading('Time ran out').waitFor();
  await page.getByText(`${drawn} of ${drawn} answers correct`).waitFor();
  await page.getByText('arrived after the time limit').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await press('Try again');
  expect(await page.getByRole('radio', { name: /^18 minutes/ }).isChecked()).toBe(true);
  await chooseTime('No time limit');
  await press('Try again');
  await heading(/^Question 1/).waitFor();
  expect(await page.getByText(/^\d+ min left$/).count()).toBe(0);
  await advanceClock('3h');
  await answerAll();
  await press('Submit answers');
  await heading('Passed').waitFor();
}, 240_000);

test('an attempt that was left in another browser can be finished and tried again', async () => {
  const learner = await openQuiz();
  const body = { attempt: 1, time: 'standard' as const };
  await learner.call('startQuiz', { params: timedQuiz, body });
  await advanceClock('13m');
  await page.reload();
  await page.getByText('Time for this attempt has run out.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await press('Finish attempt');
  await heading('Time ran out').waitFor();
  await page.getByText(`0 of ${drawn} answers correct`).waitFor();
  expect(await page.getByText(/^Question \d+: not answered$/).count()).toBe(drawn);
  await press('Try again');
  await page.getByRole('radio', { name: '12 minutes' }).waitFor();
}, 120_000);
