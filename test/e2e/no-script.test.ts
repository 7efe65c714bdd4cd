import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import { dripCourseId } from '../support/drip-subscribers.ts';
import { newIpAddress, send } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { withBrowser } from './support/browser.ts';
import { latestEmailTo } from './support/drip-pages.ts';
import { documentWidth } from './support/page-state.ts';

const openPage = withBrowser();
const phone = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };

test.each(['/', '/faq'])('on a phone without script, the header of %s offers the site navigation', async (path) => {
  const { page } = await openPage(phone);
  await page.goto(path);
  await page.getByRole('button', { name: 'Menu' }).waitFor({ state: 'hidden' });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const header = await page.locator('header').boundingBox();
  expect(title?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 640));

  await page.getByRole('button', { name: 'Enterprise' }).focus();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Team training/ })
    .click();
  await page.waitForURL('**/enterprise/training');
  await page.getByRole('button', { name: 'Products' }).click();
  expect(await documentWidth(page)).toBe(320);
  await page
    .locator('header')
    .getByRole('link', { name: /^DubLabs/ })
    .click();
  await page.waitForURL('**/products/dublabs');
});

test('without script, home shows the covers of courses and an instructor’s face', async () => {
  const { page } = await openPage(phone);
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto('/');
  const drawings = page.getByRole('main').locator('noscript use');
  expect(await drawings.count()).toBeGreaterThan(5);
  for (const drawing of await drawings.all()) {
    const [file = ''] = (await drawing.getAttribute('href'))?.split('#') ?? [];
    await waitFor(async () => loaded.has(file));
  }
  for (const nth of [0, 1]) await drawings.nth(nth).waitFor();
});

test('without script, a visitor reads a sample day of the chosen program', async () => {
  const { page } = await openPage(phone);
  await page.goto('/enterprise/training');
  await page.getByRole('list', { name: 'AI Leadership Program' }).waitFor();
  await page.getByText('Developers', { exact: true }).click();
  await page.getByRole('list', { name: 'AI Developer Bootcamp' }).getByText('A prompt is code').waitFor();
  await page.getByRole('list', { name: 'AI Leadership Program' }).waitFor({ state: 'hidden' });
});

test('without script, the list reaches every course and shows no dead controls', async () => {
  const { page } = await openPage(phone);
  await page.goto('/courses');
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  const { body } = await send<OutputOf<'listCourses'>>('listCourses', { query: { limit: '50' } });
  const titles = body.courses.map(({ title }) => title);
  const list = page.getByRole('main');
  for (const name of titles) await list.getByRole('link', { name, exact: true }).waitFor();
  const last = titles.at(-1) ?? '';
  await list.getByRole('link', { name: last, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: last }).waitFor();
});

test('without script, the login page says what it needs and shows no dead button', async () => {
  const { page } = await openPage(phone);
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByText('Logging in needs JavaScript').waitFor();
  await page.getByRole('button', { name: 'Log in or create an account' }).waitFor({ state: 'hidden' });
});

test('a visitor without script subscribes and corrects a wrong email address', async () => {
  const visitor = await openPage({ ...phone, extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() } });
  const { page } = visitor;
  const email = `robin-${randomUUID()}@example.com`;
  await page.goto(`/courses/${dripCourseId}/subscribe`);
  // An address that the browser accepts and the server refuses.
  await page.getByLabel('Email address').fill('robin@example');
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.getByRole('heading', { name: 'Not sent' }).waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('robin@example');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.waitForURL('**/subscribe#sent');
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  expect((await latestEmailTo(email, /\/welcome\?/)).to).toBe(email);
  visitor.allowErrors(/400/);
});

test.each([`/courses/${dripCourseId}/welcome?email=robin@example.com`, `/subscribe/${dripCourseId}`, '/dashboard'])(
  'without script, the page %s says what it needs and where to continue',
  async (path) => {
    const { page } = await openPage(phone);
    await page.goto(path);
    await page.getByText('This page needs JavaScript').waitFor();
    await page.getByText('Loading').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'the courses' }).click();
    await page.waitForURL('**/courses');
  },
);
