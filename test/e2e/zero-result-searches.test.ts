import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withBrowser } from './support/browser.ts';
import { waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();
let page: Page;
let pageErrors: string[];
/** Searches that the page has reported. */
let reported: string[];
beforeEach(async () => {
  ({ page, pageErrors } = await openPage());
  reported = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/zero-result-searches')) reported.push(request.postDataJSON().search as string);
  });
  await page.clock.install();
});

const field = () => page.getByRole('main').getByRole('combobox', { name: 'Search courses' });
const isReported = () => page.waitForResponse((response) => response.url().endsWith('/api/zero-result-searches'));

const openList = async (path = '/courses') => {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
};

test('a search without results is counted once, not by letter, filter or visit', async () => {
  await openList();
  const counted = isReported();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Slower than the list waits for a pause: it searches for every beginning of the word.
  for (const [index, letter] of [...'beekeep'].entries()) {
    await field().press(letter);
    await page.clock.runFor(500);
    await page.waitForURL(`**/courses?search=${'beekeep'.slice(0, index + 1)}`);
  }
  await page.clock.resume();
  await page.getByText('No courses match “beekeep”').waitFor();
  expect(await (await counted).json()).toEqual({ counted: true });

  await page.getByRole('button', { name: 'Show all courses' }).click();
  await page.getByText('No courses match').waitFor({ state: 'hidden' });
  await field().fill('beekeep');
  await field().press('Enter');
  await page.getByText('No courses match “beekeep”').waitFor();
  await page.clock.fastForward(60_000);
  await field().fill('evaluation');
  await page
    .getByRole('link', { name: /Evaluat/ })
    .first()
    .waitFor();
  await page.clock.fastForward(60_000);
  expect(reported).toEqual(['beekeep']);
}, 60_000);

test('a search from the header is counted, and one that lacks a word too', async () => {
  await openList('/faq');
  const counted = isReported();
  await page.getByRole('banner').getByRole('combobox', { name: 'Search courses' }).fill('agents with langchain');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing here mentions “langchain”').waitFor();
  expect(await (await counted).json()).toEqual({ counted: true });
  expect(reported).toEqual(['agents with langchain']);
}, 60_000);

test('no search counts as zero-result where only the filters exclude everything', async () => {
  await openList('/courses?search=evaluation&level=advanced&duration=0-1');
  await page.getByText('No courses match “evaluation” with these filters').waitFor();
  await page.clock.fastForward(60_000);
  expect(reported).toEqual([]);
}, 60_000);

test('a browser that asks not to be tracked reports nothing', async () => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await openList('/courses?search=beekeeping');
  await page.getByText('No courses match “beekeeping”').waitFor();
  await page.clock.fastForward(60_000);
  expect(reported).toEqual([]);
}, 60_000);

test('a count that fails changes nothing for the visitor', async () => {
  await page.route('**/api/zero-result-searches', (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'));
  await openList('/courses?search=beekeeping');
  await page.getByText('No courses match “beekeeping”').waitFor();
  await failed;
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByText('No courses match “beekeeping”').waitFor();
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
}, 60_000);
