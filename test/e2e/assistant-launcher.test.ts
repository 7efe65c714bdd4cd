import { expect, test } from '@jest/globals';
import { waitFor } from '../support/wait-for.ts';
import { withBrowser } from './support/browser.ts';
import { scrollWindowTo, waitUntilReady } from './support/page-state.ts';

const openPage = withBrowser();

/**
 * Runs in the page. Scrolls by most of a window height at a time and lists the texts and icons that the visible
 * launcher covers after each stop: texts by their line boxes, and drawings as small as an icon.
 */
const coveredByLauncher = async (frames: number): Promise<string[]> => {
  const covered = (): string[] => {
    const launcher = document.querySelector('aside[aria-label=Assistant] button');
    if (!launcher || getComputedStyle(launcher).opacity === '0') return [];
    const bounds = launcher.getBoundingClientRect();
    const touches = (box: DOMRect) =>
      box.width > 0 &&
      box.left < bounds.right &&
      bounds.left < box.right &&
      box.top < bounds.bottom &&
      bounds.top < box.bottom;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent?.trim();
      if (!parent || !text || launcher.contains(parent)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('header, aside') || parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some(touches)) found.push(text.slice(0, 40));
    }
    for (const icon of document.querySelectorAll('main svg, main input, main select, footer svg')) {
      const box = icon.getBoundingClientRect();
      if (box.width <= 48 && icon.checkVisibility() && touches(box)) found.push(icon.outerHTML.slice(0, 60));
    }
    return found;
  };
  const all: string[] = [];
  for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    all.push(...covered().map((text) => `${y} px: ${text}`));
  }
  return all;
};

/** Runs in the page. Whether the launcher is visible, and whether it has the focus. */
const launcherState = () => {
  const launcher = document.querySelector('aside[aria-label=Assistant] button');
  return {
    isShown: launcher !== null && getComputedStyle(launcher).opacity === '1',
    hasFocus: launcher === document.activeElement,
  };
};

/** Frames within which the launcher has faded in or out after a scroll. */
const frames = 30;

/** Pages of every kind: rows of numbers, ticks in tables, chevrons, forms and long text. */
const paths = ['/', '/courses', '/courses/prompting-that-works', '/faq', '/enterprise', '/products/plan', '/contactUs'];

test.each([390, 820])(
  'at %d px the assistant launcher covers no text',
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 844 } });
    const findings: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await waitUntilReady(page);
      findings.push(...(await page.evaluate(coveredByLauncher, frames)).map((found) => `${path} at ${found}`));
    }
    expect(findings).toEqual([]);
  },
  240_000,
);

test.each(['/', '/faq', '/courses/prompting-that-works'])(
  'at the end of %s the launcher is visible and opens the assistant',
  async (path) => {
    const { page } = await openPage({ viewport: { width: 390, height: 844 } });
    await page.goto(path);
    await waitUntilReady(page);
    await scrollWindowTo(page, 1e6);
    await waitFor(async () => (await page.evaluate(launcherState)).isShown);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('dialog', { name: 'Ask the assistant' }).waitFor();
  },
);

test('the launcher takes the keyboard focus even where it would cover content', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/termsofservice');
  await waitUntilReady(page);
  await page.keyboard.press('Shift+Tab');
  await waitFor(async () => {
    const { isShown, hasFocus } = await page.evaluate(launcherState);
    return isShown && hasFocus;
  });
});
