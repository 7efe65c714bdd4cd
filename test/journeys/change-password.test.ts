import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { brand } from '../../contract/brand.ts';
import {
  accessibilityFindings,
  arriveAsNewLearner,
  type Credentials,
  mailedCode,
  signIn,
  until,
  withBrowser,
} from '../support/browser.ts';
import { consoleCall } from '../support/platform.ts';

interface CodeMail {
  to: string;
  subject: string;
  html: string;
}

const arrive = withBrowser();
const fromPasswordManager = '/.well-known/change-password';
const newPassword = 'Changed-2026!';

/** The part about the password is at the top of the window, below the header. */
const isInSight = `location.pathname === '/profile' &&
  Math.abs(document.getElementById('password')?.getBoundingClientRect().top ?? 999) < 200`;

let page: Page;
let person: Credentials;
beforeEach(async () => {
  ({ page } = await arrive());
  person = await arriveAsNewLearner(page, 'Robin Vale');
});

test('a password manager leads a learner to where they change their password, and the new one counts', async () => {
  await page.goto(fromPasswordManager);
  await page.getByRole('textbox', { name: 'Display name' }).waitFor();
  await until(page, isInSight);
  await until(page, `document.activeElement.textContent === 'Password'`);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change my password' }).click();

  await page.getByLabel('Email address').fill(person.email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code from the email').fill(await mailedCode(person.email));
  const codeMails = (await consoleCall<CodeMail[]>('GET', 'inbox')).filter(({ to }) => to === person.email);
  // One for the new account, one for the new password.
  expect(codeMails.map(({ subject }) => subject)).toEqual([`Your ${brand.name} code`, `Your ${brand.name} code`]);
  for (const { html } of codeMails) expect(html).toContain(`<div class="brand"`);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('heading', { name: 'Get good at working with AI' }).waitFor();

  const { page: elsewhere } = await arrive();
  await elsewhere.goto(fromPasswordManager);
  await signIn(elsewhere, { email: person.email, password: newPassword });
  await until(elsewhere, isInSight);
});
