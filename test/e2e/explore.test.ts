import { beforeEach, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { dripCourseId, sendSubscribe } from '../support/drip-subscribers.ts';
import { courseId } from '../support/learners.ts';
import { buy, buyUpgrade } from '../support/payments.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { accessibilityFindings, findingsInBothThemes, withBrowser } from './support/browser.ts';
import {
  type ExploreJourney,
  modelJourneys,
  slide as slideOn,
  systemJourneys,
  workJourneys,
} from './support/explore-journeys.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
let allowErrors: (pattern: RegExp) => void;
let learner: Learner;

beforeEach(async () => {
  ({ page, allowErrors } = await openPage());
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  learner = await newLearner(email);
});

const slide = (name: string, key: 'ArrowLeft' | 'ArrowRight', presses: number): Promise<void> =>
  slideOn(page, name, key, presses);

const journeys: ExploreJourney[] = [
  {
    explorable: 'next-token',
    courseId,
    before: /^10 words can come next\. “message” comes 44%/,
    after: /^7 words can come next\. “message” comes 33%/,
    solve: async () => {
      await slide('Temperature', 'ArrowRight', 6);
      await slide('Top-p', 'ArrowLeft', 3);
    },
  },
  {
    explorable: 'bm25',
    courseId: 'rag-from-first-principles',
    before: /^2 passages found\. “late” leads “deposit” by 0\.14 points\. No passage contains “do”/,
    after: /^1 passage found\. Only “cancel” is found/,
    solve: () => page.getByLabel('Question').fill('refund'),
  },
  {
    explorable: 'confusion-matrix',
    courseId: 'machine-learning-in-plain-words',
    before: /^14 parts flagged\. Precision 64%, recall 75%\. Cost: 3\s×\s\$50 \+ 5\s×\s\$5 = \$175\.$/,
    after: /Cost: 8\s×\s\$5 \+ 0\s×\s\$50 = \$40\.$/,
    solve: async () => {
      await page.getByLabel('Costs of mistakes').selectOption('costly-alarm');
      await slide('Threshold', 'ArrowRight', 32);
    },
  },
  {
    explorable: 'group-sample',
    courseId: 'responsible-ai-in-practice',
    before:
      /^200 files, 20 of them about people aged 35 and over\. Under 35: 68% to 81%\. 35 and over: 39% to 78%\. The ranges overlap/,
    after: /^330 files, 99 of them about .*The ranges do not overlap/,
    solve: async () => {
      await slide('Files to check', 'ArrowRight', 13);
      await slide('Share about people aged 35 and over', 'ArrowRight', 4);
    },
  },
  {
    explorable: 'chunking',
    courseId: 'rag-from-first-principles',
    before: /^5 chunks, which store 1\.0 times the text\. 1 chunk with the whole answer\.$/,
    after: /^6 chunks, which store 1\.8 times the text\. 1 chunk with the whole answer\.$/,
    solve: async () => {
      await slide('Chunk size', 'ArrowRight', 3);
      await slide('Overlap', 'ArrowRight', 8);
    },
  },
  ...systemJourneys,
  ...modelJourneys,
  ...workJourneys,
];

const phone = { width: 320, height: 640 };
const desktop = { width: 1366, height: 768 };

const bench = (): Locator => page.locator('#lesson');
const caption = () => bench().locator('figcaption').first();

const open = async (journey: ExploreJourney): Promise<string> => {
  const inCourse = { params: { courseId: journey.courseId } };
  const { price, kind } = await learner.call('getCourse', inCourse);
  if (journey.courseId === dripCourseId) {
    await sendSubscribe({ email: learner.email, courseId: journey.courseId });
    await learner.call('linkAccount', { body: { courseId: journey.courseId } });
  } else if (kind === 'drip') await buyUpgrade(learner, journey.courseId);
  else if (price) await buy(learner, journey.courseId);
  else await learner.call('enroll', inCourse);
  const content = await learner.call('getCourseContent', inCourse);
  const entry = lecturesInOrder(content).find(({ lecture }) => lecture.explorable === journey.explorable);
  await page.goto(`/courses/${journey.courseId}/content/${entry?.sectionIndex}/${entry?.lecture.id}`);
  await caption().getByText(journey.before).waitFor();
  return entry?.lecture.id ?? '';
};

/** Checks the open explorable on a small phone and on paper, and returns to the window of a desktop. */
const expectToFitPhoneAndPaper = async (): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.emulateMedia({ media: 'print' });
  expect(await bench().getByRole('figure').first().isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Check', exact: true }).isVisible()).toBe(false);
  expect(await bench().locator('input, select').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(desktop);
};

test.each(journeys)(
  '$explorable fits 320 px and paper, is solved by keyboard and survives a reload',
  async (journey) => {
    await page.setViewportSize(phone);
    const lectureId = await open(journey);
    await expectToFitPhoneAndPaper();
    const check = page.getByRole('button', { name: 'Check', exact: true });
    await check.press('Enter');
    await bench()
      .getByRole('status')
      .getByText(/^\d of \d goals met\./)
      .waitFor();
    expect(await findingsInBothThemes(page, 'main')).toEqual([]);

    await journey.solve(page);
    await caption().getByText(journey.after).waitFor();
    // The description is announced once the changes pause.
    await page.getByRole('status').getByText(journey.after).waitFor({ state: 'attached' });
    const goals = page.getByRole('region', { name: 'Your task' }).getByRole('listitem');
    expect(await goals.filter({ hasText: /^Met: / }).count()).toBe(await goals.count());
    await check.press('Enter');
    await bench().getByRole('status').getByText('Solved.').waitFor();
    await page.getByRole('region', { name: 'What you saw' }).waitFor();
    await page.getByRole('link', { name: 'Next lesson' }).waitFor();
    const { completedLectures } = await learner.call('getCourseProgress', { params: { courseId: journey.courseId } });
    expect(completedLectures).toEqual([lectureId]);

    await page.reload();
    await caption().getByText(journey.after).waitFor();
    await page.getByRole('region', { name: 'What you saw' }).waitFor();
    expect(await accessibilityFindings(page, 'main')).toEqual([]);
  },
);

test('settings survive a failed save, and the answer is sent again', async () => {
  const [first] = journeys;
  if (!first) throw new Error('There is no explorable.');
  await open(first);
  await first.solve(page);
  await page.route('**/api/courses/*/explorations/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await page.getByRole('alert').getByText('Your settings were not saved. Check again to retry.').waitFor();
  await page.unroute('**/api/courses/*/explorations/*');
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await page.getByRole('region', { name: 'What you saw' }).waitFor();
  allowErrors(/ERR_FAILED/);
});
