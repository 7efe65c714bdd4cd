import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { quizzes } from '#content/courses/rag-from-first-principles/quizzes.ts';
import { completeLectures } from '../support/learners.ts';
import { buy, simulateStripe, soldCourse } from '../support/payments.ts';
import { newLearner } from '../support/platform.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
let pageErrors: string[];
beforeEach(async () => {
  ({ page, pageErrors } = await openPage());
});

const sold = { courseId: soldCourse };
const verdict = (text: string) => page.getByRole('heading', { level: 2, name: text }).waitFor();

test('after a refund, a recruiter and the learner see that the certificate is revoked', async () => {
  const { email } = await logInAsNewLearner(page, 'Grace Hopper');
  const learner = await newLearner(email);
  const sessionId = await buy(learner);
  const content = await learner.call('getCourseContent', { params: sold });
  await completeLectures(learner, content, { ...sold, quizzes });
  await learner.call('completeCourse', { params: sold });
  const { id } = await learner.call('generateCertificate', { params: sold });
  await page.goto(`/certificates/${id}`);
  await verdict('Verified');
  expect(await page.getByText('We have not revoked it').textContent()).toContain('passed');

  await page.route('**/certificates/status-lists/**', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.reload();
  await verdict('Revocation not checked');
  expect(pageErrors.splice(0).join()).toContain('503');
  expect(await page.getByText('Revocation status unknown').textContent()).toContain('could not run');
  await page.getByRole('button', { name: 'Check again' }).click();
  await verdict('Verified');

  await simulateStripe(sessionId, 'refund');
  await page.reload();
  await verdict('Revoked');
  await page.getByRole('heading', { level: 1, name: 'This certificate was revoked' }).waitFor();
  await page.getByText('The course was refunded.').first().waitFor();
  const sheet = page.getByRole('article', { name: 'Certificate of Grace Hopper' });
  await sheet.getByText(/^Revoked on \w+ \d+, \d{4}$/).waitFor();
  expect(await page.getByText('We have revoked it').textContent()).toContain('failed');
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto('/dashboard');
  await page.getByText(/^Revoked on \w+ \d+, \d{4}\. The course was refunded\.$/).waitFor();
  expect(await page.getByRole('link', { name: /^Download PDF of the certificate/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^Contact support about the certificate/ }).waitFor();
  await page.getByText('You have no active courses').waitFor();
  expect(await page.getByText('Because you finished').count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
});
