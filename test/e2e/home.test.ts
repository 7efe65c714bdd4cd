import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { nextTokenTask } from '#contract/rules/explore/next-token.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { layoutShift, waitUntilHydrated, waitUntilLive } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
const desktop = { viewport: { width: 1440, height: 900 } };

const openLesson = async () => {
  const { page } = await openPage(desktop);
  await page.goto('/');
  const lesson = page.getByRole('region', { name: 'Chance and the next word' });
  await lesson.hover();
  await waitUntilLive(page, 'section[aria-labelledby="lesson-title"]');
  return { page, lesson };
};

test('a visitor solves the lesson on home by keyboard, and opens its course', async () => {
  const { page, lesson } = await openLesson();
  const row = lesson.getByRole('row', { name: nextTokenTask.forbidden });
  expect(await row.textContent()).not.toContain('cut off');
  const temperature = lesson.getByRole('slider', { name: 'Temperature' });
  for (let step = 0; step < 6; step++) await temperature.press('ArrowRight');
  const topP = lesson.getByRole('slider', { name: 'Top-p' });
  for (let step = 0; step < 2; step++) await topP.press('ArrowLeft');
  await lesson.getByRole('heading', { name: 'Solved' }).waitFor();
  expect(await row.textContent()).toContain('cut off');
  await lesson.getByRole('button', { name: 'Write the next word' }).press('Enter');
  await lesson.getByText(/thank you for your \w+$/).waitFor();
  expect(await accessibilityFindings(page, 'section[aria-labelledby="lesson-title"]')).toEqual([]);
  await lesson.getByRole('link', { name: 'Keep going: the course is free' }).press('Enter');
  await page.waitForURL('**/courses/prompting-that-works');
});

test('a slider that is moved too far no longer meets its goal', async () => {
  const { lesson } = await openLesson();
  const goals = lesson.getByRole('listitem');
  expect(await goals.allTextContents()).toEqual([
    expect.stringMatching(/^Met: /),
    expect.stringMatching(/^Not yet: /),
    expect.stringMatching(/^Not yet: /),
  ]);
  await lesson.getByRole('slider', { name: 'Top-p' }).press('Home');
  expect((await goals.allTextContents()).map((text) => text.split(':')[0])).toEqual(['Not yet', 'Not yet', 'Met']);
});

test('home fits into 5,200 pixels on a desktop and states no figure twice', async () => {
  const { page } = await openPage(desktop);
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5_200);
  const figures = await page.locator('main dl dd').allTextContents();
  expect(figures.length).toBeGreaterThan(5);
  expect([...new Set(figures)]).toEqual(figures);
});

test('every row of the prices leads to the next step', async () => {
  const { page } = await openPage(desktop);
  await page.goto('/');
  const rows = page.getByRole('table', { name: /^Prices/ }).locator('tr:has(td)');
  const steps = await rows
    .locator('td:last-child a')
    .evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  expect(steps).toHaveLength(await rows.count());
  expect(steps).toContain('Enroll: AI Product Capstone /courses/ai-product-capstone/enroll');
  expect(steps).toContain('Start Free Trial: Joblyn /contactUs');
  expect(steps).toContain('Get a quote: On-premise /contactUs');
});

test('an unknown path shows a notice above home, and the path of a section does not', async () => {
  const { page } = await openPage(desktop);
  const notice = page.getByText('We couldn’t find that page');
  for (const [path, count] of [
    ['/no/such/page', 1],
    ['/pricing', 0],
    ['/', 0],
  ] as const) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await waitUntilHydrated(page);
    expect([path, await notice.count()]).toEqual([path, count]);
  }
});

test.each([
  ['a desktop', desktop.viewport],
  ['a phone', { width: 390, height: 844 }],
])('on %s the first screen of an unknown path shows only its message', async (_, viewport) => {
  const { page } = await openPage({ viewport });
  await page.goto('/no/such/page');
  await page.keyboard.press('Shift');
  await page.getByText('We couldn’t find that page').waitFor();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThan(viewport.height);
  expect(await layoutShift(page)).toBeLessThan(0.1);
});

test('a visitor of an unknown path searches the courses or follows its words', async () => {
  const { page } = await openPage(desktop);
  await page.goto('/executive-ai-leadership');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Corporate training' }).waitFor();
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await main.getByRole('combobox', { name: 'Search courses' }).fill('retrieval');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/courses');
  await page.getByRole('heading', { name: 'RAG from First Principles' }).waitFor();
});

test('no two links of the price table have the same name', async () => {
  const { page } = await openPage(desktop);
  await page.goto('/pricing');
  const links = page.getByRole('table', { name: /^Prices of courses/ }).getByRole('link');
  await links.first().waitFor();
  const names = await links.allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('a visitor of the prices starts with the free courses', async () => {
  const { page } = await openPage(desktop);
  await page.goto('/pricing');
  await page.getByRole('link', { name: /^See \d+ free courses$/ }).click();
  await page.waitForURL('**/courses?price=free');
});

test('a visitor with a phone reads about refunds before the price table', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/pricing');
  const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
  const refunds = page.getByRole('heading', { name: 'Refunds' });
  expect(await topOf(refunds)).toBeLessThan(await topOf(page.getByRole('table', { name: /^Prices of courses/ })));
});

test('a learner finds their account in the header of home before scrolling', async () => {
  const { page } = await openPage(desktop);
  await logInAsNewLearner(page, 'Robin Vale');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Robin Vale' }).waitFor();
});
