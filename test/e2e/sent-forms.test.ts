import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { newIpAddress } from '../support/platform.ts';
import { withBrowser } from './support/browser.ts';
import { waitUntilLive } from './support/page-state.ts';

const openPage = withBrowser();

test.each([
  ['/instructor-signup', 'What would you like to teach?', 'Send application', 'Your application'],
  ['/corporate-training', 'How many people, and when?', 'Inquire', 'Inquire about training'],
])('once the form of %s is sent, its heading asks for nothing more', async (path, question, action, heading) => {
  const { page } = await openPage({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() },
  });
  await page.goto(path);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email', { exact: true }).fill(`ada-${randomUUID()}@example.com`);
  await page.getByLabel(question).fill('Nine people, in March.');
  await waitUntilLive(page, '[name=firstName]');
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.locator(':focus', { hasText: /^Thanks, we got it/ }).waitFor();
  expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(false);
  const gap = await page.evaluate(() => {
    const [thanks, header] = ['[data-sent]', 'header'].map((part) => document.querySelector(part));
    return (thanks?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0);
  });
  // The padding of the card keeps its text away from the header.
  expect(gap).toBeGreaterThanOrEqual(40);
});
