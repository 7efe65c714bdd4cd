import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { withBrowser } from '../support/browser.ts';
import { newAddress } from '../support/platform.ts';
import { dripCourseId, mailTo } from '../support/subscriber.ts';

const arrive = withBrowser();
const phone = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };

test.each(['/', '/faq'])('a phone without script finds the ways through the site in the header of %s', async (path) => {
  const { page } = await arrive(phone);
  await page.goto(path);
  expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const header = await page.locator('header').boundingBox();
  expect(title?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 640));

  await page.getByRole('button', { name: 'Enterprise' }).focus();
  await page.getByRole('link', { name: /^Team training/ }).click();
  await page.waitForURL('**/enterprise/training');
  await page.getByRole('button', { name: 'Products' }).click();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await page
    .locator('header')
    .getByRole('link', { name: /^DubLabs/ })
    .click();
  await page.waitForURL('**/products/dublabs');
});

test('without script the login page says what it needs, and offers no button that does nothing', async () => {
  const { page } = await arrive(phone);
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByText('Signing in needs script').waitFor();
  expect(await page.getByRole('button', { name: 'Sign in or create an account' }).isVisible()).toBe(false);
});

test('somebody without script subscribes to a course by email, and corrects an address that was wrong', async () => {
  const visitor = await arrive({ ...phone, extraHTTPHeaders: { 'x-local-viewer-address': newAddress() } });
  const { page } = visitor;
  const email = `robin-${randomUUID()}@example.com`;
  await page.goto(`/courses/${dripCourseId}/subscribe`);
  // An address that the browser takes and we do not.
  await page.getByLabel('Email address').fill('robin@example');
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.getByRole('heading', { name: 'Not sent' }).waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('robin@example');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.waitForURL('**/subscribe#sent');
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
  expect((await mailTo(email, /\/welcome\?/)).to).toBe(email);
  visitor.forgive(/400/);
});

test.each([`/courses/${dripCourseId}/welcome?email=robin@example.com`, `/subscribe/${dripCourseId}`, '/dashboard'])(
  'without script the page %s says what it needs and where to go on',
  async (path) => {
    const { page } = await arrive(phone);
    await page.goto(path);
    await page.getByText('This page needs script').waitFor();
    expect(await page.getByText('Loading').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'the courses' }).click();
    await page.waitForURL('**/courses');
  },
);
