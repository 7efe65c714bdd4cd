import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  arriveAsNewLearner,
  type Credentials,
  findingsInBothThemes,
  newVisitor,
  openBrowser,
  signIn,
  type Visitor,
} from '../support/browser.ts';
import { consoleCall, newLearner } from '../support/platform.ts';
import { courseId, enroll } from '../support/study.ts';

let browser: Browser;
let visitor: Visitor;
let page: Page;
let person: Credentials;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await newVisitor(browser, { acceptDownloads: true });
  page = visitor.page;
  person = await arriveAsNewLearner(page, 'Robin Vale');
});
afterEach(async () => {
  await visitor.leave();
  expect(visitor.problems).toEqual([]);
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
  expect(download.suggestedFilename()).toMatch(/^tenfold-data-\d{4}-\d\d-\d\d\.json$/);
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
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  const inbox = await consoleCall<{ to: string; subject: string }[]>('GET', 'inbox');
  expect(inbox.filter(({ to }) => to === person.email).at(-1)?.subject).toBe('Your Tenfold account is deleted');

  await page.goto('/dashboard');
  await page.getByLabel('E-mail address').fill(person.email);
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
  visitor.problems = visitor.problems.filter((problem) => !problem.includes('503'));
  await dialog().getByRole('button', { name: 'Keep my account' }).click();
  await openProfile();
});

/** What the user pool answers to a browser that asks for new tokens. */
const refreshIn = (where: Page) =>
  where.evaluate<number>(`(async () => {
    const { issuer, userPoolClientId } = await (await fetch('/config.json')).json();
    const key = Object.keys(localStorage).find((name) => name.endsWith('.refreshToken'));
    const answer = await fetch(issuer.slice(0, issuer.lastIndexOf('/')) + '/', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: userPoolClientId,
        AuthParameters: { REFRESH_TOKEN: localStorage.getItem(key) },
      }),
    });
    return answer.status;
  })()`);

test('a learner who signs out everywhere ends the session of another device too', async () => {
  const other = await newVisitor(browser);
  await other.page.goto('/login');
  await other.page.getByRole('button', { name: 'Sign in or create an account' }).click();
  await signIn(other.page, person);
  expect(await refreshIn(other.page)).toBe(200);

  await openProfile();
  await press('Sign out everywhere');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await refreshIn(other.page)).toBe(400);
  await other.leave();
});
