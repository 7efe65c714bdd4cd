import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findingsInBothThemes, sampleAccount, signIn, withBrowser } from './support/browser.ts';
import { waitForHostedLogin } from './support/hosted-login.ts';
import { layoutShift } from './support/page-state.ts';

const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage());
});

const startButton = () => page.getByRole('button', { name: 'Log in or create an account' });

test.each([
  ['/login', '/dashboard'],
  ['/login?to=/profile', '/profile'],
  ['/login?to=https://example.com/', '/dashboard'],
])('%s starts the login at once and leads to %s', async (path, target) => {
  await page.goto(path);
  await waitForHostedLogin(page);
  await signIn(page);
  expect(new URL(page.url()).pathname).toBe(target);
});

test('the login page reached by Back stays and starts the login on request', async () => {
  await page.goto('/login');
  await waitForHostedLogin(page);
  await page.goBack();
  await startButton().waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await startButton().click();
  await waitForHostedLogin(page);
});

test('the login page with a query in its URL is not indexed', async () => {
  const robots = page.locator('meta[name="robots"]');
  await page.goto('/login?error=access_denied&error_description=Denied');
  await page.getByRole('alert').waitFor();
  expect(await robots.getAttribute('content')).toBe('noindex');
  await page.goto('/login');
  await waitForHostedLogin(page);
  await page.goBack();
  await page.waitForURL('**/login');
  await startButton().waitFor();
  expect(await robots.count()).toBe(0);
});

test('a refused login shows its message and keeps the page where it is', async () => {
  await page.goto('/login?error=access_denied&error_description=Denied');
  await page.getByRole('alert').waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.1);
});

test.each([
  ['/login', 'Hello, Sample'],
  ['/login?to=/profile', 'Profile'],
  ['/login?to=//example.com/', 'Hello, Sample'],
])('%s takes a logged-in learner to %s', async (path, title) => {
  await page.goto('/dashboard');
  await waitForHostedLogin(page);
  await signIn(page, sampleAccount);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});
