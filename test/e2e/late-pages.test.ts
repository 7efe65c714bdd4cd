import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { brand } from '#contract/brand.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { holdBack, waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

test('a line below the header stands for a page whose code is late', async () => {
  await page.goto('/faq');
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  const release = await holdBack(page, '**/assets/*.js');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await line.waitFor();
  await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor({ state: 'attached' });
  expect(await accessibilityFindings(page)).toEqual([]);
  release();
  await page.getByRole('heading', { level: 1, name: 'We teach AI' }).waitFor();
  await line.waitFor({ state: 'hidden' });
});

test('the header stays while a visitor is taken to the login page', async () => {
  // The login page never opens, so the page before it stays.
  await page.route(/\/_local\/cognito\/(login|oauth2\/authorize)/, (route) => route.fulfill({ status: 204 }));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByRole('status').filter({ hasText: 'Taking you to the login page' }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${brand.name}, home` })
    .click({ trial: true });
});
