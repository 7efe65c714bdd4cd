import type { BrowserContextOptions, Page } from 'playwright-core';
import { waitUntilReady } from './page-state.ts';

/** Waits until the browser is on the hosted login page. */
export const waitForHostedLogin = async (page: Page): Promise<void> => {
  await page.waitForURL('**/_local/cognito/login?**');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
};

/** Presses the header's login button once the page is hydrated. */
export const pressLogin = async (page: Page): Promise<void> => {
  await waitUntilReady(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
};

/** Opens a public page. With script, the login page redirects; it stays for visitors who return by Back. */
export const openPublicPage = async (
  page: Page,
  path: string,
  { javaScriptEnabled = true }: BrowserContextOptions = {},
): Promise<void> => {
  await page.goto(path);
  if (path !== '/login' || !javaScriptEnabled) return;
  await waitForHostedLogin(page);
  await page.goBack();
  await page.waitForURL('**/login');
};
