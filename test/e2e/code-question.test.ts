import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { quizzes } from '#content/courses/python-for-data-work/quizzes.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { slowMachineFactor } from '../support/slow-machine.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { openQuizPage } from './support/quiz-page.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

const params = { courseId: 'python-for-data-work', quizId: 'basics' };
const quiz = quizzes.find(({ id }) => id === params.quizId);
if (!quiz) throw new Error(`There is no quiz ${params.quizId}.`);

/** Submits empty attempts until the next one asks for a program. */
const skipToProgram = async (learner: Learner): Promise<void> => {
  for (;;) {
    const { questions } = await learner.call('getQuiz', { params });
    if (questions.some(({ kind }) => kind === 'code')) return;
    await learner.call('submitQuiz', { params, body: { answers: {} } });
  }
};

test('a learner writes a program in a quiz and reads which check it fails', async () => {
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  await learner.call('enroll', { params });
  await skipToProgram(learner);
  await page.goto(`/courses/${params.courseId}/content/0/check-basics`);
  await page.getByRole('button', { name: /^(Start quiz|Try again)$/ }).click();

  const { answerAll, answerCorrectly } = openQuizPage(page, quiz);
  let asked = 0;
  await answerAll(async (question) => {
    if (question.kind !== 'code') return answerCorrectly(question);
    asked += 1;
    const field = page.getByLabel('Your program');
    expect(await field.inputValue()).toBe(question.starter);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await field.fill(question.starter.replace('raise NotImplementedError', 'return "no"'));
    // A field like the others: the next key press of Tab leaves it.
    await field.press('Tab');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(false);
  });
  expect(asked).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  const verdict = page.getByRole('listitem').filter({ hasText: 'Failed checks' }).first();
  await verdict.waitFor({ timeout: 90_000 * slowMachineFactor });
  expect(await verdict.textContent()).toContain('return "no"');
  expect(await findingsInBothThemes(page)).toEqual([]);
}, 240_000);
