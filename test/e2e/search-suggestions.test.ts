import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findingsInBothThemes, type Visitor, withBrowser } from './support/browser.ts';
import { documentWidth, readStored, waitInPage, waitUntilReady } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
});

const phone = { width: 390, height: 844 };
const headerField = () => page.getByRole('banner').getByRole('combobox', { name: 'Search courses' });
const listField = () => page.getByRole('main').getByRole('combobox', { name: 'Search courses' });
const popup = () => page.getByRole('listbox', { name: 'Suggestions' });
const option = (name: string | RegExp) => popup().getByRole('option', { name });

const open = async (path: string) => {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
};

/** Text of the option that the focused field names as active; empty when the keyboard is in the text. */
const activeText = () =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });

/** Waits until the focused field says whether suggestions are open, shortly after they appear or go. */
const waitUntilExpanded = (value: 'true' | 'false') =>
  waitInPage(page, (expanded) => document.activeElement?.getAttribute('aria-expanded') === expanded, value);

/** Waits until a text is announced to screen readers. */
const isAnnounced = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

test('a visitor goes through suggestions and opens a lesson by keyboard alone', async () => {
  await open('/faq');
  await headerField().focus();
  await page.keyboard.type('confusion matr');
  await option(/^Four kinds of answers/).waitFor();
  await isAnnounced(/^Suggestions: \d+\.$/);
  await waitUntilExpanded('true');
  expect(await headerField().getAttribute('aria-controls')).toBe(await popup().getAttribute('id'));
  expect(await activeText()).toBe('');
  const texts = await popup().getByRole('option').allTextContents();

  await page.keyboard.press('ArrowDown');
  expect(await activeText()).toBe(texts[0]);
  expect(await popup().getByRole('option', { selected: true }).allTextContents()).toEqual([texts[0]]);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  expect(await activeText()).toBe('');
  await page.keyboard.press('ArrowUp');
  expect(await activeText()).toBe(texts.at(-1));
  // Home moves the caret in the text, where typing then continues.
  await page.keyboard.press('Home');
  expect(await activeText()).toBe('');
  expect(await headerField().evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);

  await page.keyboard.press('Escape');
  await popup().waitFor({ state: 'detached' });
  expect(await headerField().inputValue()).toBe('confusion matr');
  await waitUntilExpanded('false');
  await page.keyboard.press('ArrowDown');
  await popup().waitFor();
  for (let presses = 0; !(await activeText()).startsWith('Four kinds'); presses += 1) {
    expect(presses).toBeLessThan(texts.length);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/courses/machine-learning-in-plain-words#lesson-right-and-wrong');
});

test('on a phone, a visitor taps a suggestion in the menu', async () => {
  await page.setViewportSize(phone);
  await open('/faq');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const field = menu.getByRole('combobox', { name: 'Search courses' });
  await field.fill('confusion matr');
  await option(/^Four kinds of answers/).waitFor();
  expect(
    await option(/^Four kinds of answers/)
      .locator('q mark')
      .count(),
  ).toBeGreaterThan(0);
  expect(await popup().evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await field.fill('retrieval');
  await option(/^RAG from First Principles/).waitFor();
  expect(await documentWidth(page)).toBe(phone.width);
  expect(await findingsInBothThemes(page)).toEqual([]);
  // Escape closes the suggestions, and not the menu around them.
  await page.keyboard.press('Escape');
  await popup().waitFor({ state: 'detached' });
  expect(await menu.isVisible()).toBe(true);
  await field.press('ArrowDown');
  await option(/^RAG from First Principles/).click();
  await page.waitForURL('**/courses/rag-from-first-principles');
  await menu.waitFor({ state: 'hidden' });
});

test('on a phone, a topic suggested above the list filters it', async () => {
  await page.setViewportSize(phone);
  await open('/courses');
  await listField().fill('machine');
  await option(/^Machine learning$/).click();
  await page.waitForURL('**/courses?topic=machine-learning');
  await page.getByRole('button', { name: 'Remove Topic: Machine learning' }).waitFor();
  expect(await listField().inputValue()).toBe('');
  expect(await documentWidth(page)).toBe(phone.width);
});

test('a visitor with a typo sees which word the suggestions are for', async () => {
  await open('/courses');
  await listField().fill('evalutaion');
  await page.getByText('Suggestions for “evaluation”').waitFor();
});

test('only what was typed last is suggested; earlier requests are aborted', async () => {
  const aborted: string[] = [];
  page.on('requestfailed', (request) => aborted.push(new URL(request.url()).search));
  let releaseFirst = () => {};
  const isFirstSent = new Promise<void>((resolve) => {
    void page.route(/search=retrieval&/, async (route) => {
      resolve();
      await new Promise<void>((release) => {
        releaseFirst = release;
      });
      await route.continue().catch(() => undefined);
    });
  });
  await open('/faq');
  await headerField().fill('retrieval');
  await isFirstSent;
  await headerField().fill('prompting');
  await option(/^Prompting That Works/).waitFor();
  releaseFirst();
  expect(aborted).toEqual(['?search=retrieval&limit=5']);
  expect(await option('Show').textContent()).toContain('“prompting”');
});

test('recent searches can be repeated and removed, and signing out removes all', async () => {
  await logInAsNewLearner(page, 'Robin Vale');
  await open('/courses');
  for (const search of ['retrieval', 'agents']) {
    await listField().fill(search);
    await listField().press('Enter');
    await page.waitForURL(`**/courses?search=${search}`);
    // The code that remembers it loads when the field is used.
    await waitInPage(
      page,
      (text) =>
        Object.entries(localStorage).some(([key, value]) => key.endsWith('recent-searches') && value.includes(text)),
      search,
    );
  }
  await open('/dashboard');
  await headerField().click();
  await isAnnounced(/^Recent searches: 2\./);
  expect(await popup().getByRole('option').allTextContents()).toEqual(['agents', 'retrieval']);
  expect(await findingsInBothThemes(page, 'header')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await isAnnounced(/^Recent searches: 1\./);
  await option('retrieval').click();
  await page.waitForURL('**/courses?search=retrieval');
  expect(JSON.parse((await readStored(page, 'recent-searches')) ?? '')).toEqual(['retrieval']);

  await page.getByRole('banner').getByRole('button', { name: 'Robin Vale' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('button', { name: 'Login' })
    .or(page.getByRole('link', { name: 'Login' }))
    .first()
    .waitFor();
  await waitInPage(page, () => !Object.keys(localStorage).some((key) => key.endsWith('recent-searches')));
});

test('without its code, the field still searches', async () => {
  await page.route(/\/assets\/suggestions-.*\.js$/, (route) => route.abort());
  await open('/faq');
  // The page reloads once, in case a deployment has replaced its code.
  const reloaded = page.waitForEvent('load');
  await headerField().focus();
  await reloaded;
  await waitUntilReady(page);
  await headerField().fill('retrieval');
  await headerField().press('Enter');
  await page.waitForURL('**/courses?search=retrieval');
  await page.getByRole('heading', { level: 1 }).waitFor();
  visitor.allowErrors(/suggestions-|ERR_FAILED/);
});
