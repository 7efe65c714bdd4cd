import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { brand } from '#contract/brand.ts';
import { accessibilityFindings, type Visitor, withBrowser } from './support/browser.ts';
import { holdBack, waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
});

/** The script of the content of the About page. */
const content = /\/about-content-[^/]+\.js$/;

test.each([
  ['a page', '**/assets/*.js'],
  ['the content of a page', content],
])('a line below the header shows that the code of %s is still loading', async (_, code) => {
  await page.goto('/faq');
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  const release = await holdBack(page, code);
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

test.each([
  ['its code', false],
  ['its content', true],
])('a page opened offline without %s opens when the connection is back', async (_, isContentMissing) => {
  await page.goto('/faq');
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  const release = isContentMissing ? await holdBack(page, content) : undefined;
  // The pointer over a link loads the code of its page.
  if (isContentMissing) await Promise.all([page.waitForRequest(content), link.hover()]);
  await page.context().setOffline(true);
  release?.();
  await page.getByRole('status').filter({ hasText: 'You are offline' }).waitFor();
  await link.click();
  const notice = page.getByRole('status').filter({ hasText: 'The page opens when you are back online' });
  await notice.waitFor();
  await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'We teach AI' }).waitFor();
  await notice.waitFor({ state: 'hidden' });
  expect(await page.evaluate('globalThis.isSameDocument')).toBe(true);
  const hasAllStyles = await page
    .locator('link[rel="stylesheet"]:not([disabled])')
    .evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet !== null));
  expect(hasAllStyles).toBe(true);
  // The browser logs the requests that it could not send.
  visitor.allowErrors(/ERR_INTERNET_DISCONNECTED/);
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
