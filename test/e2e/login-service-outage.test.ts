import { beforeEach, expect, test } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { findingsInBothThemes, sampleAccount, signIn, type Visitor, withBrowser } from './support/browser.ts';
import { waitForHostedLogin } from './support/hosted-login.ts';
import { readStored } from './support/page-state.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;

/** Runs in the page. Replaces the access token. */
const storeAccessToken = (token: string): void => {
  const name = Object.keys(localStorage).find((key) => key.endsWith('.accessToken'));
  if (name) localStorage.setItem(name, token);
};

/**
 * Expires the access token in this browser; the refresh token stays valid. Leaves the application first, because a
 * call in progress would renew the token at once.
 */
const expireAccessToken = async (): Promise<void> => {
  await page.goto('/robots.txt');
  const [head, payload = '', signature] = ((await readStored(page, '.accessToken')) ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const expired = JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 });
  await page.evaluate(storeAccessToken, [head, Buffer.from(expired).toString('base64url'), signature].join('.'));
};

/** URL of the user pool's JSON API. */
const identityService = /\/_local\/cognito\/?$/;

/** Routes token requests to `respond` from now on and counts them. */
const routeTokenRequests = async (respond: (route: Route) => unknown): Promise<() => number> => {
  let count = 0;
  await page.route(identityService, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    count += 1;
    return respond(route);
  });
  return () => count;
};

declare global {
  interface Window {
    /** When token requests were sent, by the page's clock and in counted seconds. */
    tokenRequests: { atMs: number; seconds: number }[];
    /** Counted seconds from the last script that was loaded until a panel was shown. */
    panelSeconds: number | undefined;
  }
}

/**
 * Runs in the page. Records when it sends token requests and shows a panel. Counts the seconds from the first request by
 * timers, which are as late as the page's own on a busy machine.
 */
const recordTimes = (): void => {
  let seconds = 0;
  let loadedAt = 0;
  const count = () =>
    setTimeout(() => {
      seconds += 1;
      count();
    }, 1000);
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.endsWith('.js'))) loadedAt = seconds;
  }).observe({ type: 'resource' });
  new MutationObserver(() => {
    if (document.querySelector('[role=alert]')) window.panelSeconds ??= seconds - loadedAt;
  }).observe(document, { subtree: true, childList: true });
  window.tokenRequests = [];
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (String(input).includes('/_local/cognito')) {
      if (window.tokenRequests.length === 0) count();
      window.tokenRequests.push({ atMs: performance.now(), seconds });
    }
    return send(input, init);
  };
};

const greeting = () => page.getByRole('heading', { level: 1, name: 'Hello, Sample' }).waitFor();
const panel = () => page.getByRole('alert').filter({ hasText: 'We can’t reach the login service' });

beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
  await page.goto('/dashboard');
  await waitForHostedLogin(page);
  await signIn(page, sampleAccount);
  await greeting();
  await expireAccessToken();
});

test('a learner stays logged in during a login service outage and resumes after it', async () => {
  const stored = await readStored(page, '.refreshToken');
  const requests = await routeTokenRequests((route) => route.abort());
  await page.goto('/dashboard');
  await panel().waitFor();
  expect(requests()).toBe(3);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(await readStored(page, '.refreshToken')).toBe(stored);
  expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unroute(identityService);
  await page.getByRole('button', { name: 'Try again' }).click();
  await greeting();
  visitor.allowErrors(/ERR_FAILED/);
});

test('a learner gets an error panel within 10 s when the login service hangs', async () => {
  let respond: () => void = () => undefined;
  const outage = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.addInitScript(recordTimes);
  await routeTokenRequests((route) => outage.then(() => route.continue()));
  await page.goto('/dashboard');
  await panel().waitFor();
  expect(await page.evaluate(() => window.panelSeconds)).toBeLessThan(10);
  await page.getByRole('button', { name: 'Try again' }).click();
  await panel().waitFor({ state: 'hidden' });
  respond();
  await greeting();
});

test('a public page tells a learner that the login service is unavailable', async () => {
  await routeTokenRequests((route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/faq');
  const reconnect = page.getByRole('banner').getByRole('button', { name: 'Reconnect' });
  await reconnect.waitFor();
  await page.unroute(identityService);
  await reconnect.click();
  await page.getByRole('banner').getByRole('button', { name: 'Sample Learner' }).waitFor();
  visitor.allowErrors(/500/);
});

test('a learner whose connection returns continues without a press', async () => {
  await routeTokenRequests((route) => route.abort());
  await page.goto('/dashboard');
  await panel().waitFor();
  await page.unroute(identityService);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await greeting();
  visitor.allowErrors(/ERR_FAILED/);
});

test('a token request without a response times out after 10 s and is retried', async () => {
  await page.addInitScript(recordTimes);
  const requests = await routeTokenRequests((route) => (requests() > 1 ? route.continue() : undefined));
  await page.goto('/dashboard');
  await greeting();
  expect(requests()).toBe(2);
  const [first, second] = await page.evaluate(() => window.tokenRequests);
  expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(10_000);
  expect(second?.seconds).toBeLessThan(13);
  visitor.allowErrors(/ERR_/);
});

test('a learner whose session expired is sent to the login page after one request', async () => {
  const requests = await routeTokenRequests((route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/x-amz-json-1.1',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify({ __type: 'NotAuthorizedException', message: 'Refresh Token has expired' }),
    }),
  );
  await page.goto('/dashboard');
  await waitForHostedLogin(page);
  expect(requests()).toBe(1);
  visitor.allowErrors(/400/);
});
