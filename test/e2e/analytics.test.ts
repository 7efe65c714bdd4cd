import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withBrowser } from './support/browser.ts';
import { waitInPage, waitUntilLive } from './support/page-state.ts';

const openPage = withBrowser();

declare global {
  interface Window {
    /** Events that the page would send, as name and route. */
    sent: string[];
    /** Calls in which it would send them. */
    calls: number;
  }
}

/** Runs in the page. Records what it would send, because Playwright does not expose beacon bodies. */
const recordBeacons = () => {
  window.sent = [];
  window.calls = 0;
  navigator.sendBeacon = (_url, body) => {
    const record = async () => {
      const { events } = JSON.parse(await (body as Blob).text()) as { events: { name: string; route: string }[] };
      window.sent.push(...events.map(({ name, route }) => `${name} ${route}`));
    };
    void record();
    window.calls += 1;
    return true;
  };
};

/** Runs in the page. Hides it, as when its tab is left. */
const hidePage = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

/** Goes from home by a link with a query to a course, and back. */
const visit = async (optOut?: [name: string, value: unknown]): Promise<{ page: Page; scripts: string[] }> => {
  const { page } = await openPage();
  await page.addInitScript(recordBeacons);
  if (optOut) await page.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { value }), optOut);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/?from=a-friend');
  await page.keyboard.press('Shift');
  // Before hydration, a link causes a full page load.
  const course = 'main a[href^="/courses/"]';
  await waitUntilLive(page, course);
  await page.locator(course).first().click();
  await page.waitForURL('**/courses/*');
  // The previous page stays until the next one is ready.
  const home = page.getByRole('heading', { name: 'Get good at working with AI' });
  await home.waitFor({ state: 'hidden' });
  await page.goBack();
  await home.waitFor();
  await page.waitForLoadState('networkidle');
  return { page, scripts };
};

test('page views are counted by route pattern, with timings, without ids', async () => {
  const { page } = await visit();
  // The last view is counted shortly after its page is shown.
  await waitInPage(page, () => window.sent.length > 2);
  // LCP and INP need events that only a browser can make.
  const timings = ['CLS /', 'FCP /', 'FID /', 'TTFB /'];
  expect(await page.evaluate(() => window.calls)).toBe(3);
  await page.evaluate(hidePage);
  await waitInPage(page, () => window.calls > 3 && window.sent.length > 3);
  const sent = await page.evaluate(() => window.sent);
  expect(await page.evaluate(() => window.calls)).toBe(4);
  expect(sent).toEqual(expect.arrayContaining(timings));
  expect(sent.filter((event) => event.startsWith('page-view'))).toEqual([
    'page-view /',
    'page-view /courses/{courseId}',
    'page-view /',
  ]);
  expect(sent.join()).not.toContain('friend');
});

test.each([
  ['not to be tracked', ['doNotTrack', '1']],
  ['not to share its data', ['globalPrivacyControl', true]],
] as [string, [string, unknown]][])('a browser that asks %s sends and measures nothing', async (_, optOut) => {
  const { page, scripts } = await visit(optOut);
  expect(await page.evaluate(() => window.sent)).toEqual([]);
  expect(scripts.filter((path) => /web-vitals|api\/analytics/.test(path))).toEqual([]);
});
