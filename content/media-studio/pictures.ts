import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Step } from './timeline.ts';

/** Frames per second of the screenshots and the finished video. */
export const frameRate = 10;

/** A part fades in over these frames; the values are its opacity. */
const fadeInSteps = [0.4, 0.8, 1];

interface ScreenChange {
  frame: number;
  slide: number;
  shown: number;
  appear: number;
}

/** A frame, and how many frames it is shown. */
export interface Still {
  file: string;
  frames: number;
}

/** Returns every change of the screen, by frame; a later step ends an unfinished fade-in. */
const screenChanges = (steps: Step[]): ScreenChange[] => {
  const byFrame = new Map<number, ScreenChange>();
  for (const { at, slide, shown } of steps) {
    const first = Math.round(at * frameRate);
    for (const frame of [...byFrame.keys()]) if (frame >= first) byFrame.delete(frame);
    // The first frame is complete, because players show it before playback.
    (at === 0 ? [1] : fadeInSteps).forEach((appear, index) => {
      byFrame.set(first + index, { frame: first + index, slide, shown, appear });
    });
  }
  return [...byFrame.values()].sort((one, other) => one.frame - other.frame);
};

/** Takes a screenshot of the page at every change. */
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
