import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dripCourseId, dripParams, sendSubscribe } from '../support/drip-subscribers.ts';
import { subjectsTo } from '../support/inbox.ts';
import { upgradableCourse as courseId, simulateStripe, waitForCheckoutPage } from '../support/payments.ts';
import { newLearner } from '../support/platform.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { waitUntilPlayable } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
let email: string;

beforeEach(async () => {
  ({ page } = await openPage());
  ({ email } = await logInAsNewLearner(page));
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

const goToPayPage = async (): Promise<string> => {
  await page.goto(`/courses/${courseId}/upgrade`);
  await button('Upgrade Now').click();
  return waitForCheckoutPage(page);
};

test('a visitor of the upgrade page sees the wait that Premium removes', async () => {
  await page.goto(`/courses/${courseId}/upgrade`);
  await page.getByRole('row', { name: 'The loop Open Open' }).waitFor();
  await page.getByRole('row', { name: 'Evaluation Day 22 Today' }).waitFor();
  await page.getByText('Plus 1 premium lesson').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a subscriber is offered what is not open yet, not the whole course', async () => {
  await sendSubscribe({ email });
  await (await newLearner(email)).call('linkAccount', { body: dripParams });
  await page.goto(`/courses/${dripCourseId}/upgrade`);
  await page.getByRole('heading', { level: 1, name: 'Open the other 4 sections today' }).waitFor();
  await page.getByRole('row', { name: 'What you are talking to Open Open' }).waitFor();
  await page.getByRole('row', { name: /^Your own rules .*\d Today$/ }).waitFor();
});

test('a learner cancels an upgrade, pays later, and a refund closes it again', async () => {
  const first = await goToPayPage();
  await button('Card declined').click();
  await button('Cancel').click();
  await page.getByText('The payment was canceled and nothing was charged.').waitFor();
  const sessionId = await goToPayPage();
  expect(sessionId).toBe(first);
  await button('Pay $39.00').click();

  await page.getByText('Every lesson of the course is unlocked.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await subjectsTo(email)).toContain('Receipt: premium access to Agents Step by Step');
  await page
    .getByRole('region', { name: 'Open now' })
    .getByText(/^Premium: /)
    .waitFor();
  await page.getByText('What an agent is, and is not').waitFor();
  await page.getByRole('link', { name: 'Start course' }).click();
  await page.waitForURL(`**/courses/${courseId}/drip-content/0/0`);
  await page.getByRole('heading', { level: 1, name: 'What an agent is, and is not' }).waitFor();
  expect(await page.getByText('Locked', { exact: true }).count()).toBe(0);
  await waitUntilPlayable(page);

  await simulateStripe(sessionId, 'refund');
  await page.goto(`/courses/${courseId}/upgrade`);
  await button('Upgrade Now').waitFor();
  expect(await subjectsTo(email)).toContain('Refund: Agents Step by Step');
});

test('an upgrade paid with delay opens the course when the money arrives', async () => {
  const sessionId = await goToPayPage();
  await button('Delayed payment').click();
  await page.getByText('Your payment is processing').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await simulateStripe(sessionId, 'settle', { succeeded: true });
  await page.getByText('Every lesson of the course is unlocked.').waitFor();
});
