import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForExpression, withBrowser } from '../support/browser.ts';

const openPage = withBrowser();

/** Records what the page would send, because Playwright does not expose beacon bodies. */
const recordBeacons = `window.sent = [];
navigator.sendBeacon = (url, body) => {
  body.text().then((text) => window.sent.push(...JSON.parse(text).events.map(({ name, route }) => name + ' ' + route)));
  return true;
};`;

/** Goes from home by a link with a query to a course, and back. */
const visit = async (optOutScript = ''): Promise<{ page: Page; scripts: string[] }> => {
  const { page } = await openPage();
  await page.addInitScript({ content: recordBeacons + optOutScript });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/?from=a-friend');
  await page.keyboard.press('Shift');
  // Before hydration, a link causes a full page load.
  await waitForExpression(page, `document.querySelector('main').dataset.hydrated !== undefined`);
  await page.locator('main a[href^="/courses/"]').first().click();
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
  await waitForExpression(page, `window.sent.some((event) => event.startsWith('TTFB'))`);
  const sent = await page.evaluate<string[]>('window.sent');
  expect(sent.filter((event) => event.startsWith('page-view'))).toEqual([
    'page-view /',
    'page-view /courses/{courseId}',
    'page-view /',
  ]);
  expect(sent.join()).not.toContain('friend');
});

test.each([
  ['not to be tracked', `Object.defineProperty(navigator, 'doNotTrack', { value: '1' });`],
  ['not to share its data', `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });`],
])('a browser that asks %s sends and measures nothing', async (_, optOutScript) => {
  const { page, scripts } = await visit(optOutScript);
  expect(await page.evaluate('window.sent')).toEqual([]);
  expect(scripts.filter((path) => /web-vitals|api\/analytics/.test(path))).toEqual([]);
});
