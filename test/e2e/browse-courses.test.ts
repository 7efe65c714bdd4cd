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
/** Waits for the results of a search that was corrected to this word. */
const corrected = (word: string) =>
  results()
    .getByRole('status')
    .filter({ hasText: `Showing results for “${word}”.` })
    .waitFor();
const titlesShown = () => results().getByRole('heading', { level: 3 }).allTextContents();

test('a visitor finds a course despite a typo, and the URL can be shared', async () => {
  await openList('/courses');
  await page.getByRole('main').getByRole('combobox', { name: 'Search courses' }).fill('promting');
  await corrected('prompting');
  await page.waitForURL('**/courses?search=promting');
  expect((await titlesShown())[0]).toBe('Prompting That Works');

  await page.reload();
  await corrected('prompting');
  expect((await titlesShown())[0]).toBe('Prompting That Works');
});

test('a visitor finds a lesson by what it says and opens its place in the outline', async () => {
  await openList('/courses?search=confusion%20matrix');
  const lessons = results().getByRole('list', { name: 'Lessons found in Machine Learning in Plain Words' });
  const lesson = lessons.getByRole('link', { name: 'Four kinds of answers: precision and recall' });
  await lesson.waitFor();
  expect((await lessons.locator('mark').allTextContents()).map((text) => text.toLowerCase())).toContain(
    'confusion matrix',
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  await lesson.click();
  await page.waitForURL('**/courses/machine-learning-in-plain-words#lesson-right-and-wrong');
  await page.getByRole('listitem').filter({ hasText: 'Four kinds of answers' }).last().waitFor();
});

test('a visitor sees which typo was corrected', async () => {
  await openList('/courses?search=evalutaion');
  await corrected('evaluation');
});

test('a search in the header shows its results in the list', async () => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search courses' });
  await box.fill('retrieval');
  await box.press('Enter');
  await card('RAG from First Principles').waitFor();
  await page.waitForURL('**/courses?search=retrieval');
});

test('lessons found by a search in the header show before the list has loaded', async () => {
  let searches = 0;
  await page.route(/search=confusion[^&]*$/, (route) => {
    searches += 1;
    // The first is the header's; the list's own gets no response.
    return searches === 1 ? route.continue() : undefined;
  });
  await openList('/faq');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search courses' });
  await box.fill('confusion matrx');
  await box.press('Enter');
  await page.waitForURL('**/courses?search=confusion+matrx');
  const lessons = results().getByRole('list', { name: 'Lessons found in Machine Learning in Plain Words' });
  await lessons.getByRole('link', { name: 'Four kinds of answers: precision and recall' }).waitFor();
  await results().getByText('Showing results for “confusion matrix”.').waitFor();
  await count(/^\d+ courses?$/);
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

test('a visitor sees what a course grades, and what its hours consist of', async () => {
  await openList('/courses?search=capstone');
  const capstone = results().getByRole('listitem').filter({ hasText: 'AI Product Capstone' }).first();
  await capstone.getByText('Quizzes are graded automatically; you grade your project against a rubric.').waitFor();
  await card('AI Product Capstone').click();
  const outline = page.getByRole('region', { name: 'Course content' });
  const totals = outline.getByText(/\d lessons? · /);
  await totals.first().waitFor();
  const texts = await totals.allTextContents();
  expect(texts.length).toBeGreaterThan(2);
  const kinds =
    /\d lessons? · (?:about [\d.]+ (?:h|min)|(?:[\dhmin ]+ (?:video|reading|exercises|reading and exercises)(?:, |$))+)$/;
  for (const text of texts) expect(text).toMatch(kinds);
  expect(texts[0]).toMatch(/ video, .*(reading|exercises)$/);
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

test('a search without results says so, shows other courses and links to all', async () => {
  await openList('/courses?search=zzzzqqqq&level=beginner');
  await page.getByText('No courses match “zzzzqqqq” with these filters.').waitFor();
  const others = page.getByRole('region', { name: 'Featured courses' });
  await others.getByRole('listitem').nth(2).waitFor();
  expect(await page.getByText(/^(Filters|Search without filters)$/).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all courses' }).click();
  await others.waitFor({ state: 'hidden' });
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

  const preview = page.getByRole('region', { name: 'Preview' });
  const poster = await preview.boundingBox();
  await page.getByRole('button', { name: /^Play the Preview/ }).click();
  await waitUntilPlayed(page, 0.2);
  expect((await preview.boundingBox())?.height).toBeCloseTo(poster?.height ?? 0, 0);
  // Its controls are those of a lesson, and captions are shown from the start.
  expect(await page.evaluate(() => document.querySelector('video')?.controls)).toBe(false);
  await page.getByRole('button', { name: 'Pause (K)' }).press('Enter');
  for (const key of ['0', 'ArrowRight']) await page.keyboard.press(key);
  await preview.getByText('A swimming pool needs a notice').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Enroll for free' }).first().click();
  await signUp(page);
  await page.waitForURL('**/courses/prompting-that-works/content**');

  await openList('/courses/prompting-that-works/enroll');
  await page.waitForURL('**/courses/prompting-that-works/content**');
  await openList('/courses/prompting-that-works');
  await page.getByRole('link', { name: 'Start course' }).first().waitFor();
  await page.getByRole('region', { name: 'Course content' }).getByRole('link', { name: 'Start here' }).waitFor();
});

test('an unknown course is not found', async () => {
  await openList('/courses/no-such-course');
  await page.getByText('Course not found.').last().waitFor();
  await page.getByText('/courses/no-such-course').waitFor();
  visitor.allowErrors(/404/);
});

test('each course shows its own cover, and an instructor a portrait, in both themes', async () => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (/\.svg/.test(response.url()) && response.status() >= 400) failed.push(response.url());
  });
  const widths = () =>
    page.locator('main svg use').evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openList('/courses');
    await waitInPage(page, () => {
      const uses = [...document.querySelectorAll<SVGUseElement>('main svg use')];
      return uses.length > 8 && uses.every((use) => use.getBBox().width > 0);
    });
    expect((await widths()).length).toBeGreaterThan(8);
    expect(await widths()).toEqual((await widths()).map(() => 3 * 320));
    await page.goto('/courses/rag-from-first-principles');
    const portrait = page.locator('#instructor svg use');
    await portrait.scrollIntoViewIfNeeded();
    await waitInPage(
      page,
      () => (document.querySelector<SVGUseElement>('#instructor svg use')?.getBBox().width ?? 0) > 0,
    );
  }
  expect(failed).toEqual([]);
});
