import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Step } from './timeline.ts';

/** Pictures a second; also the rate of the finished video. */
export const frameRate = 10;

/** A part comes in over this many pictures; the values are how far it is. */
const fadeInSteps = [0.4, 0.8, 1];

interface ScreenChange {
  frame: number;
  slide: number;
  shown: number;
  appear: number;
}

/** A picture and for how many frames it stands. */
export interface Still {
  file: string;
  frames: number;
}

/** Every change of the screen, by frame; a later step overrules the rest of an earlier appearance. */
const screenChanges = (steps: Step[]): ScreenChange[] => {
  const byFrame = new Map<number, ScreenChange>();
  for (const { at, slide, shown } of steps) {
    const first = Math.round(at * frameRate);
    for (const frame of [...byFrame.keys()]) if (frame >= first) byFrame.delete(frame);
    // The first picture is complete at once: players show it before anyone presses play.
    (at === 0 ? [1] : fadeInSteps).forEach((appear, index) => {
      byFrame.set(first + index, { frame: first + index, slide, shown, appear });
    });
  }
  return [...byFrame.values()].sort((one, other) => one.frame - other.frame);
};

/** Photographs the page at every moment at which it changes. */
export const takePictures = async (
  browser: Browser,
  html: string,
  steps: Step[],
  seconds: number,
  folder: string,
): Promise<Still[]> => {
  const page: Page = await browser.newPage({ viewport: { width: 854, height: 480 } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => fitSlides())');
  const changes = screenChanges(steps);
  const stills: Still[] = [];
  for (const [index, change] of changes.entries()) {
    await page.evaluate(`showSlide(${JSON.stringify(change)})`);
    const file = join(folder, `${String(index).padStart(4, '0')}.png`);
    await page.screenshot({ path: file });
    stills.push({ file, frames: (changes[index + 1]?.frame ?? seconds * frameRate) - change.frame });
  }
  await page.close();
  return stills;
};
