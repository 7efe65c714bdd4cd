import { expect, test } from '@jest/globals';
import { accessibilityFindings, withBrowser } from '../support/browser.ts';

const arrive = withBrowser();

/** The darkest ground behind anything on the page, as its share of white. */
const darkest = `Math.min(...[...document.querySelectorAll('main, main section')].map((each) => {
  const [red, green, blue, alpha = 1] = getComputedStyle(each).backgroundColor.match(/[\\d.]+/g).map(Number);
  return alpha === 0 ? 1 : (red + green + blue) / 765;
}))`;

test.each(['/', '/products/plan', '/termsofservice', '/contactUs'])(
  'on paper %s is dark on light, without the site around it, also for someone who reads in the dark theme',
  async (path) => {
    const { page } = await arrive({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } });
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate<number>(darkest)).toBeGreaterThan(0.8);
    expect(await page.locator('header[data-site]').isVisible()).toBe(false);
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
  },
);
