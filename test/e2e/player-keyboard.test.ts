import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { focusOf, tabTo, waitForFocus } from './support/keyboard.ts';
import {
  videoPosition,
  waitForPosition,
  waitInPage,
  waitUntilPlayable,
  waitUntilPlayed,
} from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
});

const type = (text: string) => page.keyboard.type(text);
const key = async (...keys: string[]): Promise<void> => {
  for (const each of keys) await page.keyboard.press(each);
};
const isPaused = () => page.evaluate(() => document.querySelector('video')?.paused);
const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const openFirstLecture = async (): Promise<void> => {
  await page.goto(`/courses/${courseId}/content/0/what-a-prompt-does`);
  await waitUntilPlayable(page);
};

test('a keyboard user goes from the course page through a lecture to the next', async () => {
  await page.goto(`/courses/${courseId}`);
  await page.getByRole('link', { name: 'Start course' }).first().waitFor();
  await tabTo(page, 'Start course');
  await key('Enter');
  await title('What a prompt does');
  await waitUntilPlayable(page);

  await key('k');
  await waitUntilPlayed(page, 0.3);
  await key('k');
  expect(await isPaused()).toBe(true);
  const start = await videoPosition(page);
  await key('l', 'ArrowRight');
  await waitForPosition(page, start + 15);
  await tabTo(page, 'Position');
  await key('Home');
  await waitForPosition(page, 0);
  await key('ArrowRight', 'ArrowRight');
  await waitForPosition(page, 10);

  await tabTo(page, 'Speed: 1×');
  await key('Enter', 'ArrowDown', 'Escape');
  await waitForFocus(page, 'Speed: 1.25×');
  await waitInPage(page, () => document.querySelector('video')?.playbackRate === 1.25);
  await tabTo(page, /^Captions: /);
  await key('Enter', 'ArrowDown', 'Enter');
  await waitForFocus(page, 'Captions: English');
  await key('c');
  await waitForFocus(page, 'Captions: Off');

  await tabTo(page, 'Transcript');
  await key('ArrowRight');
  // A tab's panel loads when it opens; Tab pressed earlier would skip it.
  await page.getByLabel(/^Your note on this lesson/).waitFor();
  await tabTo(page, /^Your note on this lesson/);
  await type('k is a letter here');
  await page.getByRole('tabpanel').getByText('Saved', { exact: true }).waitFor();
  expect(await isPaused()).toBe(true);
  await tabTo(page, 'Notes', 'Shift+Tab');
  await key('ArrowLeft');
  await page.getByLabel('Search the transcript').waitFor();
  await tabTo(page, 'Search the transcript');
  await type('facts');
  await page.getByRole('tabpanel').getByRole('status').filter({ hasText: 'line' }).waitFor();
  const line = page.getByRole('tabpanel').getByRole('listitem').first();
  const [minutes = '0', seconds = '0'] = (/^\d+:\d\d/.exec((await line.textContent()) ?? '')?.[0] ?? '').split(':');
  await key('Enter');
  await waitForPosition(page, 60 * Number(minutes) + Number(seconds));
  await key('Escape');
  await tabTo(page, /^0:02/);
  await key('Enter');
  await waitForPosition(page, 2);

  await tabTo(page, /^Next: /, 'Shift+Tab');
  await key('Enter');
  await title('How a model writes its answer');
  // The focus is on the new title, not at the top of the page or on a removed button.
  await waitForFocus(page, 'How a model writes its answer');
}, 120_000);

test('? lists the shortcuts, traps and returns the focus, and can turn them off', async () => {
  await openFirstLecture();
  await tabTo(page, /^Play \(K\)/);
  await key('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await tabTo(page, /^Use these keys/);
  await key('Space');
  await key('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await waitForFocus(page, 'Play (K)');
  await key('5');
  await key('?');
  await sheet.waitFor();
  expect(await videoPosition(page)).toBeLessThan(1);
  await tabTo(page, /^Use these keys/);
  await key('Space', 'Escape', '5');
  await waitForPosition(page, 40);
}, 120_000);

test('Tab moves through the whole page with a visible focus and out at its end', async () => {
  await openFirstLecture();
  for (const tab of ['Transcript', 'Notes', 'Ask', 'Bookmarks']) {
    await page.getByRole('tab', { name: tab }).focus();
    await key('Enter');
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    // After the last element the focus moves to the browser and returns at the beginning.
    await tabTo(page, 'Skip to content');
    await tabTo(page, tab, 'Shift+Tab');
  }
  await tabTo(page, 'Skip to content', 'Shift+Tab');
  await key('Enter');
  await tabTo(page, 'Position');
}, 120_000);

/** Runs in the page. Resolves once the window has not scrolled for ten frames. */
const scrollingEnds = async (): Promise<void> => {
  let top = scrollY;
  for (let still = 0; still < 10; still += 1) {
    await new Promise(requestAnimationFrame);
    if (scrollY !== top) still = 0;
    top = scrollY;
  }
};

test('the focus stays in view when Tab is pressed quickly', async () => {
  await openFirstLecture();
  await page.getByRole('tab', { name: 'Transcript' }).focus();
  // To the end of the lesson, and back to a chapter below the video.
  await key('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await page.evaluate(scrollingEnds);
  expect(await focusOf(page)).toEqual({ name: '1:02One prompt, three answers', flaw: '' });
}, 120_000);
