import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { brand } from '#contract/brand.ts';
import { emailsTo } from '../support/inbox.ts';
import { accessibilityFindings, type Credentials, emailedCode, signIn, withBrowser } from './support/browser.ts';
import { waitForFocusedText, waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
const fromPasswordManager = '/.well-known/change-password';
const newPassword = 'Changed-2026!';

/** Waits until the password section is at the top of the window, below the header. */
const waitForSection = (where: Page) =>
  waitInPage(where, () => {
    const top = document.getElementById('password')?.getBoundingClientRect().top ?? 999;
    return location.pathname === '/profile' && Math.abs(top) < 200;
  });

let page: Page;
let credentials: Credentials;
beforeEach(async () => {
  ({ page } = await openPage());
  credentials = await logInAsNewLearner(page, 'Robin Vale');
});

test('a password manager finds the change-password page, and the new password works', async () => {
  await page.goto(fromPasswordManager);
  await page.getByRole('textbox', { name: 'Display name' }).waitFor();
  await waitForSection(page);
  await waitForFocusedText(page, 'Password');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change password' }).click();

  await page.getByLabel('Email address').fill(credentials.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  // The code is sent before this page is shown, and after the press.
  await page.getByLabel('Code from the email').waitFor();
  await page.getByLabel('Code from the email').fill(await emailedCode(credentials.email));
  const codeEmails = await emailsTo(credentials.email);
  expect(codeEmails.map(({ subject }) => subject)).toEqual([`Your ${brand.name} code`]);
  for (const { html } of codeEmails) expect(html).toContain(`<div class="brand"`);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('heading', { name: 'Get good at working with AI' }).waitFor();

  const { page: elsewhere } = await openPage();
  await elsewhere.goto(fromPasswordManager);
  await signIn(elsewhere, { email: credentials.email, password: newPassword });
  await waitForSection(elsewhere);
});
