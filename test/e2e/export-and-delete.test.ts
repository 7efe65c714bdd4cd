import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { brand } from '#contract/brand.ts';
import { subjectsTo } from '../support/inbox.ts';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner, platformUrl } from '../support/platform.ts';
import {
  type Credentials,
  downloadedText,
  findingsInBothThemes,
  signIn,
  type Visitor,
  withBrowser,
} from './support/browser.ts';
import { readStored } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
let credentials: Credentials;

beforeEach(async () => {
  visitor = await openPage({ acceptDownloads: true });
  page = visitor.page;
  credentials = await logInAsNewLearner(page, 'Robin Vale');
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' });

const openProfile = async () => {
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Display name' }).waitFor();
};

test('a learner downloads all data stored about them', async () => {
  const learner = await newLearner(credentials.email);
  await enroll(learner);
  await learner.call('saveNote', {
    params: { courseId, sectionIndex: 0, lectureIndex: 0 },
    body: { content: 'Mine.' },
  });
  await openProfile();
  const downloading = page.waitForEvent('download');
  await press('Download my data');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${brand.slug}-data-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  const everything = JSON.parse(await downloadedText(download));
  expect(everything.profile).toMatchObject({ email: credentials.email });
  expect(JSON.stringify(everything.rows)).toContain('Mine.');
});

test('a learner deletes their account by typing the word, and cannot sign in again', async () => {
  await openProfile();
  await press('Delete my account');
  await dialog().getByText('What is kept').waitFor();
  await dialog().getByRole('textbox').fill('delete');
  await dialog().getByRole('button', { name: 'Delete my account' }).click();
  await dialog().getByText('Type DELETE, in capital letters.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await dialog().getByRole('textbox').fill('DELETE');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Your account has been deleted.' }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect((await subjectsTo(credentials.email)).at(-1)).toBe(`Your ${brand.name} account has been deleted`);

  await page.goto('/dashboard');
  await page.getByLabel('Email address').fill(credentials.email);
  await page.getByLabel('Password').fill(credentials.password);
  await press('Sign in');
  await page.getByText('Incorrect username or password.').waitFor();
});

test('a failed deletion says so, and the account still exists', async () => {
  await openProfile();
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 503, body: '{}' }));
  await press('Delete my account');
  await dialog().getByRole('textbox').fill('DELETE');
  await dialog().getByRole('button', { name: 'Delete my account' }).click();
  await dialog().getByRole('alert').filter({ hasText: 'could not be deleted' }).waitFor();
  await page.unroute('**/api/user/profile');
  visitor.allowErrors(/503/);
  await dialog().getByRole('button', { name: 'Keep my account' }).click();
  await openProfile();
});

const storedToken = async (where: Page): Promise<string> => (await readStored(where, '.refreshToken')) ?? '';

/** Refreshes the tokens as a browser does hourly; every refresh replaces the refresh token. */
const refresh = async (token: string): Promise<{ status: number; next: string }> => {
  const config = await (await fetch(new URL('/config.json', platformUrl()))).json();
  const { issuer, userPoolClientId } = config as { issuer: string; userPoolClientId: string };
  const response = await fetch(issuer.slice(0, issuer.lastIndexOf('/') + 1), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
    },
    body: JSON.stringify({ RefreshToken: token, ClientId: userPoolClientId }),
  });
  const { AuthenticationResult } = (await response.json()) as { AuthenticationResult?: { RefreshToken?: string } };
  return { status: response.status, next: AuthenticationResult?.RefreshToken ?? token };
};

test('signing out everywhere ends the session on another device', async () => {
  const other = await openPage();
  await other.page.goto('/login');
  await signIn(other.page, credentials);
  await other.page.getByRole('banner').getByRole('button', { name: 'Robin Vale' }).waitFor();
  const session = await refresh(await storedToken(other.page));
  await other.close();
  expect(session.status).toBe(200);

  await openProfile();
  await press('Log out everywhere');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect((await refresh(session.next)).status).toBe(400);
});
