import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { dripCourseId } from '../support/drip-subscribers.ts';
import { consoleCall, newIpAddress, operationPath } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { findingsInBothThemes, newVisitor, openBrowser, type Visitor } from './support/browser.ts';
import {
  applicationScript,
  holdBack,
  scrollWindowTo,
  waitInPage,
  waitUntilHydrated,
  waitUntilReady,
} from './support/page-state.ts';

let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await newVisitor(browser, { extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() } });
  page = visitor.page;
});
afterEach(async () => {
  await visitor.close();
  expect(visitor.pageErrors).toEqual([]);
});

const everyScript = /\/assets\/.*\.js$/;

/** Opens a document and waits until its first script, still the only one, records events. */
const openBeforeHydration = async (path: string) => {
  const releaseScripts = await holdBack(page, applicationScript);
  const scriptRequest = page.waitForRequest(applicationScript);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  await scriptRequest;
  return releaseScripts;
};

const radio = (name: RegExp) => page.getByRole('radio', { name });
const field = (name: string) => page.getByLabel(name, { exact: true });

/** Collects the subscribe requests that the page sends from now on. */
const subscriptions = (): Record<string, unknown>[] => {
  const path = operationPath('subscribe');
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
};

const emailsAbout = async (email: string) =>
  (await consoleCall<{ text: string }[]>('GET', 'inbox')).filter(({ text }) => text.includes(email));

test('filters and a sort order chosen before hydration apply to the list', async () => {
  const releaseScripts = await openBeforeHydration('/courses');
  await radio(/^Advanced/).check();
  await radio(/^Beginner/).check();
  await radio(/^Paid/).check();
  await field('Sort by').selectOption('newest');
  expect(new URL(page.url()).search).toBe('');
  releaseScripts();
  await page.waitForURL('**/courses?level=beginner&price=paid&sort=newest');
  await page.getByRole('button', { name: 'Remove Level: Beginner' }).waitFor();
  expect(await radio(/^Beginner/).isChecked()).toBe(true);
  expect(await radio(/^Paid/).isChecked()).toBe(true);
  expect(await field('Sort by').inputValue()).toBe('newest');
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ courses?$/ })
    .waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a filter chosen before hydration adds to those in the URL', async () => {
  const releaseScripts = await openBeforeHydration('/courses?level=advanced');
  await radio(/^Paid/).check();
  releaseScripts();
  await page.waitForURL('**/courses?level=advanced&price=paid');
  expect(await radio(/^Advanced/).isChecked()).toBe(true);
});

test('a search typed before any script has loaded runs', async () => {
  const releaseScripts = await holdBack(page, everyScript);
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('combobox', { name: 'Search courses' }).fill('retrieval');
  await radio(/^Advanced/).check();
  releaseScripts();
  await page.waitForURL('**/courses?level=advanced&search=retrieval');
});

test('a reloaded list adds no history entry', async () => {
  await page.goto('/courses');
  await waitUntilReady(page);
  await radio(/^Paid/).check();
  await page.waitForURL('**/courses?price=paid');
  const entries = await page.evaluate(() => history.length);
  await page.reload();
  await page.getByRole('button', { name: 'Remove Price: Paid' }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await waitInPage(page, () => location.search === '');
});

test('a message sent before hydration arrives once, word for word', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const releaseScripts = await openBeforeHydration('/contactUs');
  await field('First name').fill('Ada');
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  await field('Message').fill('Typed on a slow line.');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  releaseScripts();
  await page.getByRole('heading', { name: 'Thanks, we got it' }).waitFor();
  const emails = await emailsAbout(email);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.text).toContain('Typed on a slow line.');
});

test("a message sent before its form's code has loaded is sent when it has", async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const releaseScripts = await holdBack(page, /\/assets\/(?:forms|contact-form)-.*\.js$/);
  await page.goto('/contactUs', { waitUntil: 'commit' });
  await field('First name').fill('Ada');
  await waitUntilReady(page);
  await waitUntilHydrated(page);
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  await field('Message').fill('Typed on a slow line.');
  await page.getByRole('button', { name: 'Send message' }).click();
  releaseScripts();
  await page.getByRole('heading', { name: 'Thanks, we got it' }).waitFor();
  expect(await emailsAbout(email)).toHaveLength(1);
});

test('a message typed before hydration and not sent survives a reload', async () => {
  const releaseScripts = await openBeforeHydration('/contactUs');
  await field('Message').pressSequentially('A thought');
  releaseScripts();
  await waitInPage(page, () => Object.values(sessionStorage).some((text: string) => text.includes('A thought')));
  expect(await field('Message').inputValue()).toBe('A thought');
  // Typing continues at the caret's earlier position.
  await page.keyboard.type(', and another');
  await page.reload();
  await waitFor(async () => (await field('Message').inputValue()) === 'A thought, and another');
});

test('an early-access request before hydration is sent once, with its address', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const sent = subscriptions();
  const releaseScripts = await openBeforeHydration(`/courses/${dripCourseId}/subscribe`);
  await field('Email address').fill(email);
  await page.getByRole('button', { name: 'Get early access' }).click();
  releaseScripts();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  expect(sent).toMatchObject([{ email, courseId: dripCourseId }]);
});

test('an address typed before hydration is in the form when it is sent later', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const sent = subscriptions();
  const releaseScripts = await openBeforeHydration(`/courses/${dripCourseId}/subscribe`);
  await field('Email address').fill(email);
  releaseScripts();
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  expect(sent).toMatchObject([{ email }]);
});

test('a choice in a demo before its code has loaded applies afterward', async () => {
  const releaseScripts = await holdBack(page, /\/assets\/(?:demo|tone-demo)-.*\.js$/);
  await page.goto('/products/draftemail');
  await waitUntilReady(page);
  const demo = page.locator('#try');
  await demo.getByRole('radio', { name: 'Formal' }).check({ force: true });
  await demo.getByRole('radio', { name: 'Short' }).check({ force: true });
  releaseScripts();
  await demo.locator('[data-draft]').getByText('Owing to a late component').waitFor();
  expect(await demo.getByRole('radio', { name: 'Formal' }).isChecked()).toBe(true);
});

test('a menu pressed before hydration opens once and stays open', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  const releaseScripts = await openBeforeHydration('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.press('Enter');
  releaseScripts();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link').first().waitFor();
  expect(await drawer.isVisible()).toBe(true);
});

test('Back returns to where the visitor had scrolled before hydration', async () => {
  const releaseScripts = await openBeforeHydration('/termsofservice');
  await scrollWindowTo(page, 900);
  releaseScripts();
  await waitUntilHydrated(page);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Refunds' }).click();
  await waitInPage(page, () => location.hash === '#refunds' && scrollY !== 900);
  await page.goBack();
  await waitInPage(page, () => location.hash === '' && scrollY === 900);
});
