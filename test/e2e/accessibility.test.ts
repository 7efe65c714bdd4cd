import { beforeAll, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publicPaths } from '../support/public-pages.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { equalAccessFindings } from './support/equal-access.ts';
import { waitForHostedLogin } from './support/hosted-login.ts';
import { learnerPageStates, type PageState } from './support/learner-pages.ts';
import { nuFindings } from './support/nu-checker.ts';
import { waitUntilLoaded, waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();

// Each test opens dozens of pages. Its waits have limits of their own, so this one only ends a checker that hangs.
jest.setTimeout(1_200_000);

/** Every document visited, as served and as rendered. */
const documents = new Map<string, string>();

/** Makes the application start as on a visitor's first interaction, and waits for what it loads. */
const open = async (page: Page, { name, path, shows, prepare }: PageState): Promise<void> => {
  // A request of its own, because the login page redirects at once and the body of its response is then gone.
  const served = await page.request.get(path);
  documents.set(`${name} as served`, await served.text());
  await page.goto(path);
  // With script, the login page redirects at once; it is shown only to visitors who return to it.
  if (path === '/login') {
    await waitForHostedLogin(page);
    await page.goBack();
    await page.waitForURL('**/login');
  }
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  await page
    .locator(shows ?? 'h1:not([aria-hidden])')
    .first()
    .waitFor({ state: 'attached' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await waitUntilLoaded(page);
  documents.set(`${name} in the browser`, await page.content());
};

/** Reports a missing, duplicate or repeated page title. */
const headingFindings = async (page: Page): Promise<string[]> => {
  const titles = await page.locator('h1:not([aria-hidden])').allTextContents();
  const others = await page.locator('main :is(h2, h3, h4)').allTextContents();
  const repeated = others.filter((text) => text.trim() === titles[0]?.trim());
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
    ...repeated.map((text) => `the title is repeated by another heading: ${text}`),
  ];
};

const findingsOn = async (page: Page): Promise<string[]> => [
  ...(await findingsInBothThemes(page)),
  ...(await equalAccessFindings(page)),
];

const named = (name: string, findings: string[]) => findings.map((finding) => `${name}: ${finding}`);

let paths: string[];
beforeAll(async () => {
  paths = await publicPaths();
});

test('axe and Equal Access find nothing on any public page', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  const findings: string[] = [];
  for (const path of paths) {
    await open(page, { name: path, path });
    findings.push(...named(path, await findingsOn(page)));
  }
  expect(findings).toEqual([]);
});

test('axe and Equal Access find nothing on learner and error pages', async () => {
  const visitor = await openPage({ reducedMotion: 'reduce' });
  const { page } = visitor;
  const findings: string[] = [];
  for (const pageState of await learnerPageStates(page)) {
    const { name, failingApi: failing } = pageState;
    if (failing) await page.route(failing, (route) => route.fulfill({ status: 500 }));
    await open(page, pageState);
    findings.push(...named(name, await findingsOn(page)));
    if (pageState.isError) findings.push(...named(name, await headingFindings(page)));
    if (failing) await page.unroute(failing);
  }
  visitor.allowErrors(/Failed to load resource/);
  expect(findings).toEqual([]);
});

const java = process.env.JAVA_PATH;

(java ? test : test.skip)('the Nu HTML checker finds nothing in any document, served or in the browser', async () => {
  expect(documents.size).toBeGreaterThan(2 * paths.length);
  expect(await nuFindings(java ?? '', documents)).toEqual([]);
});
