import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { dripCourseId, dripParams, sendSubscribe } from '../support/drip-subscribers.ts';
import { courseId, enroll } from '../support/learners.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';
import { accessibilityFindings, findingsInBothThemes, withBrowser } from './support/browser.ts';
import { tabTo, waitForFocus } from './support/keyboard.ts';
import {
  applicationScript,
  documentWidth,
  holdUntil,
  nextFrame,
  waitUntilLoaded,
  waitUntilPlayable,
} from './support/page-state.ts';
import { receivedScriptKilobytes } from './support/script-size.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
let learner: Learner;

const phone = { width: 390, height: 844 };
const course = `/courses/${courseId}/content/0/what-a-prompt-does`;
const drip = `/courses/${dripCourseId}/drip-content/0/0`;

/** Opens a video of a course as a learner who has it. */
const openVideo = async (path: string, viewport?: { width: number; height: number }): Promise<void> => {
  ({ page } = await openPage(viewport && { viewport }));
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  learner = await newLearner(email);
  if (path === drip) {
    await sendSubscribe({ email });
    await learner.call('linkAccount', { body: dripParams });
  } else await enroll(learner);
  await page.goto(path);
  await waitUntilPlayable(page);
};

/** Whether all of an element is inside the window. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top, bottom, left, right, height } = node.getBoundingClientRect();
    return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

/** Runs in the page. Counts the lines of the transcript that can be read without scrolling. */
const visibleLines = (): number => {
  const list = document.querySelector('[role=tabpanel] ol');
  const box = list?.getBoundingClientRect();
  return [...(list?.children ?? [])].filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return box !== undefined && top >= box.top - 1 && bottom <= Math.min(box.bottom, innerHeight) + 1;
  }).length;
};

const next = () => page.getByRole('link', { name: /^Next: / });
const bar = () => page.getByRole('navigation', { name: 'Quick actions' });

test.each([
  ['a course', course],
  ['a drip course', drip],
])('a learner of %s sees outline, video, title, Next and transcript together', async (_, path) => {
  await openVideo(path);
  await page.getByRole('tabpanel', { name: 'Transcript' }).getByRole('listitem').first().waitFor();
  const outline = page.getByRole('navigation', { name: 'Course content' });
  for (const element of [page.locator('video'), page.getByRole('heading', { level: 1 }), next()])
    expect(await isInView(element)).toBe(true);
  expect(await outline.isVisible()).toBe(true);
  expect(await page.evaluate(visibleLines)).toBeGreaterThanOrEqual(6);
  expect(
    await page
      .locator('header')
      .getByText(/^0 of \d+ lessons done$/)
      .count(),
  ).toBe(1);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(64);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Course content' }).click();
  expect(await outline.count()).toBe(0);
  expect(await isInView(page.locator('video'))).toBe(true);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: 'Your note on this lesson' }).waitFor();
  await next().click();
  await page.getByRole('textbox', { name: 'Your note on this lesson' }).waitFor();
});

