import { beforeAll, expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { brand } from '#contract/brand.ts';
import { matchRoute } from '#contract/site-routes.ts';
import { platformUrl } from '../support/platform.ts';
import { publicPaths } from '../support/public-pages.ts';
import { withBrowser } from './support/browser.ts';
import { openPublicPage } from './support/hosted-login.ts';
import { waitInPage, waitUntilReady } from './support/page-state.ts';
import { scriptKilobytes } from './support/script-size.ts';

/** Kilobytes (1024 bytes) of script, gzipped, until a page and its visible parts are interactive. */
const scriptBudget = (path: string): number => (/^\/(courses|login|subscribe)/.test(path) ? 130 : 110);

const openPage = withBrowser();
let paths: string[];

beforeAll(async () => {
  paths = await publicPaths();
});

/** Opens every public page in one window and collects what is wrong with each. */
const walk = async (options: BrowserContextOptions, check: (page: Page, path: string) => Promise<string[]>) => {
  const { page } = await openPage(options);
  const findings: string[] = [];
  for (const path of paths) {
    await openPublicPage(page, path, options);
    findings.push(...(await check(page, path)).map((finding) => `${path}: ${finding}`));
  }
  return findings;
};

/** Makes the application start as on a visitor's first interaction. */
const hydrate = async (page: Page) => {
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
};

/** Runs in the page. */
const scrollsSideways = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth;

test('every public page hydrates without console errors, with header and footer', async () => {
  const findings = await walk({}, async (page, path) => {
    await hydrate(page);
    const { route } = matchRoute(path);
    const header = await page.locator('header nav[aria-label="Main"]').count();
    const footer = await page.locator('body footer').last().getByText('© 2025').count();
    return [
      ...(header > 0 !== route.header ? [`header is ${header > 0 ? '' : 'not '}shown`] : []),
      ...(footer > 0 !== route.footer ? [`footer is ${footer > 0 ? '' : 'not '}shown`] : []),
    ];
  });
  expect(findings).toEqual([]);
}, 300_000);

test('no public page scrolls sideways on the narrowest phone', async () => {
  const findings = await walk({ viewport: { width: 320, height: 640 } }, async (page) =>
    (await page.evaluate(scrollsSideways)) ? ['wider than the window'] : [],
  );
  expect(findings).toEqual([]);
}, 120_000);

test('every public page stays within its script budget, forms and demos included', async () => {
  const { page } = await openPage();
  const over: string[] = [];
  for (const path of paths) {
    await openPublicPage(page, path);
    await hydrate(page);
    // Parts near the window load once the page is interactive.
    await page.waitForLoadState('networkidle');
    const total = await scriptKilobytes(page);
    if (total > scriptBudget(path)) over.push(`${path}: ${total.toFixed(1)} KB`);
  }
  expect(over).toEqual([]);
  expect(await scriptKilobytes(page)).toBeGreaterThan(90);
}, 300_000);

/** Runs in the page. Whether each drawing has loaded. */
const showsDrawings = (): boolean => {
  const drawings = [...document.querySelectorAll<SVGUseElement>('main use')];
  return drawings.length > 5 && drawings.every((drawing) => drawing.getBBox().width > 0);
};

/** Runs in the page. */
const timings = () => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  drawings: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/drawings/'))
    .map(({ startTime }) => startTime),
});

test.each(['/', '/courses'])('the drawings of %s load after its first paint', async (path) => {
  const { page } = await openPage();
  await page.goto(path);
  await waitInPage(page, showsDrawings);
  const { paint, drawings } = await page.evaluate(timings);
  expect(drawings.length).toBeGreaterThan(5);
  expect(drawings.filter((startTime) => startTime < paint)).toEqual([]);
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/site.webmanifest');
});

test('public pages are readable without any script', async () => {
  const findings = await walk({ javaScriptEnabled: false }, async (page) => {
    const words = ((await page.locator('main').textContent()) ?? '').split(/\s+/).length;
    return words < 60 ? [`only ${words} words`] : [];
  });
  expect(findings.filter((finding) => !finding.startsWith('/login'))).toEqual([]);
}, 120_000);

test('an unknown URL shows home and is not indexed', async () => {
  const { page } = await openPage();
  for (const path of ['/demo', '/signup', '/contact', '/no/such/page', '/refund-policy']) {
    const response = await page.goto(path);
    expect({ path, status: response?.status() }).toEqual({ path, status: 200 });
    const html = (await response?.text()) ?? '';
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`<link rel="canonical" href="${new URL('/', platformUrl()).href}"`);
    expect(await page.title()).toContain(brand.name);
  }
}, 120_000);
