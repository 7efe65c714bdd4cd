import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { subjectsTo } from '../support/inbox.ts';
import { otherSoldCourse as courseId, simulateStripe, waitForCheckoutPage } from '../support/payments.ts';
import { accessibilityFindings, type Visitor, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
let email: string;

beforeEach(async () => {
  visitor = await openPage();
  page = visitor.page;
  ({ email } = await logInAsNewLearner(page));
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

/** Goes from the course's order page to the checkout page and returns the session id. */
const goToPayPage = async (): Promise<string> => {
  await button('Pay $29.00').click();
  return waitForCheckoutPage(page);
};

test('a learner is declined, cancels, retries, pays and enters the course', async () => {
  await page.goto(`/courses/${courseId}`);
  await page
    .getByRole('link', { name: /Enroll|Buy/ })
    .first()
    .click();
  await title('Review your order').waitFor();
  const lessons = page.getByRole('region', { name: /^First section: / }).getByRole('listitem');
  expect(await lessons.first().textContent()).toMatch(/Behind a demand.*Opens first/);
  const first = await goToPayPage();
  await button('Card declined').click();
  await page.getByText('Your card was declined. Please try another one.').waitFor();
  await button('Cancel').click();

  await page.waitForURL(`**/courses/${courseId}/enroll?payment=cancelled`);
  await page.getByText('The payment was canceled and nothing was charged.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await goToPayPage()).toBe(first);
  await button('Pay $29.00').click();

  await title('Congratulations').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await subjectsTo(email)).toContain('Receipt: Stakeholder Conversations');
  await page.getByRole('link', { name: 'Start course' }).click();
  await page.waitForURL(`**/courses/${courseId}/content**`);
  await page.getByRole('navigation', { name: 'Course content' }).waitFor();

  await page.goto('/profile#purchases');
  const purchases = page.getByRole('region', { name: 'Purchases' });
  await purchases.getByText('$29.00').waitFor();
  expect(await purchases.getByText('Paid', { exact: true }).count()).toBe(1);
  expect(await accessibilityFindings(page, '#purchases')).toEqual([]);
});

test('a learner confirms a payment that the bank challenges', async () => {
  await page.goto(`/courses/${courseId}/enroll`);
  await goToPayPage();
  await button('3-D Secure challenge').click();
  await button('Confirm').click();
  await title('Congratulations').waitFor();
});

test('a delayed payment shows as pending and opens the course when it arrives', async () => {
  await page.goto(`/courses/${courseId}/enroll`);
  const sessionId = await goToPayPage();
  await button('Delayed payment').click();
  await page.getByText('Your payment is processing').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.goto(`/courses/${courseId}/enroll`);
  await button('Pay $29.00').click();
  await page.getByText('Your payment is processing').waitFor();
  // The browser logs the refusal of the second payment.
  expect(visitor.pageErrors.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')]);
  await simulateStripe(sessionId, 'settle', { succeeded: true });
  await title('Congratulations').waitFor();
});

test('a delayed payment that fails says so, and the learner tries again', async () => {
  await page.goto(`/courses/${courseId}/enroll`);
  const sessionId = await goToPayPage();
  await button('Delayed payment').click();
  await page.getByText('Your payment is processing').waitFor();
  await simulateStripe(sessionId, 'settle', { succeeded: false });
  await page.getByRole('alert').getByText('Your payment did not go through').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Try again' }).click();
  expect(await goToPayPage()).not.toBe(sessionId);
});

test('after a refund the success URL opens nothing, and the course can be bought', async () => {
  await page.goto(`/courses/${courseId}/enroll`);
  const sessionId = await goToPayPage();
  await button('Pay $29.00').click();
  await title('Congratulations').waitFor();
  await simulateStripe(sessionId, 'refund');
  await page.reload();
  await page.getByText('This payment was refunded').waitFor();
  await page.goto(`/courses/${courseId}/enroll?payment=success`);
  await page.getByText('This payment was refunded').waitFor();
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Stakeholder Conversations').count()).toBe(0);
  await page.goto('/profile#purchases');
  await page.getByRole('region', { name: 'Purchases' }).getByText('Refunded', { exact: true }).waitFor();
  await page.goto(`/courses/${courseId}/enroll`);
  await button('Pay $29.00').waitFor();
});
