import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { findingsInBothThemes, newVisitor, openBrowser, until, type Visitor } from '../support/browser.ts';
import { consoleCall, newAddress, pathOf } from '../support/platform.ts';
import { dripCourseId } from '../support/subscriber.ts';

let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await newVisitor(browser, { extraHTTPHeaders: { 'x-local-viewer-address': newAddress() } });
  page = visitor.page;
});
afterEach(async () => {
  await visitor.leave();
  expect(visitor.problems).toEqual([]);
});

const application = /\/assets\/application-.*\.js$/;
const everyScript = /\/assets\/.*\.js$/;

/** Keeps scripts on their way until told. */
const holdBack = async (scripts: RegExp): Promise<() => void> => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scripts, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
};

/** Opens a document and waits until its first script, which alone is there, hears what the visitor does. */
const openEarly = async (path: string) => {
  const arrive = await holdBack(application);
  const asked = page.waitForRequest(application);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  await asked;
  return arrive;
};

const isReady = 'document.documentElement.dataset.ready !== undefined';
const radio = (name: RegExp) => page.getByRole('radio', { name });
const field = (name: string) => page.getByLabel(name, { exact: true });

/** What the page asks to subscribe from now on. */
const subscriptions = (): Record<string, unknown>[] => {
  const path = pathOf('subscribe');
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
};

const mailsAbout = async (email: string) =>
  (await consoleCall<{ text: string }[]>('GET', 'inbox')).filter(({ text }) => text.includes(email));

test('filters and an order chosen early narrow and sort the list', async () => {
  const arrive = await openEarly('/courses');
  await radio(/^Advanced/).check();
  await radio(/^Beginner/).check();
  await radio(/^Paid/).check();
  await field('Sort by').selectOption('newest');
  expect(new URL(page.url()).search).toBe('');
  arrive();
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

test('a filter chosen early comes on top of those in the address', async () => {
  const arrive = await openEarly('/courses?level=advanced');
  await radio(/^Paid/).check();
  arrive();
  await page.waitForURL('**/courses?level=advanced&price=paid');
  expect(await radio(/^Advanced/).isChecked()).toBe(true);
});

test('words typed before any script has come are searched for', async () => {
  const arrive = await holdBack(everyScript);
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox', { name: 'Search courses' }).fill('retrieval');
  await radio(/^Advanced/).check();
  arrive();
  await page.waitForURL('**/courses?level=advanced&search=retrieval');
});

test('a list that is loaded anew asks for nothing new', async () => {
  await page.goto('/courses');
  await until(page, isReady);
  await radio(/^Paid/).check();
  await page.waitForURL('**/courses?price=paid');
  const entries = await page.evaluate<number>('history.length');
  await page.reload();
  await page.getByRole('button', { name: 'Remove Price: Paid' }).waitFor();
  expect(await page.evaluate<number>('history.length')).toBe(entries);
  await page.goBack();
  await until(page, `location.search === ''`);
});

test('a message written and sent early reaches us once, word for word', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const arrive = await openEarly('/contactUs');
  await field('First name').fill('Ada');
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  await field('Message').fill('Typed on a slow line.');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  arrive();
  await page.getByRole('heading', { name: 'Thank you, it has arrived' }).waitFor();
  const mails = await mailsAbout(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Typed on a slow line.');
});

test('a message sent before the code of its form has come is sent when it comes', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const arrive = await holdBack(/\/assets\/(?:forms|contact-form)-.*\.js$/);
  await page.goto('/contactUs', { waitUntil: 'commit' });
  await field('First name').fill('Ada');
  await until(page, `${isReady} && document.querySelector('main').dataset.alive !== undefined`);
  await field('Last name').fill('Reyes');
  await field('Email').fill(email);
  await field('Message').fill('Typed on a slow line.');
  await page.getByRole('button', { name: 'Send message' }).click();
  arrive();
  await page.getByRole('heading', { name: 'Thank you, it has arrived' }).waitFor();
  expect(await mailsAbout(email)).toHaveLength(1);
});

test('a message typed early and not sent outlives a reload', async () => {
  const arrive = await openEarly('/contactUs');
  await field('Message').pressSequentially('A thought');
  arrive();
  await until(page, `Object.values(sessionStorage).some((text) => text.includes('A thought'))`);
  expect(await field('Message').inputValue()).toBe('A thought');
  // The writing goes on where it stopped.
  await page.keyboard.type(', and another');
  await page.reload();
  await until(page, `document.querySelector('[name=message]').value === 'A thought, and another'`);
});

test('early access asked for early is asked for once, with the address as typed', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const sent = subscriptions();
  const arrive = await openEarly(`/courses/${dripCourseId}/subscribe`);
  await field('Email address').fill(email);
  await page.getByRole('button', { name: 'Get early access' }).click();
  arrive();
  await page.getByRole('heading', { level: 1, name: 'You are in' }).waitFor();
  expect(sent).toMatchObject([{ email, courseId: dripCourseId }]);
});

test('an address typed early is in the form when it is sent later', async () => {
  const email = `ada-${randomUUID()}@example.com`;
  const sent = subscriptions();
  const arrive = await openEarly(`/courses/${dripCourseId}/subscribe`);
  await field('Email address').fill(email);
  arrive();
  await until(page, `document.querySelector('main').dataset.alive !== undefined`);
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.getByRole('heading', { level: 1, name: 'You are in' }).waitFor();
  expect(sent).toMatchObject([{ email }]);
});

test('a choice in a demo made before its code has come changes what it shows', async () => {
  const arrive = await holdBack(/\/assets\/(?:demo|tone-demo)-.*\.js$/);
  await page.goto('/products/draftemail');
  await until(page, isReady);
  const demo = page.locator('#try');
  await demo.getByRole('radio', { name: 'Formal' }).check({ force: true });
  await demo.getByRole('radio', { name: 'Short' }).check({ force: true });
  arrive();
  await demo.locator('[data-draft]').getByText('Owing to a late component').waitFor();
  expect(await demo.getByRole('radio', { name: 'Formal' }).isChecked()).toBe(true);
});

test('a menu pressed early opens once and stays open', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  const arrive = await openEarly('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.press('Enter');
  arrive();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link').first().waitFor();
  expect(await drawer.isVisible()).toBe(true);
});
