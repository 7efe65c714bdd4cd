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
    leftAt?: number;
    /** When a timer of the toast's duration, set when it appeared, has ended. */
    endAt?: number;
  }
}

/**
 * Runs in the page. Records when the first toast begins to leave, and when it should: by a timer, which is as late as
 * the toast's own on a busy machine. Both in milliseconds of the page's clock.
 */
const watchFirstToast = (durationMs: number) => {
  let isShown = false;
  const observer = new MutationObserver(() => {
    const toast = document.querySelector<HTMLElement>('[aria-label="Messages"] > [role]');
    if (!toast) return;
    if (!isShown) {
      setTimeout(() => {
        window.endAt = performance.now();
      }, durationMs);
    }
    isShown = true;
    if (toast.dataset.leaving !== undefined) window.leftAt ??= performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
};

/** Milliseconds by which the first toast has left too late, or too early when negative. */
const lateness = async (): Promise<number> => {
  await waitInPage(page, () => window.leftAt !== undefined && window.endAt !== undefined);
  return page.evaluate(() => (window.leftAt ?? Number.NaN) - (window.endAt ?? Number.NaN));
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
  await slowList();
});

test('the first success toast stays for three seconds', async () => {
  await page.addInitScript(watchFirstToast, 3000);
  await logInAsNewLearner(page);
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Analyst');
  await page.getByRole('button', { name: 'Save profile' }).click();
  expect(Math.abs(await lateness())).toBeLessThan(tolerance);
});

test('the first error toast stays for five seconds', async () => {
  await page.addInitScript(watchFirstToast, 5000);
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/faq');
  await pressLogin(page);
  expect(Math.abs(await lateness())).toBeLessThan(tolerance);
  visitor.allowErrors(/ERR_FAILED/);
});