/** Whether nothing is drawn over the middle of an element. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.each([1366, 1200])('at the end of a page %i px wide, no tab and no line is covered', async (width) => {
  await openVideo(course, { width, height: 768 });
  const chapter = page.locator('#lesson').getByRole('listitem').last();
  await chapter.waitFor();
  // The text above the chapters loads by itself and would move the end of the page.
  await waitUntilLoaded(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await nextFrame(page);
  for (const element of [page.getByRole('tab', { name: 'Transcript' }), chapter, page.getByRole('contentinfo')])
    expect(await isUncovered(element)).toBe(true);
  expect(await isInView(page.getByRole('contentinfo'))).toBe(true);
});

test('on a phone the focused control of a question is above the bar', async () => {
  // With reduced motion, the focus scrolls at once; a press during a smooth scroll would start from halfway.
  const { page: phonePage } = await openPage({ viewport: { width: 390, height: 640 }, reducedMotion: 'reduce' });
  const { email } = await logInAsNewLearner(phonePage, 'Robin Vale');
  await enroll(await newLearner(email));
  await phonePage.goto(`/courses/${courseId}/content/1/quiz-saying`);
  await phonePage.getByRole('button', { name: 'Start quiz' }).click();
  await tabTo(phonePage, 'Sure');
  const sure = phonePage.getByText('Sure', { exact: true });
  const actions = phonePage.getByRole('navigation', { name: 'Quick actions' });
  await waitFor(async () => {
    const [box, bar] = await Promise.all([sure.boundingBox(), actions.boundingBox()]);
    return box !== null && bar !== null && box.y + box.height < bar.y;
  });
});

test('a keyboard user skips the outline and starts in the player', async () => {
  await openVideo(course);
  await tabTo(page, 'Skip to the lesson');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await waitForFocus(page, 'Play the video');
});

test('on a phone the video stays in view above the tabs, and a bar leads to the rest', async () => {
  await openVideo(course, phone);
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await isInView(page.locator('video'))).toBe(true);
  expect(await documentWidth(page)).toBe(phone.width);

  await bar().getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).waitFor();
  await waitForFocus(page, 'Ask');
  // The page scrolls there smoothly.
  await waitFor(() => isInView(page.getByRole('tab', { name: 'Ask' })));
  expect(await accessibilityFindings(page)).toEqual([]);

  await bar().getByRole('button', { name: 'Outline' }).click();
  await page
    .getByRole('dialog', { name: 'Course content' })
    .getByRole('link', { name: /How a model writes/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await next().click();
  await page.getByRole('heading', { level: 1, name: 'How a model writes its answer' }).waitFor();
});

test.each([
  ['the dashboard', '/dashboard', 22, 120],
  ['a lesson with a video', course, 25, 150],
  ['a reading', `/courses/${courseId}/content/0/how-a-model-writes`, 25, 142],
  ['an explorable', `/courses/${courseId}/content/0/explore-next-word`, 25, 145],
  ['a quiz', `/courses/${courseId}/content/0/quiz-saying`, 25, 150],
  ['a lesson with a notebook', `/courses/${courseId}/content/1/notebook-read-the-reply`, 25, 143],
  ['the profile', '/profile', 23, 122],
])('%s loads few files on a phone', async (_, path, maxRequests, maxKilobytes) => {
  const { page: phonePage } = await openPage({ viewport: phone });
  const { email } = await logInAsNewLearner(phonePage, 'Robin Vale');
  await enroll(await newLearner(email));
  const requests: string[] = [];
  phonePage.on('request', (request) => {
    if (request.resourceType() !== 'media') requests.push(new URL(request.url()).pathname);
  });
  await phonePage.goto(path);
  await waitUntilLoaded(phonePage);
  await phonePage.waitForLoadState('networkidle');
  expect(requests.length).toBeLessThanOrEqual(maxRequests);
  expect(await receivedScriptKilobytes(phonePage)).toBeLessThanOrEqual(maxKilobytes);
});

test('a signed-in page reads its data once, before the application has loaded', async () => {
  ({ page } = await openPage({ viewport: phone }));
  await logInAsNewLearner(page, 'Robin Vale');
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/courses/enrolled')) reads += 1;
  });
  const isRead = page.waitForRequest('**/api/courses/enrolled');
  await holdUntil(page, applicationScript, isRead);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  expect(reads).toBe(1);
});

test.each([
  ['/dashboard', 'Hello, Robin'],
  ['/profile', 'Your name, and what you want to share about yourself.'],
])('%s says %j before the application has loaded', async (path, text) => {
  ({ page } = await openPage({ viewport: phone }));
  await logInAsNewLearner(page, 'Robin Vale');
  const isShown = page.getByRole('main').getByText(text).waitFor();
  await holdUntil(page, applicationScript, isShown);
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('main').getByText(text).waitFor();
});

test('a lesson shows the cover of its video before the application has loaded', async () => {
  ({ page } = await openPage({ viewport: phone }));
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
  const isCoverLoaded = page.waitForResponse('**/drawings/covers/*');
  await holdUntil(page, applicationScript, isCoverLoaded);
  await page.goto(course);
  await waitUntilPlayable(page);
});

test('a video of a known course shows its cover before the course has been read', async () => {
  ({ page } = await openPage({ viewport: phone }));
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
  await page.goto(course);
  await waitUntilPlayable(page);

  const cover = page.locator(':root[data-lesson-cover]');
  await page.route('**/api/courses/*/content', async (route) => {
    await cover.waitFor();
    await route.continue();
  });
  await page.goto(`/courses/${courseId}/content/1/instructions-and-material`);
  await waitUntilPlayable(page);
  await cover.waitFor({ state: 'detached' });
});
