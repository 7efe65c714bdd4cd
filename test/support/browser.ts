import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import axe, { type AxeResults } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { browserFlags } from '../../bin/test/browser-flags.ts';
import { consoleCall, platformUrl } from './platform.ts';

// A story in a browser takes as long as the machine lets it; what it waits for has limits of its own.
jest.setTimeout(120_000);
// Told once more before it counts as failed, with the first failure printed: a browser on a busy machine can miss a press.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** Starts the browser that `npm test` has found (`CHROME_PATH`). Who opens it closes it; `withBrowser` does both. */
export const openBrowser = (options: LaunchOptions = {}): Promise<Browser> => {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) throw new Error('No browser: use `npm test`, which finds or installs one.');
  return chromium.launch({ executablePath, args: browserFlags, ...options });
};

/** A person in front of a window of their own: no cookies, no storage, nobody signed in. */
export interface Visitor {
  page: Page;
  /** What the browser complained about so far: errors in the console, uncaught ones, and violations of the CSP. */
  readonly pageErrors: string[];
  /** Takes the complaints out that match: the browser reports a failed request by itself, even one broken on purpose. */
  allowErrors(pattern: RegExp): void;
  close(): Promise<void>;
}

/** Runs in the page, like the other texts of code here: the tests are not compiled for a browser. */
const reportCspViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP ' + event.violatedDirective + ' blocks ' + event.blockedURI + ' (' + event.sourceFile + ')'))`;

/** Opens a window, 1366 by 768 unless told. Paths given to `page.goto` are the platform's. */
export const newVisitor = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: platformUrl(),
    locale: 'en-US',
    viewport: { width: 1366, height: 768 },
    ...options,
  });
  const pageErrors: string[] = [];
  await context.addInitScript({ content: reportCspViolations });
  context.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => pageErrors.push(String(error.error())));
  return {
    page: await context.newPage(),
    pageErrors,
    allowErrors: (pattern) => {
      const others = pageErrors.filter((problem) => !pattern.test(problem));
      pageErrors.splice(0, pageErrors.length, ...others);
    },
    close: () => context.close(),
  };
};

/**
 * One browser for all tests of a file. Returns how a visitor arrives in it, with the options of `newVisitor`; after
 * each test its visitors leave, and the test fails when the browser has complained to one of them.
 */
export const withBrowser = (launch?: LaunchOptions): ((options?: BrowserContextOptions) => Promise<Visitor>) => {
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await openBrowser(launch);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const opened = visitors.splice(0);
    await Promise.all(opened.map(({ close: leave }) => leave()));
    expect(opened.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  });
  return async (options) => {
    const visitor = await newVisitor(browser, options);
    visitors.push(visitor);
    return visitor;
  };
};

/** Waits until an expression holds in the page. (`page.waitForFunction` would evaluate text, which the site's policy forbids.) */
export const waitForExpression = async (page: Page, expression: string, timeoutMs = 30_000): Promise<void> => {
  const end = Date.now() + timeoutMs;
  while (!(await page.evaluate<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`This did not become true: ${expression}`);
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
};

/** Resolves when nothing moves but what moves for ever; a child's color follows its parent's in a transition of its own. */
const waitForAnimations = `(async () => {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations()
      .filter((each) => each.playState === 'running' && each.timeline === document.timeline)
      .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime));
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map((each) => each.finished));
  }
})()`;

/** Everything axe finds on the page as it is now, one line for each element; `within` narrows it to a selector. */
export const accessibilityFindings = async (page: Page, within?: string): Promise<string[]> => {
  await page.evaluate(axe.source);
  await page.evaluate(waitForAnimations);
  const scope = within ? JSON.stringify(within) : 'document';
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${scope})`);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
};

/** The same in the light and in the dark theme, each finding with its theme; the page ends in the light one. */
export const findingsInBothThemes = async (page: Page, within?: string): Promise<string[]> => {
  const all: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    all.push(...(await accessibilityFindings(page, within)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return all;
};

/** Someone who can sign in on the hosted page. */
export interface Credentials {
  email: string;
  password: string;
}

/** The account that every fresh platform has. Tests that change what a learner has use `signUp` instead. */
export const sampleAccount: Credentials = { email: 'learner@example.com', password: 'Tenfold-2026' };

const waitForReturn = (page: Page) =>
  page.waitForURL(({ origin, pathname }) => {
    const isOurs = origin === new URL(platformUrl()).origin && !pathname.startsWith('/_local/');
    return isOurs && pathname !== '/login';
  });

/** Fills in the hosted sign-in page that is open, and waits until the site has taken over again. */
export const signIn = async (page: Page, { email, password }: Credentials = sampleAccount): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitForReturn(page);
};

/** The code of the latest mail to this address. */
export const emailedCode = async (email: string): Promise<string> => {
  const inbox = await consoleCall<{ to: string; text: string }[]>('GET', 'inbox');
  const inboxEmail = inbox.findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(inboxEmail?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
};

/** From the hosted sign-in page that is open: makes an account, confirms its address with the mailed code, and returns signed in. */
export const signUp = async (
  page: Page,
  name = 'Robin Vale',
  email = `robin-${randomUUID()}@example.com`,
): Promise<Credentials> => {
  const account = { email, password: 'Journey-2026' };
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const code = page.getByLabel('Code from the email');
  await code.waitFor();
  await code.fill(await emailedCode(account.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await waitForReturn(page);
  return account;
};

/** Opens the login page and makes a fresh account through it; ends on the dashboard. */
export const openAsNewLearner = async (page: Page, name?: string): Promise<Credentials> => {
  await page.goto('/login');
  return signUp(page, name);
};
