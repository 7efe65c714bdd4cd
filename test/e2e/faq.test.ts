import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitFor } from '../support/wait-for.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

const shownQuestions = () => page.locator('#questions details:not([hidden])').count();

/** Texts that the search marks. */
const markedTexts = () =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => (range as Range).toString()));

test('typing filters the questions by every word and shows how many are left', async () => {
  await page.goto('/faq');
  const all = await shownQuestions();
  await page.getByLabel('Search the answers').fill('ZONE time');
  await page.getByRole('status').filter({ hasText: 'answers' }).waitFor();
  expect(await shownQuestions()).toBeLessThan(all);
  await page.getByText('Can I change my time zone?').waitFor();
  expect(await page.getByRole('heading', { name: 'Notebooks' }).isVisible()).toBe(false);
  const groups = page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link');
  expect(await groups.allTextContents()).toEqual(['Courses by email']);
  expect(await page.locator('#questions details:not([hidden]):not([open])').count()).toBe(0);
  expect([...new Set((await markedTexts()).map((text) => text.toLowerCase()))].sort()).toEqual(['time', 'zone']);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByLabel('Search the answers').fill('qqq');
  await page.getByRole('link', { name: 'Ask us instead' }).waitFor();
  expect(await shownQuestions()).toBe(all);
  await page.getByLabel('Search the answers').fill('');
  await waitFor(async () => (await shownQuestions()) === all);
  expect(await page.locator('#questions details[open]').count()).toBe(1);
  expect(await groups.filter({ hasText: 'Notebooks' }).isVisible()).toBe(true);
  expect(await markedTexts()).toEqual([]);
});

test('a search without an answer shows the nearest questions', async () => {
  await page.goto('/faq');
  await page.getByLabel('Search the answers').fill('refunding');
  await page.getByRole('status').filter({ hasText: 'The closest question' }).waitFor();
  expect(await page.locator('#questions details:not([hidden])').allTextContents()).toContainEqual(
    expect.stringMatching(/refund/i),
  );
  expect(await shownQuestions()).toBeLessThanOrEqual(3);
  expect(await page.locator('#questions details[open]').count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('one answer is open at a time, and each has a URL that opens it', async () => {
  await page.goto('/faq#refund');
  await page.getByText('don’t need a reason').waitFor();
  await page.getByText('How do I pay?').click();
  await page.getByText('on Stripe’s payment page').waitFor();
  expect(await page.getByText('don’t need a reason').isVisible()).toBe(false);
});

test('structured data holds the questions and answers that the page shows', async () => {
  const html = await (await page.goto('/faq'))?.text();
  const data = [...(html ?? '').matchAll(/<script type="application\/ld\+json">([^<]+)/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  const structuredData = data
    .find((entry) => entry['@type'] === 'FAQPage')
    .mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => [
      entry.name,
      entry.acceptedAnswer.text,
    ]);
  const read = await page.evaluate(() =>
    [...document.querySelectorAll('#questions details')].map((row) =>
      ['summary', 'p'].map((part) => row.querySelector(part)?.textContent),
    ),
  );
  expect(structuredData).toEqual(read);
});
