import { beforeEach, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Visitor, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
  await logInAsNewLearner(page);
});

const enrolledCourses = '**/api/courses/enrolled';
const errorScreen = () => page.getByRole('alert').filter({ hasText: 'Something went wrong' });

test('Try Again reloads a page whose response could not be rendered', async () => {
  await page.route(enrolledCourses, (route) => route.fulfill({ json: { courses: null } }));
  await page.goto('/dashboard');
  await errorScreen().getByRole('link', { name: 'Go to home page' }).waitFor();
  await page.unroute(enrolledCourses);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('link', { name: 'See the course' }).waitFor();
  await errorScreen().waitFor({ state: 'hidden' });
  // The browser logs the broken response.
  visitor.allowErrors(/null/);
});

test('Try Again reloads a course list whose response could not be rendered', async () => {
  const courseList = /\/api\/public\/courses(\?|$)/;
  await page.route(courseList, (route) => route.fulfill({ json: { courses: [{ id: null, title: {} }], total: 1 } }));
  await page.goto('/courses');
  await errorScreen().waitFor();
  await page.unroute(courseList);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await errorScreen().waitFor({ state: 'hidden' });
  // The browser logs the broken response.
  visitor.allowErrors(/./);
});
