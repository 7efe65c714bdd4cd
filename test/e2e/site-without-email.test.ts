import { expect, test } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { waitingInquiryText } from '#contract/waiting-inquiry.ts';
import { dripCourseId } from '../support/drip-subscribers.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { waitUntilLive } from './support/page-state.ts';

const openPage = withBrowser();

const phone = { viewport: { width: 390, height: 844 } };
const sizes: [string, BrowserContextOptions][] = [
  ['a phone', phone],
  ['a desktop', { viewport: { width: 1_440, height: 900 } }],
];

/** Expects the notice in place of the form. */
const expectStored = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Saved, but not sent yet' }).waitFor();
  expect(await page.getByText(waitingInquiryText).filter({ visible: true }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Send message' }).filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText('Thanks, we got it').filter({ visible: true }).count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
};

test.each(sizes)('on %s, a visitor to a site without email reads that their message waits', async (_, size) => {
  const { page } = await openPage(size);
  await page.route('**/api/inquiries', (route) =>
    route.fulfill({ json: { received: true, waiting: waitingInquiryText } }),
  );
  await page.goto('/contactUs');
  for (const [name, value] of Object.entries({ 'First name': 'Ada', 'Last name': 'Reyes', Email: 'ada@example.com' }))
    await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByLabel('Message', { exact: true }).fill('Do you teach in Lagos?');
  await waitUntilLive(page, '[name=firstName]');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.locator(':focus', { hasText: 'Saved, but not sent yet' }).waitFor();
  await expectStored(page);
});

test('without script, the page of a stored message says so in place of the form', async () => {
  const { page } = await openPage({ ...phone, javaScriptEnabled: false });
  await page.goto('/contactUs#stored');
  await page.getByRole('heading', { name: 'Saved, but not sent yet' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send message' }).isVisible()).toBe(false);
  expect(await page.getByText('Thanks, we got it').isVisible()).toBe(false);
});

test('without email, a visitor reads why they cannot subscribe and keeps their text', async () => {
  const visitor = await openPage(phone);
  const { page } = visitor;
  const detail = 'Email is not configured on this site, and this course arrives by email.';
  await page.route('**/api/drip-courses/subscribe', (route) =>
    route.fulfill({ status: 409, json: { code: 'email-not-configured', detail } }),
  );
  await page.goto(`/courses/${dripCourseId}/subscribe`);
  await waitUntilLive(page, '[name=email]');
  await page.getByLabel('Email address').fill('robin@example.com');
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.getByRole('alert').filter({ hasText: detail }).waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('robin@example.com');
  visitor.allowErrors(/409/);
});
