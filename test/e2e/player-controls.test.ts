import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { courseId, enroll } from '../support/learners.ts';
import { newLearner } from '../support/platform.ts';
import { waitFor as eventually } from '../support/wait-for.ts';
import { withBrowser } from './support/browser.ts';
import { waitInPage, waitUntilPlayable, waitUntilPlayed } from './support/page-state.ts';
import { logInAsNewLearner } from './support/signed-in.ts';

const openPage = withBrowser();
const stage = 'section[aria-label^="Video:"]';

test.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a desktop', { width: 1366, height: 768 }],
])('%s the controls of a paused video are below its picture', async (_, viewport) => {
  const { page } = await openPage({ viewport });
  const { email } = await logInAsNewLearner(page, 'Robin Vale');
  await enroll(await newLearner(email));
  await page.goto(`/courses/${courseId}/content/0/what-a-prompt-does`);
  await waitUntilPlayable(page);
  const cover = await page.locator(stage).boundingBox();
  await page.keyboard.press('k');
  await waitUntilPlayed(page, 0.3);
  await page.keyboard.press('k');
  const controls = page.getByRole('group', { name: 'Video controls' });
  const [frame, bar, whole] = [
    await page.locator(`${stage} video`).boundingBox(),
    await controls.boundingBox(),
    await page.locator(stage).boundingBox(),
  ];
  if (!frame || !bar) throw new Error('The player has no picture or no controls.');
  expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1);
  expect(bar.y).toBeGreaterThanOrEqual(frame.y + frame.height);
  // Nothing below has moved.
  expect(whole).toEqual(cover);

  await page.keyboard.press('f');
  await waitInPage(page, (selector) => document.fullscreenElement?.matches(selector) === true, stage);
  // In full screen they are over the picture, and hide while it plays.
  const reachesEdge = async (element: Locator) => {
    const box = await element.boundingBox();
    return box !== null && box.y + box.height === viewport.height;
  };
  await eventually(async () => (await reachesEdge(page.locator(`${stage} video`))) && reachesEdge(controls));
  await page.keyboard.press('k');
  await eventually(() => controls.evaluate((bar) => getComputedStyle(bar.parentElement ?? bar).opacity === '0'));
});
