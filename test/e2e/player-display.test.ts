import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { courseId, enroll } from '../support/learners.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import { documentWidth, waitForPosition, waitInPage, waitUntilPlayable } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let page: Page;
let learner: Learner;

/** Opens a window with an enrolled learner. */
const openEnrolled = async (options: Parameters<typeof openPage>[0] = {}): Promise<void> => {
  ({ page } = await openPage(options));
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  learner = await newLearner(email);
  await enroll(learner);
};

const lecture = `/courses/${courseId}/content/0/what-a-prompt-does`;
const stage = 'section[aria-label^="Video:"]';

/** Reads a computed color as red, green and blue from 0 to 255 and opacity from 0 to 1. */
const colorOf = async (element: Locator, property: string): Promise<number[]> => {
  const color = await element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
};
const luminance = ([red = 0, green = 0, blue = 0]: number[]): number => {
  const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};
const contrast = (one: number[], other: number[]): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test.each(['light', 'dark'] as const)(
  'in forced colors with a %s scheme every player control is visible',
  async (colorScheme) => {
    await openEnrolled({ forcedColors: 'active', colorScheme });
    await page.goto(lecture);
    await waitUntilPlayable(page);
    const controls = page.locator(`${stage} fieldset`).first();
    const ground = await colorOf(controls, 'background-color');
    expect(ground[3]).toBe(1);
    const button = controls.locator('button').first();
    const wholeTime = controls.locator('span').filter({ hasText: /^\/ / }).first();
    for (const element of [button, button.locator('svg').first(), wholeTime, wholeTime.locator('..')])
      expect(contrast(await colorOf(element, 'color'), ground)).toBeGreaterThan(4.5);
    const parts = page.locator('[aria-label="Position"]').locator('xpath=../*');
    const [bar, filled, thumb] = [parts.nth(0), parts.nth(2), parts.nth(3)];
    expect(contrast(await colorOf(bar, 'outline-color'), ground)).toBeGreaterThan(3);
    for (const element of [filled, thumb])
      expect(contrast(await colorOf(element, 'background-color'), ground)).toBeGreaterThan(3);
  },
);

test('the length of a video is shown before its file loads', async () => {
  await openEnrolled();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.mp4/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(lecture);
  await page.getByText('/ 1:20').waitFor();
  expect(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe('0:00 of 1:20');
  release();
  await waitUntilPlayable(page);
});

test('a video that has not been played shows its first frame, not the cover', async () => {
  await openEnrolled();
  await page.goto(lecture);
  await waitUntilPlayable(page);
  await waitInPage(page, (selector) => document.querySelector(`${selector} video + svg`) === null, stage);
});

test('pointing at the seek bar shows the picture at that time', async () => {
  await openEnrolled();
  await page.goto(lecture);
  await waitUntilPlayable(page);
  const bar = await page.getByRole('slider', { name: 'Position' }).boundingBox();
  if (!bar) throw new Error('The seek bar is not visible.');
  await page.mouse.move(bar.x + bar.width * 0.75, bar.y + bar.height / 2);
  await waitInPage(page, () => {
    const [video, picture] = document.querySelectorAll('video');
    if (!video || !picture || picture.seeking || picture.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return false;
    return Math.abs(picture.currentTime - video.duration * 0.75) < 1 && video.currentTime === 0;
  });
  await page.mouse.move(bar.x, 0);
  await waitInPage(page, () => document.querySelectorAll('video').length === 1);
});

/** Opens the lecture as a learner who left it at 0:14. */
const returnToLecture = async (): Promise<void> => {
  await openEnrolled();
  await learner.call('saveVideoProgress', {
    params: { courseId },
    body: { sectionIndex: 0, lectureIndex: 0, timestamp: 14, duration: 80, observedAt: Date.now() },
  });
};

test.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a desktop', { width: 1366, height: 768 }],
  ['at 200%', { width: 683, height: 384 }],
])('%s a returning learner sees the last frame and a notice below it', async (_, viewport) => {
  await returnToLecture();
  await page.setViewportSize(viewport);
  await page.goto(lecture);
  const notice = page.locator(stage).getByText('Resumed at 0:14');
  await notice.waitFor();
  await page.locator(`${stage} svg[viewBox="0 0 320 180"]`).waitFor({ state: 'detached' });
  const box = await notice.boundingBox();
  const play = await page.getByRole('button', { name: 'Play the video' }).boundingBox();
  const seek = await page.getByRole('slider', { name: 'Position' }).boundingBox();
  if (!box || !play || !seek) throw new Error('The player has no notice, play button or seek bar.');
  const frame = await page.locator(`${stage} video`).boundingBox();
  const name = await page.locator(stage).getByText('Play', { exact: true }).boundingBox();
  if (!frame || !name) throw new Error('The player has no picture, or a play button without a name.');
  // All in the bar below the picture, and the seek bar above it.
  expect(play.height).toBeGreaterThanOrEqual(44);
  expect(play.y).toBeGreaterThanOrEqual(frame.y + frame.height);
  expect(seek.y + seek.height).toBeLessThanOrEqual(play.y);
  expect(box.y).toBeGreaterThanOrEqual(play.y);
  expect(box.x).toBeGreaterThanOrEqual(name.x + name.width);
  expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
  expect(await accessibilityFindings(page, stage)).toEqual([]);
});

