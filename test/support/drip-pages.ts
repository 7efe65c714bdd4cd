import { randomUUID } from 'node:crypto';
import { beforeAll } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { signUp, type Visitor, withBrowser } from './browser.ts';
import { consoleCall, newIpAddress } from './platform.ts';

/** The sample course that comes by email. */
export const dripCourseId = 'ai-literacy-in-ten-days';

/** An address nobody else uses. */
export const newEmail = (): string => `robin-${randomUUID()}@example.com`;

/** The window of someone in Berlin with a network address of their own, so that visitors do not use up each other's attempts. */
export const subscriberContext = (): BrowserContextOptions => ({
  timezoneId: 'Europe/Berlin',
  extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() },
});

interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The latest mail to an address whose text matches. Every subscriber gets theirs before the call is answered. */
export const latestEmailTo = async (email: string, pattern: RegExp): Promise<Email> => {
  const inbox = await consoleCall<Email[]>('GET', 'inbox');
  const message = inbox.findLast(({ to, text }) => to === email && pattern.test(text));
  if (!message) throw new Error(`There is no mail to ${email} that matches ${pattern}.`);
  return message;
};

/** The path of the link in the welcome mail. */
export const welcomePath = async (email: string): Promise<string> => {
  const { text } = await latestEmailTo(email, /\/welcome\?/);
  const { pathname, search } = new URL(/https?:\S+\/welcome\?\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
};

/** The path of the preferences page that every mail links to. */
export const preferencesPath = async (email: string): Promise<string> => {
  const { text } = await latestEmailTo(email, /\/subscriptions\//);
  return new URL(/https?:\S+\/subscriptions\/[\w-]+/.exec(text)?.[0] ?? '').pathname;
};

/** From the course page by the form, with the keyboard, to the success page. */
export const subscribeByForm = async (page: Page, email: string): Promise<void> => {
  await page.goto(`/courses/${dripCourseId}/subscribe`);
  // The running application adds the choice of zones; before that, the form only fills in.
  await page.locator('details select').waitFor({ state: 'attached' });
  await page.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/signup-success');
};

/** From the link in the welcome mail, by a new account, into the viewer. */
export const followWelcomeLink = async (page: Page, email: string): Promise<void> => {
  await page.goto(await welcomePath(email));
  await page.getByRole('button', { name: 'Log in and start' }).click();
  await page.waitForURL('**/_local/**');
  await signUp(page, 'Robin Vale', email);
  await page.waitForURL(`**/courses/${dripCourseId}/drip-content`);
  await page.getByRole('heading', { level: 1, name: 'Welcome', exact: true }).waitFor();
};

/**
 * Subscribes a person for all tests of a file, by the form and the link in the welcome mail. Returns their address and
 * how to open a window in which they are signed in; each test opens its own.
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
