import { test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withBrowser } from './support/browser.ts';
import { nextFrame, scrollWindowTo, waitInPage, waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();

const open = async (path: string): Promise<Page> => {
  const { page } = await openPage();
  await page.goto(path);
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  return page;
};

const scrollTo = async (page: Page, top: number) => {
  await scrollWindowTo(page, top);
  // The scroll handler runs in the next frame.
  await nextFrame(page);
  await nextFrame(page);
};

/** Waits until the section rests right below the header. */
const waitForSection = (page: Page, id: string) =>
  waitInPage(
    page,
    (section) => {
      const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(top - (document.querySelector('header')?.offsetHeight ?? 0)) < 60;
    },
    id,
  );
const waitForFocusWithin = (page: Page, id: string) =>
  waitInPage(page, (section) => document.getElementById(section)?.contains(document.activeElement) === true, id);

test('a link within a page scrolls to its section, and Back scrolls back', async () => {
  const page = await open('/termsofservice');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await scrollTo(page, 900);
  await contents.getByRole('link', { name: 'Refunds' }).click();
  await waitForSection(page, 'refunds');
  await scrollTo(page, 300);
  await contents.getByRole('link', { name: 'Your account' }).click();
  await waitForSection(page, 'account');
  await page.goBack();
  await waitInPage(page, () => scrollY === 300);
  await page.goBack();
  await waitInPage(page, () => location.hash === '' && scrollY === 900);
});

test('keyboard focus follows an anchor link, on this page and on another', async () => {
  const page = await open('/products/plan');
  await page.getByRole('link', { name: 'Try it on this page' }).press('Enter');
  await waitForSection(page, 'try');
  await page.keyboard.press('Tab');
  await waitForFocusWithin(page, 'try');

  await page.locator('header').getByRole('button', { name: 'Products' }).press('Enter');
  await page.getByRole('link', { name: 'View All Pricing' }).press('Enter');
  await page.waitForURL('**/pricing');
  await waitForSection(page, 'pricing');
  await page.keyboard.press('Tab');
  await waitForFocusWithin(page, 'pricing');
});
