import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { withBrowser } from './support/browser.ts';
import { waitInPage, waitUntilLive } from './support/page-state.ts';

const openPage = withBrowser();

declare global {
  interface Window {
    /** Events that the page would send, as name and route. */
    sent: string[];
  }
}

/** Runs in the page. Records what it would send, because Playwright does not expose beacon bodies. */
const recordBeacons = () => {
  window.sent = [];
  navigator.sendBeacon = (_url, body) => {
    const record = async () => {
      const { events } = JSON.parse(await (body as Blob).text()) as { events: { name: string; route: string }[] };
      window.sent.push(...events.map(({ name, route }) => `${name} ${route}`));
    };
    void record();
    return true;
  };
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
  // The last view is counted shortly after its page is shown, and the timings before it.
  await waitInPage(page, () => window.sent.filter((event) => event.startsWith('page-view')).length > 2);
  await waitInPage(page, () => window.sent.some((event) => event.startsWith('TTFB')));
  const sent = await page.evaluate(() => window.sent);
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
