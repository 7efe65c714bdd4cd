import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withBrowser } from './support/browser.ts';
import { pressLogin, waitForHostedLogin } from './support/hosted-login.ts';
import { waitInPage } from './support/page-state.ts';

declare global {
  interface Window {
    /** Whether the document came from bfcache when it was last shown. */
    isRestored?: boolean;
  }
}

// Playwright disables the back/forward cache; this enables it. The headless shell has none.
const openPage = withBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.isRestored = persisted;
    });
    // A restored page can be asked before its event.
    addEventListener('pagehide', () => {
      delete window.isRestored;
    });
  });
});

/** Goes back and fails unless the page was restored from bfcache. */
const goBackToRestored = async () => {
  await page.goBack({ waitUntil: 'commit' });
  await waitInPage(page, () => window.isRestored !== undefined);
  expect(await page.evaluate(() => window.isRestored)).toBe(true);
};

test('a page restored from bfcache after leaving for login logs in at the next press', async () => {
  await page.goto('/faq');
  await pressLogin(page);
  await waitForHostedLogin(page);
  await goBackToRestored();
  await pressLogin(page);
  await waitForHostedLogin(page);
});

test('a protected page restored from bfcache offers to log in', async () => {
  await page.goto('/dashboard');
  await waitForHostedLogin(page);
  await goBackToRestored();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await waitForHostedLogin(page);
});
