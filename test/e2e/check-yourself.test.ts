import { beforeEach, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { SelfCheck } from '#contract/schemas/self-check.ts';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { findingsInBothThemes, withBrowser } from './support/browser.ts';
import { equalAccessFindings } from './support/equal-access.ts';
import { focusOf } from './support/keyboard.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
const apiPath = '**/api/courses/*/self-checks/*';
let page: Page;
let allowErrors: (pattern: RegExp) => void;
let questions: SelfCheck[];
let lectureId: string;

const plain = (markdown = '') => markdown.replace(/[*_`]/g, '');
const card = (number: number) => page.getByRole('group', { name: `Question ${number} of 3` });
const author = (number: number) => card(number).getByText(plain(questions[number - 1]?.answer), { exact: true });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).press('Enter');
const accessibilityFindings = async () => [...(await findingsInBothThemes(page)), ...(await equalAccessFindings(page))];
const focused = async (name: string) => waitFor(async () => (await focusOf(page)).name === name);

beforeEach(async () => {
  ({ page, allowErrors } = await openPage());
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  const asking = lecturesInOrder(await enroll(await newLearner(email))).find(({ lecture }) => lecture.selfChecks);
  if (!asking?.lecture.selfChecks) throw new Error('No reading asks questions.');
  questions = asking.lecture.selfChecks;
  lectureId = asking.lecture.id;
  await page.goto(`/courses/${courseId}/content/${asking.sectionIndex}/${lectureId}`);
  await card(1).getByText(plain(questions[0]?.question)).waitFor();
});

test('a learner answers by keyboard, compares, judges, and finds it after a reload', async () => {
  expect(await page.content()).not.toContain(questions[0]?.answer);
  await press(card(1), 'Show answer');
  await card(1).getByText('Write a few words first, or choose another button.').waitFor();
  await focused('Your answer');
  await page.keyboard.type('Both are likely text.');
  await press(card(1), 'Show answer');
  await card(1).getByRole('status').getByText('Both are likely text.').waitFor();
  await author(1).waitFor();
  await waitFor(async () => (await focusOf(page)).name.startsWith('How close were you?'));
  expect(await accessibilityFindings()).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await card(1).getByRole('status').getByText('Partly').waitFor();
  await focused('Answer again');
  await page.getByText('1 of 3 done.').waitFor();

  await press(card(2), 'I don’t know');
  await card(2).getByRole('status').getByText('Not yet').waitFor();
  await press(card(3), 'I answered in my head');
  await press(card(3), 'I had it');
  await page.getByText('3 of 3 done.').waitFor();

  await page.reload();
  await card(1).getByText('Partly').waitFor();
  expect(await author(1).isVisible()).toBe(false);
  await card(1).getByText('Compare the answers').click();
  await author(1).waitFor();
  await card(1).getByText('Both are likely text.').waitFor();
  expect(await accessibilityFindings()).toEqual([]);
  await press(card(2), 'Answer again');
  await focused('Your answer');
  await card(2).getByLabel('Your answer').fill('Try it again.');
  await press(card(2), 'Show answer');
  await press(card(2), 'I had it');
  await card(2).getByRole('status').getByText('I had it').waitFor();
  // Answers do not complete the reading.
  await page.getByRole('button', { name: 'Mark complete and continue' }).waitFor();
});

test('an answer survives a reload and a failed save', async () => {
  await card(1).getByLabel('Your answer').fill('Likely is not true.');
  await page.reload();
  await waitFor(async () => (await card(1).getByLabel('Your answer').inputValue()) === 'Likely is not true.');
  await press(card(1), 'Show answer');
  await page.route(apiPath, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await press(card(1), 'Partly');
  await card(1).getByRole('alert').getByText('Your answer was not saved. Please try again.').waitFor();
  await page.unroute(apiPath);
  await press(card(1), 'Partly');
  await card(1).getByRole('status').getByText('Partly').waitFor();
  allowErrors(/ERR_FAILED/);
});

test('an answer in another tab is not overwritten unnoticed', async () => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherCard = other.getByRole('group', { name: 'Question 1 of 3' });
  await otherCard.getByLabel('Your answer').fill('From the other tab');
  await press(otherCard, 'Show answer');
  await press(otherCard, 'I had it');
  await otherCard.getByRole('status').getByText('I had it').waitFor();

  await card(1).getByLabel('Your answer').fill('From this tab');
  await press(card(1), 'Show answer');
  await press(card(1), 'Not yet');
  await card(1).getByText('You have answered this question elsewhere in the meantime.').waitFor();
  await press(card(1), 'Not yet');
  await card(1).getByRole('status').getByText('Not yet').waitFor();
  allowErrors(/409/);
});

test('questions print with room to write and without their answers', async () => {
  await page.emulateMedia({ media: 'print' });
  expect(await card(1).getByLabel('Your answer').isVisible()).toBe(true);
  expect(await card(1).getByRole('button').first().isVisible()).toBe(false);
  expect(await page.getByText(plain(questions[0]?.answer)).count()).toBe(0);
});
