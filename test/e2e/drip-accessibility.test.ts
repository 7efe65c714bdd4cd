import { beforeAll, expect, test } from '@jest/globals';
import { dripCourseId as courseId } from '../support/drip-subscribers.ts';
import { accessibilityFindings } from './support/browser.ts';
import { preferencesPath, welcomePath, withSubscriber } from './support/drip-pages.ts';
import { waitUntilLoaded } from './support/page-state.ts';

const { email, arrive } = withSubscriber();
let paths: { [name: string]: string };

beforeAll(async () => {
  const course = `/courses/${courseId}`;
  paths = {
    subscribe: `${course}/subscribe`,
    'signup-success': `${course}/signup-success`,
    welcome: await welcomePath(email),
    preferences: await preferencesPath(email),
    viewer: `${course}/drip-content`,
    'video lecture': `${course}/drip-content/0/0`,
    'reading lecture': `${course}/drip-content/0/1`,
    'locked lecture': `${course}/drip-content/1/0`,
    upgrade: `${course}/upgrade`,
    dashboard: '/dashboard',
  };
});

test.each([
  'subscribe',
  'signup-success',
  'welcome',
  'preferences',
  'viewer',
  'video lecture',
  'reading lecture',
  'locked lecture',
  'upgrade',
  'dashboard',
])('the page %s is accessible in light and dark, on phone and desktop', async (name) => {
  const { page } = await arrive();
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(paths[name] ?? '');
    await page.locator('h1:not([aria-hidden])').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await waitUntilLoaded(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});
