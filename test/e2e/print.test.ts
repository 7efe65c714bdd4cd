import { expect, test } from '@jest/globals';
import { accessibilityFindings, openAsNewLearner, waitForExpression, withBrowser } from '../support/browser.ts';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';

const openPage = withBrowser();

/** Brightness of the darkest background on the page, from 0 to 1. */
const darkest = `Math.min(...[...document.querySelectorAll('main, main section')].map((each) => {
  const [red, green, blue, alpha = 1] = getComputedStyle(each).backgroundColor.match(/[\\d.]+/g).map(Number);
  return alpha === 0 ? 1 : (red + green + blue) / 765;
}))`;

test.each(['/', '/products/plan', '/termsofservice', '/contactUs'])(
  '%s prints dark on light without the site around it, in the dark theme too',
  async (path) => {
    const { page } = await openPage({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } });
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate<number>(darkest)).toBeGreaterThan(0.8);
    expect(await page.locator('header[data-site]').isVisible()).toBe(false);
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
  },
);

/** Counts the lines of the open transcript that overflow their box. */
const cutOff = `(() => {
  const list = document.querySelector('[role=tabpanel] ol');
  const end = list.getBoundingClientRect().bottom;
  return [...list.children].filter((line) => line.getBoundingClientRect().bottom > end + 1).length;
})()`;

test('a transcript prints whole, and does not scroll on its own at 400%', async () => {
  const { page } = await openPage();
  const { email } = await openAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
  await page.goto(`/courses/${courseId}/content/0/what-a-prompt-does`);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await page.getByRole('button', { name: /^0:00/ }).waitFor();

  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate<number>(cutOff)).toBe(0);
  expect(await page.locator('video').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Course content' }).isVisible()).toBe(false);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 225 });
  await waitForExpression(page, `${cutOff} === 0`);
});
