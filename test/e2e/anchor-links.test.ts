import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForExpression, withBrowser } from '../support/browser.ts';

const openPage = withBrowser();

const open = async (path: string): Promise<Page> => {
  const { page } = await openPage();
  await page.goto(path);
  await page.keyboard.press('Shift');
  await waitForExpression(page, 'document.documentElement.dataset.ready !== undefined');
  return page;
};

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
  // The scroll handler runs in the next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
};

/** Holds when the section rests right below the header. */
const isAt = (id: string) =>
  `Math.abs(document.getElementById('${id}')?.getBoundingClientRect().top - document.querySelector('header').offsetHeight) < 60`;

test('a link within a page scrolls to its section, and Back scrolls back', async () => {
  const page = await open('/termsofservice');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await scrollTo(page, 900);
  await contents.getByRole('link', { name: 'Refunds' }).click();
  await waitForExpression(page, isAt('refunds'));
  await scrollTo(page, 300);
  await contents.getByRole('link', { name: 'Your account' }).click();
  await waitForExpression(page, isAt('account'));
  await page.goBack();
  await waitForExpression(page, 'scrollY === 300');
  await page.goBack();
  await waitForExpression(page, 'location.hash === "" && scrollY === 900');
});

test('keyboard focus follows an anchor link, on this page and on another', async () => {
  const page = await open('/products/plan');
  await page.getByRole('link', { name: 'Try it on this page' }).press('Enter');
  await waitForExpression(page, isAt('try'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(`document.getElementById('try').contains(document.activeElement)`)).toBe(true);

  await page.locator('header').getByRole('button', { name: 'Products' }).press('Enter');
  await page.getByRole('link', { name: 'View All Pricing' }).press('Enter');
  await page.waitForURL('**/pricing');
  await waitForExpression(page, isAt('pricing'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(`document.getElementById('pricing').contains(document.activeElement)`)).toBe(true);
});
