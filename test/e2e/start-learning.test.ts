import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findingsInBothThemes, signIn, signUp, type Visitor, withBrowser } from './support/browser.ts';
import { newEmail, subscribeByForm, subscriberContext, welcomePath } from './support/drip-pages.ts';
import { waitForHostedLogin } from './support/hosted-login.ts';
import { waitInPage, waitUntilPlayable, waitUntilPlayed } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage(subscriberContext());
  ({ page } = visitor);
});

const freeCourse = '/courses/writing-email-with-ai';
const enrollLink = () =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Enroll/ })
    .first();
const enrollButton = () => page.getByRole('button', { name: 'Enroll for free' });

/** Reports which courses the page enrolls in. */
const watchEnrollments = (): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/enroll$/.test(request.url()) && request.method() === 'POST') requests.push(new URL(request.url()).pathname);
  });
  return requests;
};

test('from home to a lesson takes a new account four presses and two fields', async () => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Prompting That Works' }).first().click();
  await enrollLink().click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  expect(await page.locator('input:visible').count()).toBe(2);
  // Creates the account and confirms its address: two presses.
  await signUp(page);
  await page.waitForURL('**/courses/prompting-that-works/content/**');
  await waitUntilPlayable(page);
});

test('from the welcome email to a playing lesson it takes two presses', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await page.goto(await welcomePath(email));
  await page.getByRole('button', { name: /^Play the First lesson/ }).click();
  await waitUntilPlayed(page, 0.5);
  await page.getByRole('button', { name: 'Pause (K)' }).press('Enter');
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a visitor who has logged in here before is asked to log in, and is enrolled', async () => {
  const learner = await logInAsNewLearner(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await waitForHostedLogin(page);
  await signIn(page, learner);
  await page.getByRole('banner').getByRole('button', { name: /robin/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(freeCourse);
  await enrollLink().click();
  await waitForHostedLogin(page);
  await signIn(page, learner);
  await page.waitForURL(`**${freeCourse}/content/**`);
});

test('a learner enrolls with one press', async () => {
  await logInAsNewLearner(page);
  const enrollments = watchEnrollments();
  await page.goto(freeCourse);
  await enrollLink().dblclick();
  await page.waitForURL(`**${freeCourse}/content/**`);
  expect(enrollments).toEqual([`/api${freeCourse}/enroll`]);
});

test('a new learner starts a free course from the dashboard with one press', async () => {
  await logInAsNewLearner(page);
  await page.goto('/dashboard');
  const enrollments = watchEnrollments();
  await page.getByRole('link', { name: 'Start learning' }).click();
  await page.waitForURL('**/content/**');
  expect(enrollments).toHaveLength(1);
});

test('a link to the enrollment page enrolls nobody', async () => {
  await logInAsNewLearner(page);
  const enrollments = watchEnrollments();
  // A press in another course counts for that course only.
  await page.goto('/courses/prompting-that-works');
  await enrollLink().waitFor();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  await enrollLink().click();
  await page.goto(`${freeCourse}/enroll?automatic=1&intent=${freeCourse}`);
  await enrollButton().waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(enrollments).toEqual([]);
  await page.goto('/courses/prompting-that-works/enroll');
  await enrollButton().waitFor();
  expect(enrollments).toEqual([]);
});

test('an enrollment that fails leaves its button, and a reload does not repeat it', async () => {
  await logInAsNewLearner(page);
  await page.route('**/enroll', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'conflict', error: 'No.' } })
      : route.continue(),
  );
  const requests = watchEnrollments();
  await page.goto(freeCourse);
  await enrollLink().click();
  await page.getByRole('alert').waitFor();
  await page.reload();
  await enrollButton().waitFor();
  expect(requests).toHaveLength(1);
  visitor.allowErrors(/409/);
  await page.unrouteAll();
  await enrollButton().click();
  await page.waitForURL(`**${freeCourse}/content/**`);
});

/** Runs in the page before its scripts. From the first press on, renders the page again and again for three seconds. */
const updateOften = (): void => {
  let isOnline = true;
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
  const setOnline = (value: boolean) => {
    isOnline = value;
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  };
  const start = () => {
    const timer = setInterval(() => setOnline(!isOnline), 5);
    setTimeout(() => {
      clearInterval(timer);
      setOnline(true);
    }, 3_000);
  };
  addEventListener('click', start, { capture: true, once: true });
};

test('a press on Enroll counts when other updates interrupt the page that it opens', async () => {
  await logInAsNewLearner(page);
  await page.addInitScript(updateOften);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(freeCourse);
  await enrollLink().click();
  await page.waitForURL(`**${freeCourse}/content/**`);
});

/** Runs in the page. Whether one link with this text is in the window. */
const isSeenOnce = (text: string): boolean => {
  const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === text);
  const boxes = links.map((link) => link.getBoundingClientRect());
  return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length === 1;
};

test('on a phone, one button to enroll in a paid course is in view, with the refund', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses/rag-from-first-principles');
  for (const name of ['RAG from First Principles', 'This course includes', 'Your instructor']) {
    const heading = page.getByRole('heading', { name, exact: true });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await waitInPage(page, isSeenOnce, 'Enroll for $79');
    await page.getByText('Full refund within 14 days').last().waitFor();
  }
});
