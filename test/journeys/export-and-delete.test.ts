import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { brand } from '../../contract/brand.ts';
import {
  arriveAsNewLearner,
  type Credentials,
  findingsInBothThemes,
  signIn,
  type Visitor,
  withBrowser,
} from '../support/browser.ts';
import { consoleCall, newLearner, platformUrl } from '../support/platform.ts';
import { courseId, enroll } from '../support/study.ts';

const arrive = withBrowser();
let visitor: Visitor;
let page: Page;
let person: Credentials;

beforeEach(async () => {
  visitor = await arrive({ acceptDownloads: true });
  page = visitor.page;
  person = await arriveAsNewLearner(page, 'Robin Vale');
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' });

const openProfile = async () => {
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Display name' }).waitFor();
};

test('a learner downloads everything that is kept about them', async () => {
  const learner = await newLearner(person.email);
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
  const everything = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(everything.profile).toMatchObject({ email: person.email });
  expect(JSON.stringify(everything.rows)).toContain('Mine.');
});

test('a learner deletes their account: the word has to be typed, and afterwards nobody can sign in with it', async () => {
  await openProfile();
  await press('Delete my account');
  await dialog().getByText('This stays').waitFor();
  await dialog().getByRole('textbox').fill('delete');
  await dialog().getByRole('button', { name: 'Delete my account' }).click();
  await dialog().getByText('Type DELETE, in capital letters.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await dialog().getByRole('textbox').fill('DELETE');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Your account is deleted.' }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  const inbox = await consoleCall<{ to: string; subject: string }[]>('GET', 'inbox');
  expect(inbox.filter(({ to }) => to === person.email).at(-1)?.subject).toBe(`Your ${brand.name} account is deleted`);

  await page.goto('/dashboard');
  await page.getByLabel('Email address').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await press('Sign in');
  await page.getByText('Incorrect username or password.').waitFor();
});

test('a deletion that fails says so, and the account is still there', async () => {
  await openProfile();
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 503, body: '{}' }));
  await press('Delete my account');
  await dialog().getByRole('textbox').fill('DELETE');
  await dialog().getByRole('button', { name: 'Delete my account' }).click();
  await dialog().getByRole('alert').filter({ hasText: 'could not be deleted' }).waitFor();
  await page.unroute('**/api/user/profile');
  visitor.forgive(/503/);
  await dialog().getByRole('button', { name: 'Keep my account' }).click();
  await openProfile();
});

const storedToken = (where: Page) =>
  where.evaluate<string>(
    `localStorage.getItem(Object.keys(localStorage).find((name) => name.endsWith('.refreshToken')))`,
  );

/** Asks the user pool for new tokens, as a browser does when an hour is over; every refresh replaces the token. */
const refresh = async (token: string): Promise<{ status: number; next: string }> => {
  const config = await (await fetch(new URL('/config.json', platformUrl()))).json();
  const { issuer, userPoolClientId } = config as { issuer: string; userPoolClientId: string };
  const answer = await fetch(issuer.slice(0, issuer.lastIndexOf('/') + 1), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
    },
    body: JSON.stringify({ RefreshToken: token, ClientId: userPoolClientId }),
  });
  const { AuthenticationResult } = (await answer.json()) as { AuthenticationResult?: { RefreshToken?: string } };
  return { status: answer.status, next: AuthenticationResult?.RefreshToken ?? token };
};

test('a learner who signs out everywhere ends the session of another device too', async () => {
  const other = await arrive();
  await other.page.goto('/login');
  await signIn(other.page, person);
  await other.page.getByRole('banner').getByRole('button', { name: 'Robin Vale' }).waitFor();
  const session = await refresh(await storedToken(other.page));
  await other.leave();
  expect(session.status).toBe(200);

  await openProfile();
  await press('Sign out everywhere');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect((await refresh(session.next)).status).toBe(400);
});
