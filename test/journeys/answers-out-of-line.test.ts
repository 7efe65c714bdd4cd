import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Visitor } from '../support/browser.ts';
import { dripCourseId as courseId, withSubscriber } from '../support/subscriber.ts';

const { email, arrive } = withSubscriber();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await arrive();
  page = visitor.page;
});

/** Lets the rest of a test read these bodies in place of the server's answers to `path`. */
const answering = async (path: string, body: unknown, story: () => Promise<void>) => {
  const address = `**/api${path}`;
  await page.route(address, (route) => route.fulfill({ json: body }));
  await story();
  await page.unroute(address);
};

test.each([
  ['the drip viewer', `/drip-courses/${courseId}/available-content`, `/courses/${courseId}/drip-content`],
  ['the player', `/courses/${courseId}/content`, `/courses/${courseId}/content`],
])('%s ends a null answer with the specified text and offers another try', async (_, call, address) => {
  await answering(call, null, async () => {
    await page.goto(address);
    await page.getByText('Invalid content structure received from API').waitFor();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Invalid content structure received from API').waitFor({ state: 'hidden' });
  await page.getByRole('navigation', { name: 'Course content' }).waitFor();
});

test.each([
  [`/courses/${courseId}/upgrade`, courseId],
  ['/courses/a-course-of-tomorrow', 'a-course-of-tomorrow'],
])('an answer that is no JSON is told once at the address %s, in the words of that page', async (address, id) => {
  await page.route(`**/api/public/courses/${id}`, (route) => route.fulfill({ body: '<p>Back soon</p>' }));
  await page.goto(address);
  const told = page.locator('main').getByText(/^Failed to load course details\.?$/);
  await told.first().waitFor();
  expect(await told.count()).toBe(1);
  await page.unroute(`**/api/public/courses/${id}`);
});

test('an account that the server did not link is not shown as linked', async () => {
  await answering('/drip-courses/link-account', { success: false }, async () => {
    await page.goto(`/courses/${courseId}/drip-content?link=true&email=${encodeURIComponent(email)}`);
    await page.getByText('Failed to link account. Please try again.').waitFor();
    expect(page.url()).toContain('link=true');
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  expect(page.url()).not.toContain('link=true');
});

test('a video whose address is missing says so in the specified words and logs the specified error', async () => {
  await answering(`/drip-courses/${courseId}/video-url?*`, {}, async () => {
    await page.goto(`/courses/${courseId}/drip-content/0/0`);
    await page.getByText('Failed to load video URL - No URL in response').waitFor();
  });
  expect(visitor.problems.filter((problem) => problem.startsWith('Error: No URL in response'))).not.toEqual([]);
  visitor.forgive(/No URL in response/);
});
