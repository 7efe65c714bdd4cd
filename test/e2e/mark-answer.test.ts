import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newIpAddress } from '../support/platform.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();

const marks = (page: Page) => page.getByRole('group', { name: 'Was this answer helpful?' });
const button = (page: Page, name: 'Helpful' | 'Not helpful') => marks(page).getByRole('button', { name, exact: true });
const isPressed = (page: Page, name: 'Helpful' | 'Not helpful') => button(page, name).getAttribute('aria-pressed');
const isAnnounced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

const askAsVisitor = async () => {
  const visitor = await openPage({ extraHTTPHeaders: { 'x-local-viewer-address': newIpAddress() } });
  const { page } = visitor;
  await page.goto('/faq');
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What does DraftEmail cost?');
  await page.keyboard.press('Enter');
  await marks(page).waitFor();
  return visitor;
};

test('a visitor marks an answer by keyboard, changes the mark, and finds it later', async () => {
  const { page } = await askAsVisitor();
  await button(page, 'Helpful').focus();
  await page.keyboard.press('Enter');
  await isAnnounced(page, 'Marked as helpful.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await isAnnounced(page, 'Marked as not helpful.');
  expect([await isPressed(page, 'Helpful'), await isPressed(page, 'Not helpful')]).toEqual(['false', 'true']);

  await page.reload();
  await page.keyboard.press('Shift');
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await marks(page).waitFor();
  expect(await isPressed(page, 'Not helpful')).toBe('true');
  await button(page, 'Not helpful').click();
  await isAnnounced(page, 'Rating removed.');
  expect(await isPressed(page, 'Not helpful')).toBe('false');
}, 60_000);

test('a mark that cannot be saved is removed, and the visitor sees a message', async () => {
  const visitor = await askAsVisitor();
  const { page } = visitor;
  const detail = 'This answer can no longer be rated.';
  const problem = JSON.stringify({ type: 'about:blank', title: 'Not found', status: 404, code: 'not-found', detail });
  await page.route('**/api/answer-marks', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: problem }),
  );
  await button(page, 'Helpful').click();
  await page.getByText(detail).first().waitFor();
  expect(await isPressed(page, 'Helpful')).toBe('false');
  visitor.allowErrors(/404/);
}, 60_000);
