import { expect, test } from '@jest/globals';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { newEmail, preferencesPath, subscribeByForm, subscriberContext } from './support/drip-pages.ts';
import { waitForFocusedText } from './support/page-state.ts';

const openPage = withBrowser();

test('a subscriber restarts the course by keyboard and hears the confirmation', async () => {
  const { page } = await openPage({ ...subscriberContext(), timezoneId: 'Pacific/Pago_Pago' });
  const email = newEmail();
  await subscribeByForm(page, email);
  await page.goto(await preferencesPath(email));
  const button = page.getByRole('button', { name: 'Restart from day 1' });
  await page.getByRole('heading', { name: 'Take a break' }).waitFor();
  expect(await button.count()).toBe(0);

  // In a zone where it is already tomorrow, a restart is allowed.
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific/Kiritimati');
  await page.getByRole('button', { name: 'Save time zone' }).press('Enter');
  await page.getByText('Restarts the schedule today').waitFor();
  await page.getByRole('button', { name: 'Stop all emails' }).press('Enter');
  await page.getByRole('button', { name: 'Resume emails' }).waitFor();

  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Restart from day 1?' });
  await dialog.getByText('This cannot be undone').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await waitForFocusedText(page, 'Restart from day 1');

  const first = page.locator('ol time').first();
  const before = (await first.getAttribute('datetime')) ?? '';
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Resume emails' }).press('Space');
  await dialog.getByRole('button', { name: 'Restart', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('status').filter({ hasText: 'Restarted. Today is day 1.' }).waitFor();
  await page.getByRole('button', { name: 'Stop all emails' }).waitFor();
  expect((await first.getAttribute('datetime')) ?? '').toMatch(/T18:00/);
  expect(((await first.getAttribute('datetime')) ?? '') > before).toBe(true);
  await waitForFocusedText(page, 'Restart from day 1');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await accessibilityFindings(page)).toEqual([]);
});
