import { randomUUID } from 'node:crypto';
import { beforeAll } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { dripCourseId } from '#test/support/drip-subscribers.ts';
import { type Email, emailsTo } from '#test/support/inbox.ts';
import { newIpAddress } from '#test/support/platform.ts';
import { signUp, type Visitor, withBrowser } from './browser.ts';

/** Returns an unused email address. */
export const newEmail = (): string => `robin-${randomUUID()}@example.com`;

/** A window in Berlin with its own IP address, so that visitors do not share rate limits. */
export const subscriberContext = (): BrowserContextOptions => ({
  timezoneId: 'Europe/Berlin',
  extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() },
});

/** Returns the latest email to an address whose text matches. The subscribe call sends its email before it responds. */
export const latestEmailTo = async (email: string, pattern: RegExp): Promise<Email> => {
  const message = (await emailsTo(email)).findLast(({ text }) => pattern.test(text));
  if (!message) throw new Error(`There is no email to ${email} that matches ${pattern}.`);
  return message;
};

/** Returns the path of the link in the welcome email. */
export const welcomePath = async (email: string): Promise<string> => {
  const { text } = await latestEmailTo(email, /\/welcome\?/);
  const { pathname, search } = new URL(/https?:\S+\/welcome\?\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
};

/** Returns the path of the preferences page that every email links to. */
export const preferencesPath = async (email: string): Promise<string> => {
  const { text } = await latestEmailTo(email, /\/subscriptions\//);
  return new URL(/https?:\S+\/subscriptions\/[\w-]+/.exec(text)?.[0] ?? '').pathname;
};

/** Submits the form from the course page to the success page, with the keyboard. */
export const subscribeByForm = async (page: Page, email: string): Promise<void> => {
  await page.goto(`/courses/${dripCourseId}/subscribe`);
  // Only the hydrated form checks the address itself; earlier, Enter might not use it.
  await page.locator('form[novalidate]').waitFor();
  await page.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/signup-success');
};

/** Follows the link in the welcome email through a new account into the viewer. */
export const followWelcomeLink = async (page: Page, email: string): Promise<void> => {
  await page.goto(await welcomePath(email));
  await page.getByRole('button', { name: 'Log in or create an account' }).click();
  await signUp(page, email);
  await page.waitForURL(`**/courses/${dripCourseId}/drip-content`);
  await page.getByRole('heading', { level: 1, name: /^Welcome to / }).waitFor();
};

/**
 * Subscribes one person for all tests of a file, with the form and the link in the welcome email. Returns their address
 * and a function that opens a window in which they are signed in.
 */
export const withSubscriber = (): { email: string; arrive(): Promise<Visitor> } => {
  const openPage = withBrowser();
  const email = newEmail();
  let session: BrowserContextOptions = {};
  beforeAll(async () => {
    const { page } = await openPage(subscriberContext());
    await subscribeByForm(page, email);
    await followWelcomeLink(page, email);
    session = { storageState: await page.context().storageState() };
  }, 120_000);
  return { email, arrive: () => openPage({ ...subscriberContext(), ...session }) };
};