test('a returning learner can start over, and the focus stays in the player', async () => {
  await returnToLecture();
  await page.goto(lecture);
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await waitInPage(page, () => document.querySelector('video')?.currentTime === 0);
  await page.getByText('Resumed at 0:14').waitFor({ state: 'detached' });
  await waitInPage(page, (selector) => document.activeElement?.matches(selector) === true, stage);
});

test('the next-lecture card has its own background, not the last frame', async () => {
  await openEnrolled();
  await page.goto(lecture);
  await waitUntilPlayable(page);
  await page.keyboard.press('9');
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await page.getByText('Up next', { exact: true }).waitFor();
  const label = page.locator(`${stage} p`).filter({ hasText: /^Up next$/ });
  const ground = await colorOf(label.locator('xpath=../..'), 'background-color');
  expect(ground[3]).toBe(1);
  const following = label.locator('xpath=following-sibling::*');
  for (const words of [label, following.nth(0), following.nth(1)])
    expect(contrast(await colorOf(words, 'color'), ground)).toBeGreaterThan(4.5);
});

test.each([320, 390, 1366])(
  'in a window of %d px every control of the player is 44 px high and wide',
  async (width) => {
    await openEnrolled({ viewport: { width, height: 768 } });
    await page.goto(lecture);
    await waitUntilPlayable(page);
    const controls = page.getByRole('group', { name: 'Video controls' }).getByRole('button');
    const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
    const shown = boxes.filter((box) => box !== null);
    expect(shown.length).toBeGreaterThanOrEqual(7);
    expect(shown.filter((box) => box.width < 44 || box.height < 44 || box.x < 0 || box.x + box.width > width)).toEqual(
      [],
    );
    expect(await documentWidth(page)).toBe(width);
  },
);

test('a bookmark is a notch on the seek bar at its timestamp', async () => {
  await openEnrolled();
  await page.goto(lecture);
  await waitUntilPlayable(page);
  await page.getByRole('slider', { name: 'Position' }).focus();
  await page.keyboard.press('5');
  await waitInPage(page, () => (document.querySelector('video')?.currentTime ?? 0) > 39);
  await page.getByRole('button', { name: 'Bookmark this moment' }).click();
  const notch = page.locator('[data-timestamp="40"]');
  await notch.waitFor();
  const [mark, seek] = [await notch.boundingBox(), await page.getByRole('slider', { name: 'Position' }).boundingBox()];
  if (!mark || !seek) throw new Error('There is no notch.');
  expect((mark.x + mark.width / 2 - seek.x) / seek.width).toBeCloseTo(0.5, 1);
  await page.getByRole('tab', { name: 'Bookmarks' }).click();
  await page.getByRole('button', { name: /^Remove bookmark at 0:(39|40)/ }).click();
  await notch.waitFor({ state: 'detached' });
});

test('a learner plays a chapter of the list, which the seek bar divides alike', async () => {
  await openEnrolled();
  await page.goto(lecture);
  await waitUntilPlayable(page);
  const chapters = page.getByRole('region', { name: 'Chapters' }).getByRole('button');
  expect(await chapters.first().textContent()).toBe('0:00A vague prompt');
  const { left, width } = await page.getByRole('slider', { name: 'Position' }).evaluate((bar) => {
    return bar.getBoundingClientRect();
  });
  const ticks = await page.locator('[data-timestamp]').evaluateAll((marks) =>
    marks.map((mark) => {
      const box = mark.getBoundingClientRect();
      return box.left + box.width / 2;
    }),
  );
  expect(ticks.length).toBe((await chapters.count()) - 1);
  const third = chapters.nth(2);
  await third.press('Enter');
  await waitForPosition(page, 41.2);
  expect(await third.getAttribute('aria-current')).toBe('true');
  expect(((ticks[1] ?? 0) - left) / width).toBeCloseTo(41.206 / 80, 2);
});
