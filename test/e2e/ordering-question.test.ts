import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

const params = { courseId, quizId: 'saying' };
const rows = () => page.locator('li[data-option]');
const order = async () => Promise.all((await rows().all()).map((row) => row.getAttribute('data-option')));

/** Opens an attempt at its ordering question. */
const openOrdering = async (): Promise<void> => {
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const learner = await newLearner(email);
  await enroll(learner);
  for (;;) {
    const { questions } = await learner.call('getQuiz', { params });
    if (questions.some(({ kind }) => kind === 'ordering')) break;
    await learner.call('submitQuiz', { params, body: { answers: {} } });
  }
  await page.goto(`/courses/${courseId}/content/1/quiz-saying`);
  await page.getByRole('button', { name: /^(Start quiz|Try again)$/ }).click();
  for (;;) {
    await page.getByRole('form', { name: /^Question/ }).waitFor();
    if ((await rows().count()) > 0) return;
    await page.getByRole('button', { name: 'Next question' }).click();
  }
};

test('a learner orders options by dragging and by keys', async () => {
  await openOrdering();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const [first, ...others] = await order();
  const handle = rows().first().locator('svg').first();
  await handle.hover();
  await page.mouse.down();
  const last = await rows().last().boundingBox();
  await page.mouse.move(last?.x ?? 0, (last?.y ?? 0) + (last?.height ?? 0) - 2, { steps: 8 });
  await page.mouse.up();
  const place = `position ${others.length + 1} of ${others.length + 1}`;
  await page.getByRole('status').filter({ hasText: place }).waitFor({ state: 'attached' });
  expect(await order()).toEqual([...others, first]);

  // A pointer that moves without having grabbed a handle changes nothing.
  await rows().first().hover();
  expect(await order()).toEqual([...others, first]);
  await rows().last().getByRole('button', { name: 'Move up' }).focus();
  for (const _ of others) await page.keyboard.press('ArrowUp');
  expect(await order()).toEqual([first, ...others]);
}, 120_000);
