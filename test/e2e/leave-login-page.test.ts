import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dripCourseId } from '../support/drip-subscribers.ts';
import { findingsInBothThemes, sampleAccount, signIn, type Visitor, withBrowser } from './support/browser.ts';
import { pressLogin, waitForHostedLogin } from './support/hosted-login.ts';
import { removeStored, waitInPage } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
});

const path = () => new URL(page.url()).pathname;
const ownName = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: 'Sample Learner' });
const logIn = () => page.getByRole('main').getByRole('button', { name: 'Log in' });

/** Opens a protected page and waits for the hosted login page. */
const openProtected = async (startPath = '/dashboard') => {
  await page.goto(startPath);
  await waitForHostedLogin(page);
};

test('a visitor who goes Back from the login page logs in at the next press', async () => {
  await page.goto('/faq');
  await pressLogin(page);
  await waitForHostedLogin(page);
  await page.goBack();
  await page.waitForURL('**/faq');
  await pressLogin(page);
  await waitForHostedLogin(page);
  await signIn(page);
  expect(path()).toBe('/faq');
  await ownName(page).waitFor();
});

test.each(['/dashboard', '/courses/prompting-that-works/enroll'])(
  'a visitor who leaves the login page for home is sent there again by %s',
  async (startPath) => {
    await openProtected();
    await page.goto('/');
    await openProtected(startPath);
    await signIn(page);
    expect(path()).toBe(startPath);
  },
);

test('a visitor who leaves the login page logs in from the welcome page', async () => {
  await openProtected();
  await page.goto(`/courses/${dripCourseId}/welcome?email=${sampleAccount.email}`);
  await page.getByRole('button', { name: 'Log in or create an account' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe(sampleAccount.email);
});

test('a login shows nothing of an account that another tab logged in', async () => {
  await page.goto('/faq');
  await pressLogin(page);
  await waitForHostedLogin(page);
  const tab = await visitor.page.context().newPage();
  await logInAsNewLearner(tab, 'Kim Vale');
  await tab.goto('/dashboard');
  await waitInPage(tab, () => Object.keys(localStorage).some((key) => key.endsWith('display-name')));
  await tab.close();
  await signIn(page);
  await ownName(page).waitFor();
});

test('Back from the login page to a protected page does not redirect again', async () => {
  await page.goto('/faq');
  await openProtected();
  await page.goBack();
  await page.getByRole('heading', { name: 'Log in to see this page' }).waitFor();
  expect(path()).toBe('/dashboard');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
  await page.goForward();
  await logIn().click();
  await waitForHostedLogin(page);
  await signIn(page);
  expect(path()).toBe('/dashboard');
});

test('a visitor who goes Back and Forward logs in on the page they left', async () => {
  await openProtected('/profile');
  await page.goBack();
  await page.goForward();
  await waitForHostedLogin(page);
  await signIn(page);
  expect(path()).toBe('/profile');
});

test('a visitor who opens the sign-up form first logs in', async () => {
  await openProtected('/profile');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await page.goBack();
  await waitForHostedLogin(page);
  await signIn(page);
  expect(path()).toBe('/profile');
});

test('an error returned by the login page offers another try for the same page', async () => {
  await openProtected('/profile');
  const state = new URL(page.url()).searchParams.get('state');
  await page.goto(`/login?error=access_denied&error_description=Denied&state=${state}`);
  await page.getByRole('alert').filter({ hasText: 'Login failed. Please try again.' }).waitFor();
  await page.getByText('Next: your profile.').waitFor();
  await page.getByRole('button', { name: 'Log in or create an account' }).click();
  await waitForHostedLogin(page);
  await signIn(page);
  expect(path()).toBe('/profile');
});

test('two tabs that log in at the same time both end where they began', async () => {
  await openProtected('/profile');
  const other = await page.context().newPage();
  await other.goto('/courses/prompting-that-works/enroll');
  await waitForHostedLogin(other);
  await signIn(page);
  expect(path()).toBe('/profile');
  await signIn(other);
  expect(new URL(other.url()).pathname).toBe('/courses/prompting-that-works/enroll');
});

declare global {
  interface Window {
    /** Resolves a promise of the test. */
    learnerShown(): void;
  }
}

/** Runs in the page: signals the test when the header shows the learner. */
const reportLearner = () => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('header')?.textContent.includes('Sample Learner')) return;
    observer.disconnect();
    window.learnerShown();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
};

test('a second tab that logs in goes straight to where it began', async () => {
  await openProtected('/profile');
  const other = await page.context().newPage();
  await other.goto('/courses/prompting-that-works/enroll');
  await waitForHostedLogin(other);
  await signIn(page);
  const visited: string[] = [];
  other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const learnerIsShown = new Promise<void>((resolve) => void other.exposeFunction('learnerShown', resolve));
  await other.addInitScript(reportLearner);
  // Holds the response until the login page has rendered for the session that both tabs now share.
  await other.route('**/courses/prompting-that-works/enroll', async (route) => {
    await learnerIsShown;
    await route.continue();
  });
  await signIn(other);
  await other.getByRole('heading', { level: 1 }).first().waitFor();
  expect(visited).not.toContain('/dashboard');
  expect(new URL(other.url()).pathname).toBe('/courses/prompting-that-works/enroll');
});

test('a login in one tab is a login in the others', async () => {
  await page.goto('/faq');
  await page.keyboard.press('Shift');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await waitForHostedLogin(other);
  await signIn(other);
  await ownName(page).waitFor();
});

test('a browser that lost only its session note continues the session', async () => {
  await openProtected();
  await signIn(page);
  // Reads that have not started would be sent without a token.
  await page.waitForLoadState('networkidle');
  await removeStored(page, '-session');
  await page.goto('/faq');
  await pressLogin(page);
  await ownName(page).waitFor();
});

test('Back after logging out offers to log in', async () => {
  await openProtected();
  await signIn(page);
  await page.getByRole('heading', { level: 1, name: 'Hello, Sample' }).waitFor();
  await ownName(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await logIn().click();
  await waitForHostedLogin(page);
});

test('a login page that fails to open shows an error and a retry', async () => {
  // A response without content keeps the browser on the page.
  await page.route('**/oauth2/authorize?**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/dashboard');
  await page.getByRole('alert').filter({ hasText: 'The login page did not open' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForHostedLogin(page);
});
