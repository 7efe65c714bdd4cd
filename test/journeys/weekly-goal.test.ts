import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { arriveAsNewLearner, findingsInBothThemes, type Visitor, withBrowser } from '../support/browser.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { courseId, enroll, firstOf } from '../support/study.ts';

const arrive = withBrowser();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await arrive({ timezoneId: 'America/New_York' });
  page = visitor.page;
});

const watch = async (learner: Learner, timestamp: number): Promise<void> => {
  const content = await learner.call('getCourseContent', { params: { courseId } });
  const { sectionIndex, lectureIndex, lecture } = firstOf(content, 'video');
  const body = { sectionIndex, lectureIndex, timestamp, duration: lecture.duration };
  await learner.call('saveVideoProgress', { params: { courseId }, body });
};

/** Someone who is in a course and has watched some of it today. */
const arriveAsStudent = async () => {
  const { email } = await arriveAsNewLearner(page);
  const learner = await newLearner(email);
  await enroll(learner);
  await watch(learner, 5);
  await page.goto('/dashboard');
  return learner;
};

test('a learner sets a goal with one press and sees the day they studied', async () => {
  const learner = await arriveAsStudent();
  await page.getByRole('button', { name: '3 days a week' }).click();
  await page.getByRole('heading', { name: '1 of 3 days this week' }).waitFor();
  await page.getByText('As a table').click();
  await page.getByRole('row').filter({ hasText: '1 day' }).waitFor();
  expect(await page.getByRole('row').count()).toBe(13);
  expect(await findingsInBothThemes(page)).toEqual([]);
  // Days are counted where the learner is.
  expect(await learner.call('getProfile')).toMatchObject({ weeklyGoal: 3, timeZone: 'America/New_York' });

  await page.getByRole('link', { name: 'Change my goal' }).click();
  await page.getByRole('radio', { name: 'Off' }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('status').filter({ hasText: 'Your profile is saved.' }).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'How many days a week suit you?' }).waitFor();
});

test('someone who wants no goal is not asked again', async () => {
  await arriveAsStudent();
  await page.getByRole('button', { name: 'No goal' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Your courses' }).waitFor();
  expect(await page.getByRole('heading', { name: 'How many days a week suit you?' }).count()).toBe(0);
});

test('days of study that cannot be read leave the rest of the dashboard as it is', async () => {
  await arriveAsStudent();
  await page.route('**/api/user/activity', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await page.getByRole('alert').getByText('Your days of study could not be loaded.').waitFor();
  await page.getByRole('heading', { name: 'Your courses' }).waitFor();
  await page.unroute('**/api/user/activity');
  visitor.forgive(/500/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'How many days a week suit you?' }).waitFor();
});

test('a course is last studied on the day on which its video was last watched, the same video too', async () => {
  const learner = await arriveAsStudent();
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
