import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser, type Visitor } from '../support/browser.ts';
import {
  dripCourseId as courseId,
  followWelcome,
  newAddress,
  preferencesPath,
  subscribe,
  subscriberWindow,
  welcomePath,
} from '../support/subscriber.ts';

let browser: Browser;
let visitor: Visitor;
let paths: { [name: string]: string };

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await newVisitor(browser, subscriberWindow());
  const email = newAddress();
  await subscribe(visitor.page, email);
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
  await followWelcome(visitor.page, email);
}, 120_000);
afterAll(async () => {
  await visitor.leave();
  await browser.close();
  expect(visitor.problems).toEqual([]);
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
])('everyone can use the page %s, in light and dark, on a phone and a desk', async (name) => {
  const { page } = visitor;
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(paths[name] ?? '');
    await page.locator('h1:not([aria-hidden])').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
});
