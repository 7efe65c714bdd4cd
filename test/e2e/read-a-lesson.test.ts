import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { equalAccessFindings } from './support/equal-access.ts';
import { tabTo, waitForFocus } from './support/keyboard.ts';
import { documentWidth, waitForFocusedText, waitInPage, waitUntilLoaded } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
let paths: string[];

beforeEach(async () => {
  ({ page } = await openPage({ viewport: { width: 1440, height: 900 } }));
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const readings = lecturesInOrder(await enroll(await newLearner(email))).filter(
    ({ lecture }) => lecture.contentType === 'reading',
  );
  paths = readings.map(({ sectionIndex, lecture }) => `/courses/${courseId}/content/${sectionIndex}/${lecture.id}`);
});

const open = async (path = paths[0] ?? ''): Promise<void> => {
  await page.goto(path);
  await page.locator('#lesson-text h2').first().waitFor();
  // The questions at the end may come before the text.
  await waitUntilLoaded(page);
};
const prediction = (question: RegExp) => page.getByRole('group', { name: question });

/** Runs in the page. Whether every figure has loaded its drawing. */
const areFiguresDrawn = (): boolean =>
  [...document.querySelectorAll<SVGGraphicsElement>('figure use')]
    .filter((drawing) => drawing.checkVisibility())
    .every((drawing) => drawing.getBBox().width > 300);

/** Runs in the page. Shows the answer of every prediction, without a guess. */
const giveUp = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('#lesson-text [data-block] form [type="button"]'))
    button.click();
};

test('a learner guesses by keyboard and sees the answer beside the guess', async () => {
  await open();
  const sentence = prediction(/Continue this sentence with one word/);
  const figure = page.locator('#lesson-text figure').first();
  expect(await sentence.getByText('You would not have thought of').isVisible()).toBe(false);
  expect(await figure.isVisible()).toBe(false);
  await sentence.getByRole('button', { name: 'Show answer' }).press('Enter');
  await sentence.getByText('Write a few words first, or say that you don’t know.').waitFor();
  await waitForFocus(page, 'Your guess');
  await page.keyboard.type('invitation');
  await page.keyboard.press('Enter');
  await sentence.getByText('You would not have thought of').waitFor();
  await sentence.getByText('invitation').waitFor();
  expect(await figure.isVisible()).toBe(true);
  await waitInPage(page, () => document.activeElement?.textContent?.includes('invitation') === true);

  const again = prediction(/You send the same prompt again/);
  const reason = page.getByText('What is not in the conversation does not exist.');
  expect(await reason.isVisible()).toBe(false);
  await tabTo(page, 'The same answer, word for word');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await again.getByText('So one good answer does not prove a good prompt').waitFor();
  await again.getByText('Another answer', { exact: true }).waitFor();
  await reason.waitFor();
  await waitInPage(page, areFiguresDrawn);
  expect([...(await findingsInBothThemes(page)), ...(await equalAccessFindings(page))]).toEqual([]);
});

test('a learner copies a prompt as it is written', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open();
  await page.getByRole('button', { name: 'Copy prompt' }).first().press('Enter');
  await page.getByText('Prompt copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Write something about our opening hours.');
});

test('the contents beside a reading follow it and lead to its parts', async () => {
  await open();
  const contents = page.getByRole('navigation', { name: 'In this lesson' });
  await contents.getByText('About 9 min left').waitFor();
  await page.getByRole('heading', { name: 'Check yourself' }).waitFor();
  expect(await contents.getByRole('button').allTextContents()).toEqual(
    await page.locator('#lesson-text h2').allTextContents(),
  );
  await contents.getByRole('button', { name: 'The context window' }).press('Enter');
  await waitForFocusedText(page, 'The context window');
  await contents.locator('[aria-current]', { hasText: 'The context window' }).waitFor();
  expect(await contents.getByText('About 9 min left').count()).toBe(0);
  await contents.getByRole('button', { name: 'Check yourself' }).press('Enter');
  await contents.locator('[aria-current]', { hasText: 'Check yourself' }).waitFor();
  await page.setViewportSize({ width: 1199, height: 900 });
  await contents.waitFor({ state: 'detached' });
});

test('answers print open, without controls', async () => {
  await open();
  await page.emulateMedia({ media: 'print' });
  const sentence = prediction(/Continue this sentence with one word/);
  expect(await sentence.getByText('You would not have thought of').isVisible()).toBe(true);
  expect(await page.locator('#lesson-text figure').first().isVisible()).toBe(true);
  expect(await sentence.getByRole('button', { name: 'Show answer' }).isVisible()).toBe(false);
  expect(await sentence.getByText('None', { exact: true }).isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Copy prompt' }).first().isVisible()).toBe(false);
});

/** Runs in the page. Height of the longest stretch of a reading without a block, a program or a table. */
const longestText = (): number => {
  const text = document.querySelector('#lesson-text > :first-child');
  const boxes = [...(text?.querySelectorAll('[data-block], pre, table') ?? [])]
    .filter((part) => !part.parentElement?.closest('[data-block]'))
    .map((part) => part.getBoundingClientRect());
  const { top = 0, bottom = 0 } = text?.getBoundingClientRect() ?? {};
  const edges = [top, ...boxes.flatMap((box) => [box.top, box.bottom]), bottom];
  return Math.max(...edges.flatMap((edge, index) => (index % 2 === 1 ? [edge - (edges[index - 1] ?? 0)] : [])));
};

test('no reading is a screen of text alone, or wider than a phone', async () => {
  const findings: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(path);
    await page.evaluate(giveUp);
    await waitInPage(page, areFiguresDrawn);
    const longest = await page.evaluate(longestText);
    if (longest > 900) findings.push(`${path}: ${Math.round(longest)} px of text`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      // The columns disappear in the next frame.
      await page.getByRole('navigation', { name: 'Quick actions' }).waitFor();
      if ((await documentWidth(page)) > width) findings.push(`${path}: wider than ${width} px`);
    }
  }
  expect(paths.length).toBeGreaterThan(10);
  expect(findings).toEqual([]);
});
