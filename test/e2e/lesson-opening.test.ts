import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { withBrowser } from './support/browser.ts';
import { applicationScript, holdBack, holdUntil, readStored, waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
const reading = `/courses/${courseId}/content/0/how-a-model-writes`;
const quiz = `/courses/${courseId}/content/1/quiz-saying`;

const openAsLearner = async (): Promise<Page> => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
  return page;
};

/** Runs in the page. Counts how often a text that was shown is shown no longer. */
const countLosses = (text: string): void => {
  let wasShown = false;
  const state = { losses: 0 };
  Object.assign(globalThis, { openingLosses: state });
  const look = () => {
    const isShown = [...document.querySelectorAll('p')].some(
      (paragraph) => paragraph.textContent?.startsWith(text) && paragraph.checkVisibility({ visibilityProperty: true }),
    );
    if (wasShown && !isShown) state.losses += 1;
    wasShown = isShown;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test.each([
  ['a reading', reading, 'How a model writes its answer'],
  ['a quiz', quiz, 'Quiz: saying what you want'],
])('%s says its title before the application has loaded', async (_, path, title) => {
  const page = await openAsLearner();
  const isShown = page.getByRole('heading', { level: 1, name: title }).waitFor();
  await holdUntil(page, applicationScript, isShown);
  await page.goto(path);
  await page
    .getByRole('link', { name: /^Next|^Read/ })
    .or(page.getByRole('button', { name: 'Start quiz' }))
    .first()
    .waitFor();
});

test.each([
  ['the first paragraphs of a reading', reading, 'You do not need mathematics', /^Next/],
  ['the introduction of a quiz', quiz, 'One question at a time. You can change your answers', /^Start quiz/],
] as const)('%s stay while the application takes over', async (_, path, text, control) => {
  const page = await openAsLearner();
  await page.addInitScript(countLosses, text);
  const isShown = page.getByText(text).waitFor();
  await holdUntil(page, applicationScript, isShown);
  await page.goto(path);
  await page.locator('[data-lesson-opening]').waitFor({ state: 'detached' });
  await page.locator('a, button').filter({ hasText: control, visible: true }).first().waitFor();
  expect(await page.getByText(text).count()).toBe(1);
  const { losses } = (await page.evaluate('globalThis.openingLosses')) as { losses: number };
  expect(losses).toBe(0);
});

test('a quiz is read before the application has loaded, and once', async () => {
  const page = await openAsLearner();
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/quiz/saying')) reads += 1;
  });
  const isRead = page.waitForRequest('**/quiz/saying');
  await holdUntil(page, applicationScript, isRead);
  await page.goto(quiz);
  await page.getByRole('button', { name: 'Start quiz' }).waitFor();
  expect(reads).toBe(1);
});

const courseRead = '**/api/courses/*/content';

test.each([
  ['a reading', reading, 'You do not need mathematics'],
  ['a quiz', quiz, 'One question at a time. You can change your answers'],
] as const)('%s opened for the second time is shown before its course has been read', async (_, path, text) => {
  const page = await openAsLearner();
  const isShown = page.getByText(text).waitFor();
  await holdUntil(page, applicationScript, isShown);
  await page.goto(path);
  await page.locator('[data-lesson-opening]').waitFor({ state: 'detached' });

  const again = await page.context().newPage();
  const isShownAgain = again.getByText(text).waitFor();
  await holdUntil(again, courseRead, isShownAgain);
  await again.goto(path);
  await isShownAgain;
});

/** Opens a page and holds its course back; returns a function that lets it through. */
const openUnread = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdBack(page, courseRead);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
};

test('another lesson does not begin with the last one', async () => {
  const page = await openAsLearner();
  await page.goto(reading);
  await page.getByRole('link', { name: /^Next/ }).first().waitFor();
  const release = await openUnread(page, quiz);
  expect(await page.locator('[data-lesson-opening]').isVisible()).toBe(false);
  release();
  await page.getByRole('button', { name: 'Start quiz' }).waitFor();
});

test('another account does not see the last lesson, and logout removes it', async () => {
  const page = await openAsLearner();
  await page.goto(reading);
  await page.getByRole('link', { name: /^Next/ }).first().waitFor();
  const { email } = await logInAsNewLearner(page, 'Kim Vale');
  await enroll(await newLearner(email));
  expect(await readStored(page, 'lesson-opening')).toContain('You do not need mathematics');
  const release = await openUnread(page, reading);
  expect(await page.locator('[data-lesson-opening]').isVisible()).toBe(false);
  release();
  await page.getByRole('link', { name: /^Next/ }).first().waitFor();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /kim/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await waitInPage(page, () => !Object.keys(localStorage).some((key) => key.endsWith('lesson-opening')));
});
