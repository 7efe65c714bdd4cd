import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until, withBrowser } from '../support/browser.ts';
import { pressLogin, untilHostedLogin } from '../support/hosted-login.ts';

// Playwright switches off the cache in which browsers keep the pages one leaves, as they are, for Back and Forward.
const arrive = withBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
let page: Page;
beforeEach(async () => {
  ({ page } = await arrive());
  await page.addInitScript({
    content: `addEventListener('pageshow', ({ persisted }) => { window.isRestored = persisted; });`,
  });
});

/** Back to a page that the browser kept; fails when it was loaded anew. */
const goBackToKept = async () => {
  await page.goBack({ waitUntil: 'commit' });
  await until(page, 'window.isRestored !== undefined');
  expect(await page.evaluate('window.isRestored')).toBe(true);
};

test('a kept page that had left for the login page logs in at the next press', async () => {
  await page.goto('/faq');
  await pressLogin(page);
  await untilHostedLogin(page);
  await goBackToKept();
  await pressLogin(page);
  await untilHostedLogin(page);
});

test('a kept protected page offers to log in instead of its dots', async () => {
  await page.goto('/dashboard');
  await untilHostedLogin(page);
  await goBackToKept();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await untilHostedLogin(page);
});
