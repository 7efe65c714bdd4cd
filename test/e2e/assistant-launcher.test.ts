import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForExpression, withBrowser } from '../support/browser.ts';

const openPage = withBrowser();

/**
 * Runs in the page. Lists the texts and icons that the visible launcher covers: texts by their line boxes, and drawings
 * as small as an icon.
 */
const covered = `(() => {
  const launcher = document.querySelector('aside[aria-label=Assistant] button');
  if (!launcher || getComputedStyle(launcher).opacity === '0') return [];
  const bounds = launcher.getBoundingClientRect();
  const touches = (box) => box.width > 0 && box.left < bounds.right && bounds.left < box.right
    && box.top < bounds.bottom && bounds.top < box.bottom;
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!textContent.trim() || launcher.contains(parentElement) || !parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (!parentElement.closest('header, aside') && parentElement.getBoundingClientRect().width > 1 && [...range.getClientRects()].some(touches))
      found.push(textContent.trim().slice(0, 40));
  }
  for (const icon of document.querySelectorAll('main svg, main input, main select, footer svg'))
    if (icon.getBoundingClientRect().width <= 48 && icon.checkVisibility() && touches(icon.getBoundingClientRect()))
      found.push(icon.outerHTML.slice(0, 60));
  return found;
})()`;

const launcher = 'document.querySelector("aside[aria-label=Assistant] button")';

/** Frames within which the launcher has faded in or out after a scroll. */
const frames = 30;

/** Scrolls by most of a window height at a time and returns what the launcher covered after each stop. */
const coveredOnTheWay = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const all = [];
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < ${frames}; frame += 1) await new Promise(requestAnimationFrame);
      all.push(...${covered}.map((text) => y + ' px: ' + text));
    }
    return all;
  })()`);

/** Pages of every kind: rows of numbers, ticks in tables, chevrons, forms and long text. */
const paths = ['/', '/courses', '/courses/prompting-that-works', '/faq', '/enterprise', '/products/plan', '/contactUs'];

test.each([390, 820])(
  'at %d px the assistant launcher covers no text',
  async (width) => {
    const { page } = await openPage({ viewport: { width, height: 844 } });
    const findings: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await waitForExpression(page, 'document.documentElement.dataset.ready !== undefined');
      findings.push(...(await coveredOnTheWay(page)).map((found) => `${path} at ${found}`));
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
    await waitForExpression(page, 'document.documentElement.dataset.ready !== undefined');
    await page.evaluate(`scrollTo({ top: 1e6, behavior: 'instant' })`);
    await waitForExpression(page, `getComputedStyle(${launcher}).opacity === '1'`);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('dialog', { name: 'Ask the assistant' }).waitFor();
  },
);

test('the launcher takes the keyboard focus even where it would cover content', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/termsofservice');
  await waitForExpression(page, 'document.documentElement.dataset.ready !== undefined');
  await page.keyboard.press('Shift+Tab');
  await waitForExpression(
    page,
    `document.activeElement === ${launcher} && getComputedStyle(${launcher}).opacity === '1'`,
  );
});
