import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFindings, signUp, type Visitor, withBrowser } from './support/browser.ts';
import { documentWidth, focusedText, waitInPage, waitUntilPlayed, waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
});

const results = () => page.getByRole('region', { name: 'Courses', exact: true });
const card = (title: string) => results().getByRole('link', { name: title });
/** Opens the course list and waits until it is hydrated: the prerendered page shows it earlier. */
const openList = async (path: string) => {
  await page.goto(path);
  await waitUntilReady(page);
};
const count = (text: string | RegExp) => results().getByRole('status').filter({ hasText: text }).waitFor();
const titlesShown = () => results().getByRole('heading', { level: 3 }).allTextContents();

test('a visitor finds a course despite a typo, and the URL can be shared', async () => {
  await openList('/courses');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search courses' }).fill('promting');
  await card('Prompting That Works').waitFor();
  await page.waitForURL('**/courses?search=promting');
  expect((await titlesShown())[0]).toBe('Prompting That Works');

  await page.reload();
  await card('Prompting That Works').waitFor();
  expect((await titlesShown())[0]).toBe('Prompting That Works');
});

test('a search in the header shows its results in the list', async () => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search courses' });
  await box.fill('retrieval');
  await box.press('Enter');
  await card('RAG from First Principles').waitFor();
  await page.waitForURL('**/courses?search=retrieval');
});

test('a visitor narrows the list with filters, sees them and removes them', async () => {
  await openList('/courses');
  await count(/^\d+ courses$/);
  const all = await titlesShown();
  await page.getByRole('radio', { name: /^Advanced/ }).check();
  await page.getByRole('radio', { name: /^Paid/ }).check();
  await page.waitForURL('**/courses?level=advanced&price=paid');
  await page.getByRole('button', { name: 'Remove Level: Advanced' }).click();
  await page.getByRole('button', { name: 'Remove Price: Paid' }).click();
  await page.waitForURL('**/courses');
  await card('Prompting That Works').waitFor();
  expect(await titlesShown()).toEqual(all);
});

test('a visitor turns the page, opens a course and goes back to the same place', async () => {
  await openList('/courses');
  await results().getByRole('button', { name: 'Show more courses' }).click();
  const tenth = results().getByRole('heading', { level: 3 }).nth(9);
  await tenth.waitFor();
  const shown = await titlesShown();
  expect(shown.length).toBeGreaterThan(9);
  // Keyboard focus continues at the first new course.
  expect(await focusedText(page)).toBe(shown[9]);

  const title = (await tenth.textContent()) ?? '';
  await page.evaluate(() =>
    document.querySelectorAll('main h3')[9]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const scrollPosition = await page.evaluate(() => Math.round(scrollY));
  expect(scrollPosition).toBeGreaterThan(400);
  await card(title).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();

  await page.goBack();
  await tenth.waitFor();
  expect(await titlesShown()).toEqual(shown);
  await waitInPage(page, (position) => Math.abs(scrollY - position) < 3, scrollPosition);
});

test('a search without results says so and links to all courses', async () => {
  await openList('/courses?search=zzzzqqqq&level=beginner');
  await page.getByText('No courses match “zzzzqqqq” with these filters.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await card('Prompting That Works').waitFor();
});

test('a course list that fails to load names its request and can be retried', async () => {
  await page.route('**/api/public/courses*', (route) =>
    route.fulfill({
      status: 500,
      json: { detail: 'Out of order.' },
      headers: { 'apigw-requestid': 'JKJaXmPLvHcESHA=' },
    }),
  );
  await openList('/courses?search=prompting');
  const alert = page.getByRole('alert');
  await alert.getByText('The courses could not be loaded').waitFor();
  await alert.getByText('Request ID: JKJaXmPLvHcESHA=').waitFor();
  await page.unroute('**/api/public/courses*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await card('Prompting That Works').waitFor();
  visitor.allowErrors(/500/);
});

test('on a phone, filters are in a drawer that shows how many are active', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openList('/courses');
  await count(/^\d+ courses$/);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('radio', { name: /^Free/ }).last().check();
  await drawer.getByRole('button', { name: /^Show \d+ courses$/ }).click();
  await page.getByRole('button', { name: 'Filters 1 active' }).waitFor();
  expect(await documentWidth(page)).toBe(320);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a visitor watches the preview of a course and must sign in to enroll', async () => {
  await openList('/courses');
  await card('Prompting That Works').click();
  await page.getByRole('heading', { level: 1, name: 'Prompting That Works' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Course', name: 'Prompting That Works' });

  await page.getByRole('button', { name: /^Play the Preview/ }).click();
  await waitUntilPlayed(page, 0.2);
  expect(await page.evaluate(() => document.querySelector('video')?.textTracks[0]?.mode)).toBe('showing');

  await page.getByRole('link', { name: 'Enroll for free' }).first().click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signUp(page);
  await page.waitForURL('**/courses/prompting-that-works/enroll');
  const enroll = page.getByRole('button', { name: 'Enroll for free' });
  await enroll.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await enroll.dblclick();
  await page.waitForURL('**/courses/prompting-that-works/content**');

  await openList('/courses/prompting-that-works/enroll');
  await page.waitForURL('**/courses/prompting-that-works/content**');
  await openList('/courses/prompting-that-works');
  await page.getByRole('link', { name: 'Start course' }).first().waitFor();
});

test('an unknown course is not found', async () => {
  await openList('/courses/no-such-course');
  await page.getByText('Course not found.').last().waitFor();
  visitor.allowErrors(/404/);
});
