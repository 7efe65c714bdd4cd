import { beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { quizzes } from '#content/courses/ai-literacy-in-ten-days/quizzes.ts';
import { dripCourseId as courseId } from '../support/drip-subscribers.ts';
import { correctAnswers } from '../support/learners.ts';
import { withOwnPlatform } from '../support/own-platform.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { advanceClockTo } from '../support/product-clock.ts';
import { waitFor as eventually } from '../support/wait-for.ts';
import { withBrowser } from './support/browser.ts';
import { followWelcomeLink, newEmail, subscribeByForm, subscriberContext } from './support/drip-pages.ts';
import { waitInPage, waitUntilPlayable, waitUntilPlayed } from './support/page-state.ts';

withOwnPlatform();
const openPage = withBrowser();
let page: Page;
beforeEach(async () => {
  ({ page } = await openPage(subscriberContext()));
});

const outline = () => page.getByRole('navigation', { name: 'Course content' });
const sections = () => outline().locator('details');
const waitForLocked = (count: number) =>
  eventually(async () => (await sections().filter({ hasText: 'Locked' }).count()) === count);
const completed = () => page.getByRole('main').getByText('Completed', { exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name });

const lecturesOf = async (learner: Learner, sectionIndex: number) => {
  const { content } = await learner.call('getAvailableContent', { params: { courseId } });
  return content[sectionIndex]?.lectures.filter(({ isUnlocked }) => isUnlocked) ?? [];
};

/** Completes every open lecture of a section and returns their number. */
const studySection = async (learner: Learner, sectionIndex: number): Promise<number> => {
  const lectures = await lecturesOf(learner, sectionIndex);
  for (const [lectureIndex, lecture] of lectures.entries()) {
    await page.goto(`/courses/${courseId}/drip-content/${sectionIndex}/${lectureIndex}`);
    await title(lecture.title).waitFor();
    if (lecture.contentType === 'video') {
      await waitUntilPlayable(page);
      await page.keyboard.press('k');
      await page.keyboard.press('9');
    } else if (lecture.contentType === 'reading' || lecture.contentType === 'explore') {
      await page
        .getByRole('button', { name: /^Mark complete/ })
        .first()
        .press('Enter');
      // A text leads on to the next lesson, if that is open.
      const next = page.getByRole('heading', { level: 1 }).filter({ hasNotText: lecture.title });
      await completed().or(next).first().waitFor();
      continue;
    } else {
      await page.getByRole('heading', { name: 'Quiz Content' }).waitFor();
      await page.getByRole('link', { name: 'Take quiz' }).press('Enter');
      await page.waitForURL(`**/courses/${courseId}/content/**`);
      await page.getByRole('heading', { name: 'Quiz Content' }).waitFor({ state: 'hidden' });
      await page.getByRole('link', { name: 'Back to Course' }).press('Enter');
      await page.waitForURL(`**/drip-content/${sectionIndex}/${lectureIndex}`);
      const quizId = lecture.quizId ?? '';
      await learner.call('submitQuiz', {
        params: { courseId, quizId },
        body: { answers: await correctAnswers(learner, quizId, { courseId, quizzes }) },
      });
      await page.reload();
    }
    await completed().waitFor();
  }
  return lectures.length;
};

test('a subscriber sees each section open on its day until all are done', async () => {
  const email = newEmail();
  await page.goto(`/courses/${courseId}`);
  await page.getByRole('link', { name: 'Subscribe for free' }).first().press('Enter');
  await page.waitForURL('**/subscribe');
  const field = page.getByLabel('Email address');
  await field.fill('robin@nowhere');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a valid email address.').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('robin@nowhere');
  await subscribeByForm(page, email);
  await title('Check your email').waitFor();
  await page.getByText('unlocks today').waitFor();

  await followWelcomeLink(page, email);
  const learner = await newLearner(email);
  await waitForLocked(4);
  await page.getByRole('link', { name: 'Start: What a language model is' }).press('Enter');
  await page.waitForURL('**/drip-content/0/0');
  await title('What a language model is').waitFor();

  let done = 0;
  for (const sectionIndex of [0, 1, 2, 3, 4]) {
    await waitForLocked(4 - sectionIndex);
    done += await studySection(learner, sectionIndex);
    await outline().getByText(`${done} of 18 lessons done, 1 more with Premium`).waitFor();
    if (sectionIndex === 4) break;
    const opens = await outline().locator('summary time').first().getAttribute('datetime');
    await advanceClockTo(opens ?? '');
    await page.goto(`/courses/${courseId}/drip-content`);
    await page.getByRole('region', { name: 'Your course' }).getByText(`${done} of 18 lessons done, 1 more`).waitFor();
    await title('Welcome Back').waitFor();
    await page.getByRole('link', { name: 'Start from Beginning' }).waitFor();
    const [next] = await lecturesOf(learner, sectionIndex + 1);
    const onward = page.getByRole('link', { name: `Continue Where You Left Off ${next?.title}` });
    expect(await onward.getAttribute('href')).toBe(`/courses/${courseId}/drip-content/${sectionIndex + 1}/0`);
  }

  // All scheduled sections are done, which completes the course; the bonus lecture requires the upgrade.
  await page.getByRole('heading', { name: 'Course complete' }).waitFor();
  expect(await outline().locator('p time').count()).toBe(0);
  await page.goto(`/courses/${courseId}/drip-content`);
  await page.getByText('Every section is open.').waitFor();
  await outline()
    .getByRole('button', { name: /team policy/ })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await dialog.getByText('one-time payment').waitFor();
  expect(await dialog.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe(
    `/courses/${courseId}/upgrade`,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}, 180_000);

test('a locked lecture says when it opens, in the list and at its URL', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await followWelcomeLink(page, email);
  const row = page.getByRole('button', { name: /Why models make things up/ });
  const section = outline().locator('details', { has: row });
  await outline().locator('summary', { hasText: 'Why it makes things up' }).press('Enter');
  expect(await section.locator(row).isDisabled()).toBe(true);
  expect((await section.textContent())?.match(/Opens \w{3}, \w{3} \d+, 8:00\sAM/g)).toHaveLength(1);
  await outline()
    .getByText(/Why is this locked\? .* Berlin time/)
    .first()
    .waitFor();
  await page.goto(`/courses/${courseId}/drip-content/1/0`);
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  await dialog.getByText(/^Opens free on .*8:00\sAM$/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL('**/drip-content');
  expect(await page.locator('video').count()).toBe(0);
});

test('a quiz says what it asks before it opens', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await followWelcomeLink(page, email);
  await page.goto(`/courses/${courseId}/drip-content/0/4`);
  const card = page.getByRole('region', { name: 'Quiz Content' });
  for (const fact of ['Questions', 'Time', 'To pass', 'Attempts'])
    await card.getByText(fact, { exact: true }).waitFor();
});

test('a subscriber who comes later begins with the first of the open sections', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await followWelcomeLink(page, email);
  const opens = await outline().locator('summary time').first().getAttribute('datetime');
  await advanceClockTo(opens ?? '');
  await page.goto(`/courses/${courseId}/drip-content`);
  await page.getByText(/^2 sections with \d+ lessons are open, .* Begin with “What you are talking to”\./).waitFor();
  await page.getByRole('list', { name: 'Sections' }).getByRole('link').nth(1).click();
  await page.waitForURL('**/drip-content/1/0');
});

test('a video resumes where it was left, after a reload and from the panel', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await followWelcomeLink(page, email);
  await outline()
    .getByRole('link', { name: /What a chat assistant is not/ })
    .click();
  await page.waitForURL('**/drip-content/0/3');
  await waitUntilPlayable(page);
  const saved = page.waitForResponse((response) => response.url().endsWith('/what-a-model-is-not/progress'));
  await page.keyboard.press('5');
  await saved;
  await page.reload();
  await waitUntilPlayed(page, 25);
  await page.getByRole('link', { name: 'Back to Course' }).click();
  await page.getByRole('link', { name: 'Continue Where You Left Off' }).click();
  await page.waitForURL('**/drip-content/0/3');
  await waitUntilPlayed(page, 25);
});

test('a link with a timestamp, as the assistant gives it, plays from there', async () => {
  const email = newEmail();
  await subscribeByForm(page, email);
  await followWelcomeLink(page, email);
  await page.goto(`/courses/${courseId}/drip-content/0/3?t=31`);
  await waitInPage(page, () => (document.querySelector('video')?.currentTime ?? 0) >= 30.5);
});

test('an address typed before hydration is kept', async () => {
  const email = newEmail();
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(`/courses/${courseId}/subscribe`, { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill(email);
  start();
  // Only the hydrated form checks the address itself.
  await page.locator('form[novalidate]').waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Get early access' }).click();
  await title('Check your email').waitFor();
});
