import type { Browser, BrowserContext } from 'playwright-core';
import { sampleAccount } from '../start/sample-account.ts';

/** What a browser stores after a login. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs in on the hosted page. */
export const signIn = async (browser: Browser, url: string): Promise<Session> => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email address').fill(sampleAccount.email);
  await page.getByLabel('Password').fill(sampleAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  const session = await context.storageState();
  await context.close();
  return session;
};

/** Enrolls an account in a free course, creating it if needed. Resolves to the header that signs its calls. */
export const enroll = async (url: string, email: string, courseId: string): Promise<{ authorization: string }> => {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const issued = await fetch(`${url}/_local/token`, { method: 'POST', headers: json, body: JSON.stringify({ email }) });
  const { token } = (await issued.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const enrolled = await fetch(`${url}/api/courses/${courseId}/enroll`, { method: 'POST', headers });
  if (!enrolled.ok) throw new Error(`Enrolling responded with ${enrolled.status}.`);
  return headers;
};
