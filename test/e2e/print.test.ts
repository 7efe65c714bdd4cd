import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();

/** Brightness of the darkest background on the page, from 0 to 1. */
const darkest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const brightness = [...document.querySelectorAll('main, main section')].map((each) => {
      const channels = getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? [];
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels.map(Number);
      return alpha === 0 ? 1 : (red + green + blue) / 765;
    });
    return Math.min(...brightness);
  });

test.each(['/', '/products/plan', '/termsofservice', '/contactUs'])(
  '%s prints dark on light without the site around it, even in the dark theme',
  async (path) => {
    const { page } = await openPage({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } });
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await darkest(page)).toBeGreaterThan(0.8);
    expect(await page.locator('header[data-site]').isVisible()).toBe(false);
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
  },
);

/** Runs in the page. Counts the lines of the open transcript that overflow their box. */
const cutOffLines = (): number => {
  const list = document.querySelector('[role=tabpanel] ol');
  if (!list) throw new Error('No transcript is open.');
  const end = list.getBoundingClientRect().bottom;
  return [...list.children].filter((line) => line.getBoundingClientRect().bottom > end + 1).length;
};

test('a transcript prints whole, and does not scroll on its own at 400%', async () => {
  const { page } = await openPage();
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
  await page.goto(`/courses/${courseId}/content/0/what-a-prompt-does`);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: /^0:0/ }).first().waitFor();

  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(cutOffLines)).toBe(0);
  expect(await page.locator('video').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Course content' }).isVisible()).toBe(false);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 225 });
  await waitFor(async () => (await page.evaluate(cutOffLines)) === 0);
});
