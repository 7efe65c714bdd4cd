import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { courseId, enroll, firstLecture } from '../support/learners.ts';
import { withOwnPlatform } from '../support/own-platform.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { findingsInBothThemes, type Visitor, withBrowser } from './support/browser.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

withOwnPlatform();
const openPage = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await openPage({ timezoneId: 'America/New_York' });
  page = visitor.page;
});

const watch = async (learner: Learner, timestamp: number): Promise<void> => {
  const content = await learner.call('getCourseContent', { params: { courseId } });
  const { sectionIndex, lectureIndex, lecture } = firstLecture(content, 'video');
  const body = { sectionIndex, lectureIndex, timestamp, duration: lecture.duration };
  await learner.call('saveVideoProgress', { params: { courseId }, body });
};

/** Signs up a learner who has watched some of a course today. */
const openAsStudent = async () => {
  const { email } = await logInAsNewLearner(page);
  const learner = await newLearner(email);
  await enroll(learner);
  await watch(learner, 5);
  await page.goto('/dashboard');
  return learner;
};

test('a learner sets a weekly goal and sees the day they studied', async () => {
  const learner = await openAsStudent();
  await page.getByRole('button', { name: '3 days a week' }).click();
  await page.getByRole('heading', { name: '1 of 3 days this week' }).waitFor();
  // The grid of weeks appears with the second week.
  expect(await page.getByText('Last twelve weeks').count()).toBe(0);
  expect(await findingsInBothThemes(page)).toEqual([]);
  // Days are counted in the learner's time zone.
  expect(await learner.call('getProfile')).toMatchObject({ weeklyGoal: 3, timeZone: 'America/New_York' });

  await page.getByRole('link', { name: 'Change goal' }).click();
  await page.getByRole('radio', { name: 'Off' }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('status').filter({ hasText: 'Profile saved.' }).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'How many days a week do you want to study?' }).waitFor();
});

test('a learner who wants no goal is not asked again', async () => {
  await openAsStudent();
  await page.getByRole('button', { name: 'No goal' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Your courses' }).waitFor();
  expect(await page.getByRole('heading', { name: 'How many days a week do you want to study?' }).count()).toBe(0);
});

test('a failed activity request leaves the rest of the dashboard working', async () => {
  await openAsStudent();
  await page.route('**/api/user/activity', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await page.getByRole('alert').getByText('Your study days could not be loaded.').waitFor();
  await page.getByRole('heading', { name: 'Your courses' }).waitFor();
  await page.unroute('**/api/user/activity');
  visitor.allowErrors(/500/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'How many days a week do you want to study?' }).waitFor();
});

test('a learner in their second week sees the days of the last twelve weeks', async () => {
  const learner = await openAsStudent();
  await advanceClock('7d');
  await watch(learner, 9);
  await page.reload();
  await page.getByText('Last twelve weeks').click();
  await page.getByRole('row').filter({ hasText: '1 day' }).nth(1).waitFor();
  expect(await page.getByRole('row').count()).toBe(13);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('a course shows the last day its video was watched, even when rewatched', async () => {
  const learner = await openAsStudent();
  const [before] = (await learner.call('listEnrolledCourses')).courses;
  await advanceClock('2d');
  await watch(learner, 9);
  await page.reload();
  const [after] = (await learner.call('listEnrolledCourses')).courses;
  const days = (Date.parse(after?.studiedAt ?? '') - Date.parse(before?.studiedAt ?? '')) / (24 * 60 * 60 * 1000);
  expect(Math.floor(days)).toBe(2);
  const day = new Date(after?.studiedAt ?? '').toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    timeZone: 'America/New_York',
  });
  await page.getByText(new RegExp(`^Last studied .*${day}`)).waitFor();
});
