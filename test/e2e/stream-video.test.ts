import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { checked } from '../content/support/small-course.ts';
import { newLearner } from '../support/platform.ts';
import { type StreamingCloud, startStreamingCloud, videoCourse, videoSeconds } from '../support/streaming-cloud.ts';
import { accessibilityFindings, withBrowser } from './support/browser.ts';
import {
  videoPosition,
  waitForPosition,
  waitInPage,
  waitUntilPlayable,
  waitUntilPlayed,
} from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
let platform: StreamingCloud;
const courseId = 'streamed';
const lecture = `/courses/${courseId}/content/0/start`;

beforeAll(async () => {
  platform = await startStreamingCloud();
  await platform.publish(checked(await videoCourse(courseId)));
  await platform.waitForJobs();
}, 180_000);
afterAll(() => platform.stop());

/** Opens the lecture as an enrolled learner. */
const openLecture = async () => {
  const visitor = await openPage();
  // Covers are files of the site, which was built before this course was published.
  visitor.allowErrors(/404 .*\/drawings\/covers\//);
  const { email } = await logInAsNewLearner(visitor.page);
  const learner = await newLearner(email);
  await learner.call('enroll', { params: { courseId } });
  return { ...visitor, learner };
};

/** Names of the requested files of the video, such as `index_360p.cmfv`. */
const recordFiles = (page: Page): Set<string> => {
  const names = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/') && !pathname.endsWith('.vtt')) names.add(pathname.split('/').at(-1) ?? '');
  });
  return names;
};

/** Waits until the element plays a media source, or a file. */
const waitForSource = (page: Page, scheme: 'blob:' | 'http:'): Promise<void> =>
  waitInPage(page, (expected) => document.querySelector('video')?.currentSrc.startsWith(expected) === true, scheme);

/** Moves the pointer over the video, so that its controls are shown. */
const showControls = async (page: Page): Promise<void> => {
  const box = await page.locator('video').first().boundingBox();
  if (!box) throw new Error('The video is not visible.');
  for (const y of [0.3, 0.4]) await page.mouse.move(box.x + box.width / 2, box.y + box.height * y);
  await waitInPage(page, () => document.querySelector('section[aria-label^="Video:"][data-idle]') === null);
};

const seekTo = async (page: Page, share: number): Promise<void> => {
  await showControls(page);
  const bar = await page.getByRole('slider', { name: 'Position' }).boundingBox();
  if (!bar) throw new Error('The seek bar is not visible.');
  await page.mouse.click(bar.x + bar.width * share, bar.y + bar.height / 2);
};

test('a lesson plays in renditions: seeking, captions, quality, and resuming later', async () => {
  const { page, learner } = await openLecture();
  const files = recordFiles(page);
  await page.goto(lecture);
  await waitUntilPlayable(page);
  await waitForSource(page, 'blob:');
  await page.getByRole('button', { name: 'Play the video' }).click();
  await waitUntilPlayed(page, 1);
  expect([...files].every((name) => /^index_(1080p|720p|360p)\.cmfv$|^index_audio\.cmfa$/.test(name))).toBe(true);
  expect(files.has('index_audio.cmfa')).toBe(true);

  await showControls(page);
  await page.getByRole('button', { name: /^Captions: / }).click();
  await page.getByRole('radio', { name: 'English', exact: true }).click();
  await page.getByText('Hello.').filter({ visible: true }).first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await showControls(page);
  await page.getByRole('button', { name: 'Quality: Auto' }).click();
  await page.getByRole('radio', { name: '1080p', exact: true }).click();
  await page.getByRole('button', { name: 'Quality: 1080p' }).waitFor();
  await seekTo(page, 0.75);
  await waitUntilPlayed(page, 0.75 * videoSeconds + 0.5);
  expect(files.has('index_1080p.cmfv')).toBe(true);
  // The pointer is still on the seek bar, which shows pictures of the file.
  await waitInPage(page, () => document.querySelectorAll('video')[1]?.currentSrc.includes('.mp4?') === true);
  const video = page.locator('video').first();
  const seconds = await video.evaluate(({ duration }: HTMLVideoElement) => duration);
  expect(Math.abs(seconds - videoSeconds)).toBeLessThan(0.5);

  await learner.call('saveVideoProgress', {
    params: { courseId },
    body: { sectionIndex: 0, lectureIndex: 0, timestamp: 40, duration: videoSeconds, observedAt: Date.now() + 60_000 },
  });
  await page.goto('/dashboard');
  await page.goto(lecture);
  await page.getByText('Resumed at 0:40').waitFor();
  await waitForSource(page, 'blob:');
  await waitForPosition(page, 40);
});

test('a rendition that fails is replaced by the MP4 file at the same second', async () => {
  const { page, allowErrors } = await openLecture();
  allowErrors(/404 .*\.cmfv/);
  await page.goto(lecture);
  await waitUntilPlayable(page);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await waitUntilPlayed(page, 1);
  await page.route(/\.cmfv\?/, (route) => route.fulfill({ status: 404 }));
  await seekTo(page, 0.8);
  await waitForSource(page, 'http:');
  await waitUntilPlayed(page, 0.8 * videoSeconds);
  expect(await videoPosition(page)).toBeLessThan(0.8 * videoSeconds + 10);
  expect(await page.getByRole('button', { name: /^Quality: / }).count()).toBe(0);
});

test('a browser without media sources plays the MP4 file', async () => {
  const { page } = await openLecture();
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource']) Reflect.deleteProperty(window, name);
  });
  const files = recordFiles(page);
  await page.goto(lecture);
  await waitUntilPlayable(page);
  expect([...files]).toEqual([expect.stringMatching(/^start-[\da-f]{12}\.mp4$/)]);
});
