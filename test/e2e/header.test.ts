import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitFor } from '../support/wait-for.ts';
import { accessibilityFindings, type Visitor, withBrowser } from './support/browser.ts';
import { documentWidth, focusedText, scrollWindowTo, waitInPage, waitUntilReady } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
});

/** Runs in the page. */
const isTransparent = (): boolean => {
  const header = document.querySelector('header');
  return header !== null && getComputedStyle(header).backgroundColor === 'rgba(0, 0, 0, 0)';
};

const open = async (path: string) => {
  await page.goto(path);
  await page.mouse.move(5, 400);
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
};

const products = () => page.getByRole('button', { name: 'Products' });
const dubLabs = () => page.locator('header').getByRole('link', { name: /^DubLabs/ });

test('the header is transparent only on home, until scrolled by more than 50 px', async () => {
  await open('/');
  expect(await page.evaluate(isTransparent)).toBe(true);
  await scrollWindowTo(page, 50);
  await waitInPage(page, () => scrollY === 50);
  expect(await page.evaluate(isTransparent)).toBe(true);
  await scrollWindowTo(page, 51);
  await waitFor(async () => !(await page.evaluate(isTransparent)));
  await open('/faq');
  expect(await page.evaluate(isTransparent)).toBe(false);
});

test('Esc closes a menu opened by mouse, wherever the focus is', async () => {
  await open('/faq');
  await products().hover();
  await dubLabs().waitFor();
  await page.keyboard.press('Escape');
  await dubLabs().waitFor({ state: 'hidden' });
});

test('the page that a link opens is announced to screen readers', async () => {
  await open('/faq');
  await products().hover();
  await dubLabs().click();
  await page.waitForURL('**/products/dublabs');
  await waitInPage(page, () =>
    [...document.querySelectorAll('[role=status]')].some((status) => status.textContent === document.title),
  );
});

test('a menu opens and closes by keyboard and returns the focus', async () => {
  await open('/faq');
  await products().focus();
  await page.keyboard.press('Enter');
  await dubLabs().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dubLabs().focus();
  await page.keyboard.press('Escape');
  await dubLabs().waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe('Products');
});

test('the Products menu lists four tools and names the fifth in its link to all', async () => {
  await open('/faq');
  await products().click();
  const menu = page.locator('header [data-menu]').first();
  expect(await menu.locator('li').count()).toBe(4);
  await menu.getByRole('link', { name: 'See PMCoach and all tools' }).click();
  await page.waitForURL('**/products');
  await page.locator('#tools').getByRole('link', { name: 'PMCoach' }).waitFor();
});

test('in a low window the end of a menu can be reached', async () => {
  await page.setViewportSize({ width: 1100, height: 360 });
  await open('/faq');
  await products().click();
  const last = page.getByRole('link', { name: 'View All Pricing' });
  await last.focus();
  const box = await last.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
});

test("on the narrowest phone the logo stays beside the learner's name", async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logInAsNewLearner(page, 'Bartholomew Featherstonehaugh');
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Bartholomew Featherstonehaugh' }).waitFor();
  const mark = await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .locator('svg')
    .boundingBox();
  expect(mark).toMatchObject({ x: 20, width: 28 });
  expect(await documentWidth(page)).toBe(320);
});

test('pressing Enter twice searches once', async () => {
  await open('/faq');
  // Excludes suggestions, which have a limit, and the list's own request, which follows once it is shown.
  const searchRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('search=retrieval') && page.url().endsWith('/faq')) searchRequests.push(request.url());
  });
  let respond = () => {};
  const pressedTwice = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/search=retrieval$/, async (route) => {
    await pressedTwice;
    await route.continue();
  });
  await page.locator('header').getByRole('combobox').fill('retrieval');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  respond();
  await page.waitForURL('**/courses?search=retrieval');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(searchRequests).toHaveLength(1);
  expect(await page.locator('header').getByRole('combobox', { includeHidden: true }).inputValue()).toBe('');
});
