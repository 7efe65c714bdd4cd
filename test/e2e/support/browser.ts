import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import axe from 'axe-core';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Download,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { browserFlags } from '#bin/test/browser-flags.ts';
import { emailsTo } from '#test/support/inbox.ts';
import { platformUrl } from '#test/support/platform.ts';
import { slowMachineFactor } from '#test/support/slow-machine.ts';

// A journey takes as long as the machine needs; its waits have limits of their own.
jest.setTimeout(120_000);

/**
 * Connects to the browser of this run (`BROWSER_URL`), which may be Chromium's headless shell. With options or without
 * a run, starts Chrome or Chromium (`CHROME_PATH`) instead. The caller closes it; `withBrowser` does both.
 */
export const openBrowser = (options?: LaunchOptions): Promise<Browser> => {
  const { BROWSER_URL: running, CHROME_PATH: executablePath } = process.env;
  if (running && !options) return chromium.connect(running);
  if (!executablePath) throw new Error('No browser: use `npm test`, which finds or installs one.');
  return chromium.launch({ executablePath, args: browserFlags, ...options });
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Reads a downloaded text file. (A shared browser gives no path to it.) */
export const downloadedText = async (download: Download): Promise<string> => text(await download.createReadStream());

/** A visitor with a window of their own: no cookies, no storage, not signed in. */
export interface Visitor {
  page: Page;
  /** Browser errors so far: console errors, uncaught errors and CSP violations. */
  readonly pageErrors: string[];
  /**
   * Ignores matching errors, even later ones: the browser reports every failed request, even one that fails on purpose,
   * and may do so after the journey has continued.
   */
  allowErrors(pattern: RegExp): void;
  close(): Promise<void>;
}

/** Runs in the page. */
const reportCspViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`CSP ${violatedDirective} blocks ${blockedURI} (${sourceFile})`),
  );

/** Opens a window, 1366 by 768 by default. Paths passed to `page.goto` are relative to the platform. */
export const newVisitor = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: platformUrl(),
    locale: 'en-US',
    viewport: { width: 1366, height: 768 },
    ...options,
  });
  context.setDefaultTimeout(30_000 * slowMachineFactor);
  const pageErrors: string[] = [];
  const allowed: RegExp[] = [];
  const record = (error: string) => {
    if (!allowed.some((pattern) => pattern.test(error))) pageErrors.push(error);
  };
  await context.addInitScript(reportCspViolations);
  context.on('console', (message) => {
    if (message.type() === 'error') record(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => record(String(error.error())));
  return {
    page: await context.newPage(),
    pageErrors,
    allowErrors: (pattern) => {
      allowed.push(pattern);
      const others = pageErrors.filter((problem) => !pattern.test(problem));
      pageErrors.splice(0, pageErrors.length, ...others);
    },
    close: () => context.close(),
  };
};

/** Set by `test-environment.mjs`. */
const hasFailed = (): boolean => (globalThis as { hasFailed?: boolean }).hasFailed === true;

/** Keeps what a failed journey showed last: a screenshot and the document. */
const keepFailure = async (page: Page, index: number): Promise<void> => {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const name = `${basename(testPath, '.test.ts')} ${currentTestName} ${index + 1}`.replace(/[^\w.-]+/g, '-');
  const file = join('build/failed-journeys', name.slice(0, 150));
  // The page may have crashed, which must not hide the failure.
  await page.screenshot({ path: `${file}.png` }).catch((error) => console.warn(error));
  const keepDocument = async () => writeFile(`${file}.html`, await page.content());
  await keepDocument().catch((error) => console.warn(error));
};

/**
 * Shares one browser among the tests of a file. Returns a function that opens a window with the options of
 * `newVisitor`. After each test it closes the windows and fails if any had errors.
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
    if (hasFailed()) await Promise.all(opened.map(({ page }, index) => keepFailure(page, index)));
    await Promise.all(opened.map(({ close }) => close()));
    expect(opened.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  });
  return async (options) => {
    const visitor = await newVisitor(browser, options);
    visitors.push(visitor);
    return visitor;
  };
};

/**
 * Runs in the page. Resolves once all finite animations have ended; a child's color can start a transition after its
 * parent's.
 */
const waitForAnimations = async (): Promise<void> => {
  const isRunning = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' && timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime);
  // `finished` of a transition that another one replaces may never settle.
  do await new Promise(requestAnimationFrame);
  while (document.getAnimations().some(isRunning));
};

/**
 * Runs in the page. Runs axe without transitions: a message that fades away meanwhile has too little contrast for a
 * moment.
 */
const runAxe = async ([scope, only]: readonly [string | undefined, readonly string[] | undefined]) => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  try {
    return await window.axe.run(scope ?? document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: [...only] }),
    });
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
};

/** The rules of axe whose result depends on colors, and so on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page, or within a selector, and returns one line for each element; `rules` limits it to some rules.
 */
export const accessibilityFindings = async (
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(waitForAnimations);
  const { violations } = await page.evaluate(runAxe, [within, rules] as const);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
};

/** Runs axe in the light theme, and its color rules in the dark one; the page ends in the light theme. */
export const findingsInBothThemes = async (page: Page, within?: string): Promise<string[]> => {
  const all: string[] = [];
  for (const [colorScheme, rules] of [
    ['dark', colorRules],
    ['light', undefined],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const findings = await accessibilityFindings(page, within, rules);
    all.push(...findings.map((finding) => `${colorScheme}: ${finding}`));
  }
  return all;
};

/** Credentials for the hosted login page. */
export interface Credentials {
  email: string;
  password: string;
}

/** The account that every fresh platform has. Tests that change a learner's data use `signUp` instead. */
export const sampleAccount: Credentials = { email: 'learner@example.com', password: 'Tenfold-2026' };

const waitForReturn = (page: Page) =>
  page.waitForURL(({ origin, pathname }) => {
    const isOurs = origin === new URL(platformUrl()).origin && !pathname.startsWith('/_local/');
    return isOurs && pathname !== '/login';
  });

/** Fills in the open hosted login page and waits for the redirect back to the site. */
export const signIn = async (page: Page, { email, password }: Credentials = sampleAccount): Promise<void> => {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitForReturn(page);
};

/** Returns the code in the latest email to this address. */
export const emailedCode = async (email: string): Promise<string> => {
  const latest = (await emailsTo(email)).at(-1);
  const code = /\b\d{6}\b/.exec(latest?.text ?? '')?.[0];
  if (!code) throw new Error(`No code was emailed to ${email}.`);
  return code;
};

/**
 * Creates an account on the open sign-up page, confirms it with the emailed code and waits for the redirect back.
 */
export const signUp = async (page: Page, email = `robin-${randomUUID()}@example.com`): Promise<Credentials> => {
  const account = { email, password: 'Journey-2026' };
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
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
