import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dripCourseId as courseId } from '../support/drip-subscribers.ts';
import { waitFor } from '../support/wait-for.ts';
import { accessibilityFindings, type Visitor } from './support/browser.ts';
import { withSubscriber } from './support/drip-pages.ts';

const { arrive } = withSubscriber();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await arrive();
  page = visitor.page;
});

/** Changes the course's price in the server's responses for the rest of the test. */
const withPrice = async (price: null | undefined, run: () => Promise<void>) => {
  const url = `**/api/public/courses/${courseId}`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), price } });
  });
  await run();
  await page.unroute(url);
};

/** Runs in the page. Whether it offers an upgrade, apart from the recommended courses, which have prices of their own. */
const offersUpgrade = (): boolean => {
  const parts = document.querySelectorAll<HTMLElement>('aside, dialog[open], main section:not([aria-labelledby])');
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
  const text = [...parts].map((part) => part.innerText).join(' ');
  return document.querySelector('a[href$="/upgrade"]') !== null || /\$\d|Upgrade Now/.test(text);
};

test.each(['', '/drip-content/1/0', '/drip-content', '/upgrade'])(
  'a course that is not for sale offers no upgrade at /courses/…%s',
  async (subpath) => {
    await withPrice(null, async () => {
      await page.goto(`/courses/${courseId}${subpath}`);
      await page.locator('h1:not([aria-hidden])').first().waitFor({ state: 'attached' });
      if (subpath.endsWith('/1/0')) await page.getByRole('dialog', { name: 'Not open yet' }).waitFor();
      if (subpath === '/upgrade') await page.getByText('Premium is not available for this course').waitFor();
      await page.waitForLoadState('networkidle');
      // The prerendered page has the price of the sample course until the response has arrived.
      await waitFor(async () => !(await page.evaluate(offersUpgrade)));
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  },
);

test('the upgrade page of a course that is not for sale links to the course', async () => {
  await withPrice(null, async () => {
    await page.goto(`/courses/${courseId}/upgrade`);
    await page.getByRole('link', { name: 'Back to the course' }).press('Enter');
    await page.waitForURL('**/drip-content');
  });
});

test('a price missing from the response is shown as 49', async () => {
  await withPrice(undefined, async () => {
    await page.goto(`/courses/${courseId}/upgrade`);
    await page.getByText('$49', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Upgrade Now' }).waitFor();
  });
});

test('a refused upgrade says that nothing was charged and links back', async () => {
  const refusal = { title: 'This course has no price', status: 409, code: 'price-missing' };
  await page.route('**/api/stripe/create-drip-upgrade-session', (route) =>
    route.fulfill({ status: 409, json: refusal }),
  );
  await page.goto(`/courses/${courseId}/upgrade`);
  await page.getByRole('button', { name: 'Upgrade Now' }).press('Enter');
  await page.getByRole('alert').getByText('Nothing was charged.').waitFor();
  visitor.allowErrors(/409/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the course' }).press('Enter');
  await page.waitForURL('**/drip-content');
});

test('every sample drip course can be upgraded at its own price', async () => {
  const { courses } = (await (await page.request.get('/api/public/courses?limit=50')).json()) as {
    courses: { id: string; kind: string; price: number | null }[];
  };
  const drip = courses.filter(({ kind }) => kind === 'drip');
  expect(drip.length).toBeGreaterThan(1);
  for (const { price } of drip) expect(price).toBeGreaterThan(0);
  await page.goto(`/courses/${courseId}/upgrade`);
  await page.getByText('$29.00', { exact: true }).waitFor();
});
