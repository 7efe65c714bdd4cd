import { beforeEach, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { arriveAsNewLearner, type Visitor, withBrowser } from '../support/browser.ts';

const arrive = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await arrive();
  page = visitor.page;
  await arriveAsNewLearner(page);
});

const enrolledCourses = '**/api/courses/enrolled';
const errorScreen = () => page.getByRole('alert').filter({ hasText: 'Something went wrong' });

test('Try Again asks anew after an answer that the page could not show', async () => {
  await page.route(enrolledCourses, (route) => route.fulfill({ json: { courses: null } }));
  await page.goto('/dashboard');
  await errorScreen().waitFor();
  await page.unroute(enrolledCourses);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('link', { name: 'Choose a course' }).waitFor();
  await errorScreen().waitFor({ state: 'hidden' });
  // The broken answer is what the browser noted.
  visitor.forgive(/null/);
});
