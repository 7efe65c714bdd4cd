import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dripCourseId as courseId } from '../support/drip-subscribers.ts';
import { findingsInBothThemes, type Visitor } from './support/browser.ts';
import { withSubscriber } from './support/drip-pages.ts';

const { email, arrive } = withSubscriber();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await arrive();
  page = visitor.page;
});

/** Returns these bodies instead of the server's responses to `path` for the rest of the test. */
const withResponse = async (path: string, body: unknown, run: () => Promise<void>) => {
  const pattern = `**/api${path}`;
  await page.route(pattern, (route) => route.fulfill({ json: body }));
  await run();
  await page.unroute(pattern);
};

test.each([
  ['the drip viewer', `/drip-courses/${courseId}/available-content`, `/courses/${courseId}/drip-content`],
  ['the player', `/courses/${courseId}/content`, `/courses/${courseId}/content`],
])('%s shows the specified error for a null response and offers a retry', async (_, call, pattern) => {
  await withResponse(call, null, async () => {
    await page.goto(pattern);
    await page.getByText('Invalid content structure received from API').waitFor();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Invalid content structure received from API').waitFor({ state: 'hidden' });
  await page.getByRole('navigation', { name: 'Course content' }).waitFor();
});

test.each([
  [`/courses/${courseId}/upgrade`, courseId],
  ['/courses/a-course-of-tomorrow', 'a-course-of-tomorrow'],
])("a response that is not JSON shows one error at %s, in the page's own words", async (pattern, id) => {
  await page.route(`**/api/public/courses/${id}`, (route) => route.fulfill({ body: '<p>Back soon</p>' }));
  await page.goto(pattern);
  const errorText = page.locator('main').getByText(/^Failed to load course details\.?$/);
  await errorText.first().waitFor();
  expect(await errorText.count()).toBe(1);
  await page.unroute(`**/api/public/courses/${id}`);
});

test('a course that cannot be loaded is named, and three others are shown', async () => {
  const failing = [`**/api/courses/${courseId}/content`, `**/api/public/courses/${courseId}`];
  for (const pattern of failing) await page.route(pattern, (route) => route.fulfill({ body: '<p>Back soon</p>' }));
  await page.goto(`/courses/${courseId}/content`);
  await page.getByRole('heading', { level: 1, name: 'AI Literacy in Ten Days' }).waitFor();
  const others = page.getByRole('region', { name: 'Other courses' }).getByRole('heading', { level: 3 });
  expect(await others.count()).toBe(3);
  expect(await others.allTextContents()).not.toContain('AI Literacy in Ten Days');
  expect(await findingsInBothThemes(page)).toEqual([]);
  for (const pattern of failing) await page.unroute(pattern);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('navigation', { name: 'Course content' }).waitFor();
});

test('an account that the server did not link is not shown as linked', async () => {
  await withResponse('/drip-courses/link-account', { success: false }, async () => {
    await page.goto(`/courses/${courseId}/drip-content?link=true&email=${encodeURIComponent(email)}`);
    await page.getByText('Failed to link account. Please try again.').waitFor();
    expect(page.url()).toContain('link=true');
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  expect(page.url()).not.toContain('link=true');
});

test('a video without a URL shows and logs the specified error, until a retry loads it', async () => {
  await withResponse(`/drip-courses/${courseId}/video-url?*`, {}, async () => {
    await page.goto(`/courses/${courseId}/drip-content/0/0`);
    await page.getByText('Failed to load video URL - No URL in response').waitFor();
    await page.getByText('The rest of the lesson works without it.').waitFor();
    await page.getByText('The transcript could not be loaded.').waitFor();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tabpanel', { name: 'Transcript' }).getByRole('listitem').first().waitFor();
  expect(visitor.pageErrors.filter((problem) => problem.startsWith('Error: No URL in response'))).not.toEqual([]);
  visitor.allowErrors(/No URL in response/);
});

test('a video that the server fails to provide has the id of the request', async () => {
  const pattern = `**/api/drip-courses/${courseId}/video-url?*`;
  const headers = { 'apigw-requestid': '7f0c2a9e-51d4' };
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: {}, headers }));
  await page.goto(`/courses/${courseId}/drip-content/0/0`);
  await page.getByText('Failed to load video content').waitFor();
  await page.getByText('Request ID: 7f0c2a9e-51d4').waitFor();
  visitor.allowErrors(/500|Something went wrong/);
});
