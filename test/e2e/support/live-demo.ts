import type { Locator, Page } from 'playwright-core';
import { waitUntilLive } from './page-state.ts';

/** Scrolls to the demo of a product page, and returns it once it is hydrated. */
export const liveDemo = async (page: Page): Promise<Locator> => {
  const demo = page.locator('#try');
  await demo.scrollIntoViewIfNeeded();
  await waitUntilLive(page, '#try');
  return demo;
};
