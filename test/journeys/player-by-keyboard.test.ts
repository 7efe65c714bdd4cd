import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { arriveAsNewLearner, findingsInBothThemes, until, withBrowser } from '../support/browser.ts';
import { tabTo, untilFocusOn } from '../support/keyboard.ts';
import { newLearner } from '../support/platform.ts';
import { courseId, enroll } from '../support/study.ts';

const arrive = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await arrive());
  const { email } = await arriveAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
});

const type = (text: string) => page.keyboard.type(text);
const key = async (...keys: string[]): Promise<void> => {
  for (const each of keys) await page.keyboard.press(each);
};
const video = (expression: string) => `document.querySelector("video")?.${expression}`;
const untilPlayable = () => until(page, video('readyState >= 2'));
const position = () => page.evaluate<number>(video('currentTime'));
const untilAt = (seconds: number) => until(page, `Math.abs(${video('currentTime')} - ${seconds}) < 1`);
const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const openFirstLecture = async (): Promise<void> => {
  await page.goto(`/courses/${courseId}/content/0/what-a-prompt-does`);
  await untilPlayable();
};

test('someone without a mouse comes from the course page through a lecture to the next one', async () => {
  await page.goto(`/courses/${courseId}`);
  await page.getByRole('link', { name: 'Start the course' }).first().waitFor();
  await tabTo(page, 'Start the course');
  await key('Enter');
  await title('What a prompt does');
  await untilPlayable();

  await key('k');
  await until(page, `${video('currentTime')} > 0.3`);
  await key('k');
  expect(await page.evaluate(video('paused'))).toBe(true);
  const start = await position();
  await key('l', 'ArrowRight');
  await untilAt(start + 15);
  await tabTo(page, 'Position');
  await key('Home');
  await untilAt(0);
  await key('ArrowRight', 'ArrowRight');
  await untilAt(10);

  await tabTo(page, 'Speed: 1×');
  await key('Enter', 'ArrowDown', 'Escape');
  await untilFocusOn(page, 'Speed: 1.25×');
  await until(page, `${video('playbackRate')} === 1.25`);
  await tabTo(page, /^Captions: /);
  await key('Enter', 'ArrowDown', 'Enter');
  await untilFocusOn(page, 'Captions: English');
  await key('c');
  await untilFocusOn(page, 'Captions: Off');

  await tabTo(page, 'Overview');
  await key('ArrowRight');
  // What follows a tab comes with its panel; Tab pressed before goes past it.
  await page.getByLabel(/^Your note on this lecture/).waitFor();
  await tabTo(page, /^Your note on this lecture/);
  await type('k is a letter here');
  await page.getByRole('tabpanel').getByText('Saved', { exact: true }).waitFor();
  expect(await page.evaluate(video('paused'))).toBe(true);
  await tabTo(page, 'Notes', 'Shift+Tab');
  await key('ArrowRight');
  await page.getByLabel('Search the transcript').waitFor();
  await tabTo(page, 'Search the transcript');
  await type('facts');
  await page.getByRole('tabpanel').getByRole('status').filter({ hasText: 'line' }).waitFor();
  const line = page.getByRole('tabpanel').getByRole('listitem').first();
  const [minutes = '0', seconds = '0'] = (/^\d+:\d\d/.exec((await line.textContent()) ?? '')?.[0] ?? '').split(':');
  await key('Enter');
  await untilAt(60 * Number(minutes) + Number(seconds));
  await key('Escape');
  await tabTo(page, /^0:00/);
  await key('Enter');
  await untilAt(0);

  await tabTo(page, /^Next: /, 'Shift+Tab');
  await key('Enter');
  await title('How a model writes its answer');
  // The reader is at the new title, not at the top of the page or on a button that is gone.
  await untilFocusOn(page, 'How a model writes its answer');
}, 120_000);

test('? shows the keys, keeps the focus inside, gives it back, and lets them be switched off', async () => {
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
  await untilFocusOn(page, 'Play (K)');
  await key('5');
  await key('?');
  await sheet.waitFor();
  expect(await position()).toBeLessThan(1);
  await tabTo(page, /^Use these keys/);
  await key('Space', 'Escape', '5');
  await untilAt(24);
}, 120_000);

test('the keyboard comes through the whole page and out at its end, and is seen everywhere', async () => {
  await openFirstLecture();
  for (const tab of ['Overview', 'Notes', 'Transcript', 'Bookmarks']) {
    await page.getByRole('tab', { name: tab }).focus();
    await key('Enter');
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    // The end of the page: from there the keyboard is with the browser, and comes back at the beginning.
    await tabTo(page, 'Skip to content');
    await tabTo(page, tab, 'Shift+Tab');
  }
  await tabTo(page, 'Skip to content', 'Shift+Tab');
  await key('Enter');
  await tabTo(page, 'Position');
}, 120_000);
