import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { dripCourseId as courseId } from '../support/drip-subscribers.ts';
import { newLearner } from '../support/platform.ts';
import { accessibilityFindings, type Visitor, withBrowser } from './support/browser.ts';
import { newEmail, preferencesPath, subscribeByForm, subscriberContext, welcomePath } from './support/drip-pages.ts';
import { waitForFocusedText } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage(subscriberContext());
  page = visitor.page;
});

/** Waits for the page with this h1 and expects its text not to repeat it. */
const expectTitle = async (title: string) => {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  expect(await page.getByRole('main').getByText(title).count()).toBe(1);
};

test('a learner signed in with another email address reads why nothing is linked', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  const otherLearner = await newLearner((await logInAsNewLearner(page, 'Eve Stranger')).email);
  await page.goto(await welcomePath(email));
  await page.getByRole('button', { name: 'Open my course' }).click();
  await expectTitle('This link is for another email address');
  await page.getByText(`It was sent to ${email}, but you are logged in as ${otherLearner.email}.`).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const status = await otherLearner.call('getEnrollmentStatus', { params: { courseId } });
  expect(status.isEnrolled).toBe(false);
  // The subscribed address still gets access to the course.
  const owner = await newLearner(email);
  expect(await owner.call('linkAccount', { body: { courseId } })).toEqual({ success: true });
});

test('a learner without a subscription is shown how, and gets in once subscribed', async () => {
  const { email } = await logInAsNewLearner(page);
  await page.goto(`/courses/${courseId}/drip-content`);
  await expectTitle('You are not subscribed yet');
  // The browser logs the refused calls; the page does not wait for all of them.
  expect(visitor.pageErrors.join()).toContain('403');
  visitor.allowErrors(/40[34]/);
  await page.getByRole('link', { name: 'Subscribe for free' }).click();
  const field = page.getByLabel('Email address');
  await field.waitFor();
  expect(await field.inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Get early access' }).click();
  await page.waitForURL('**/signup-success');
  await page.goto(`/courses/${courseId}/drip-content`);
  await page.getByRole('heading', { level: 1, name: /^Welcome to / }).waitFor();
});

test('a course that is not a drip course is not offered as one at any URL', async () => {
  await logInAsNewLearner(page);
  await page.goto('/courses/prompting-that-works/drip-content');
  await expectTitle('You are not enrolled in this course yet');
  expect(await page.getByRole('link', { name: 'View course' }).getAttribute('href')).toBe(
    '/courses/prompting-that-works',
  );
  expect(visitor.pageErrors.join()).toContain('403');
  visitor.allowErrors(/40[34]/);
});

test('subscribing again says so and resends the link', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await subscribeByForm(page, email.toUpperCase());
  await page.getByRole('heading', { level: 1, name: 'You already have access' }).waitFor();
  // Without the form's navigation state, the page shows a general text.
  await page.goto('/courses');
  await page.goto(`/courses/${courseId}/signup-success`);
  await page.getByText('Open the email we sent you').waitFor();
});

test('a link that does not work offers a new one', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await page.goto('/subscriptions/nobody');
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor();
  await page.getByRole('combobox', { name: 'Course', exact: true }).selectOption(courseId);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Email me a new link' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'You already have access' }).waitFor();
  expect(visitor.pageErrors.join()).toContain('404');
  visitor.allowErrors(/404/);
});

test('a subscriber stops emails, turns them on again, pauses and follows the calendar', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await page.goto(await preferencesPath(email));
  await page.getByRole('heading', { level: 1, name: 'Emails and schedule' }).waitFor();
  await page.getByText('AI Literacy in Ten Days, for ').waitFor();
  expect(await page.getByText(email).count()).toBe(0);
  await page.getByRole('button', { name: 'Stop all emails' }).press('Enter');
  await page.getByText('You will not get any more emails about this course.').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  // Stopping can be undone at once, because the pressed button keeps the focus, and after a reload.
  await waitForFocusedText(page, 'Resume emails');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Stop all emails' }).press('Enter');
  await page.getByRole('button', { name: 'Resume emails' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Emails are off' }).waitFor();
  await page.getByRole('button', { name: 'Resume emails' }).click();
  await page.getByRole('button', { name: 'Stop all emails' }).waitFor();
  await page.getByRole('button', { name: 'Pause course' }).click();
  await page.getByRole('heading', { name: 'Your course is paused' }).waitFor();
  await page.getByRole('button', { name: 'Resume course' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await page.getByRole('button', { name: 'Save time zone' }).press('Enter');
  await page.locator('time', { hasText: '8:00 AM' }).first().waitFor();
  await waitForFocusedText(page, 'Save time zone');
  await page
    .getByText(/Mon|Tue|Wed|Thu|Fri|Sat|Sun/)
    .first()
    .waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download calendar file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('course-calendar.ics');
});
