import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, withBrowser } from './support/browser.ts';
import { pressLogin } from './support/hosted-login.ts';
import { waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;

declare global {
  interface Window {
    shownAt?: number;
    leftAt?: number;
  }
}

/** Runs in the page. Records when the first toast appears and begins to leave, in milliseconds of the page's clock. */
const watchFirstToast = () => {
  const observer = new MutationObserver(() => {
    const toast = document.querySelector<HTMLElement>('[aria-label="Messages"] > [role]');
    if (!toast) return;
    window.shownAt ??= performance.now();
    if (toast.dataset.leaving !== undefined) window.leftAt ??= performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
};

/** Milliseconds for which the first toast was shown. */
const timeShown = async (): Promise<number> => {
  await waitInPage(page, () => window.leftAt !== undefined);
  return page.evaluate(() => (window.leftAt ?? Number.NaN) - (window.shownAt ?? Number.NaN));
};

/** Delays the toast module by a second. */
const slowList = async () => {
  await page.route(/\/assets\/toast-list-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
};

/** Tolerance in milliseconds. */
const tolerance = 400;

beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
  await page.addInitScript(watchFirstToast);
  await slowList();
});

test('the first success toast stays for three seconds', async () => {
  await logInAsNewLearner(page);
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Analyst');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const shownMs = await timeShown();
  expect(Math.abs(shownMs - 3000)).toBeLessThan(tolerance);
});

test('the first error toast stays for five seconds', async () => {
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/faq');
  await pressLogin(page);
  const shownMs = await timeShown();
  expect(Math.abs(shownMs - 5000)).toBeLessThan(tolerance);
  visitor.allowErrors(/ERR_FAILED/);
});
