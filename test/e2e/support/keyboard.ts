import type { Page } from 'playwright-core';
import { nextFrame } from './page-state.ts';

/** The focused element. */
export interface Focus {
  /** Its accessible name; a panel has the name of its tab and the word `panel`. */
  name: string;
  /** Empty when the focus is visible; otherwise what is wrong. */
  flaw: string;
}

/**
 * Runs in the page. The element, the row or card around it, or the replacement of a native control may show the focus
 * ring, which must be neither covered nor scrolled out of view.
 */
const readFocus = (): Focus => {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', flaw: '' };
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const named = label ?? (element as HTMLInputElement).labels?.[0] ?? element;
  const words = element.getAttribute('aria-label') ?? named.textContent ?? '';
  const kind = element.getAttribute('role') === 'tabpanel' ? ' panel' : '';
  const name = words.replace(/\s+/g, ' ').trim() + kind;
  const parents = [element.parentElement, element.closest('label, li, article, [class*=card]')];
  const around = [element, ...parents.filter((each) => each !== null)];
  const drawn = [...around, ...(element.parentElement?.children ?? [])];
  const hasRing = drawn.some((each) =>
    [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    }),
  );
  if (!hasRing) return { name, flaw: 'has no ring' };
  const box = element.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight) return { name, flaw: 'is scrolled away' };
  const x = Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2));
  const y = (Math.max(0, box.top) + Math.min(innerHeight - 1, box.bottom)) / 2;
  const middle = document.elementFromPoint(x, y);
  const isCovered = middle && !around.some((each) => each.contains(middle)) && !middle.contains(element);
  return { name, flaw: isCovered ? 'is covered' : '' };
};

/** Frames in which the page must have scrolled to the focus: three seconds. */
const maxFrames = 180;

/** Reads the focus once the page has scrolled to it; the name is empty when the body has the focus. */
export const focusOf = async (page: Page): Promise<Focus> => {
  let focus = await page.evaluate(readFocus);
  for (let frame = 0; focus.flaw && frame < maxFrames; frame += 1) {
    await nextFrame(page);
    focus = await page.evaluate(readFocus);
  }
  return focus;
};

/** Waits until an element of this name has the focus. @throws when none gets it */
export const waitForFocus = async (page: Page, name: string): Promise<void> => {
  let focus = await focusOf(page);
  for (let frame = 0; focus.name !== name && frame < 10 * maxFrames; frame += 1) {
    await nextFrame(page);
    focus = await focusOf(page);
  }
  if (focus.name !== name) throw new Error(`The focus is on "${focus.name}" and not on "${name}".`);
};

/**
 * Presses Tab or Shift+Tab until an element of this name has the focus. @throws when none gets it, or the focus is
 * invisible on the way
 */
export const tabTo = async (page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const visited: string[] = [];
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    if (focus.flaw) throw new Error(`The focus on "${focus.name}" ${focus.flaw}.`);
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return;
    visited.push(focus.name);
  }
  throw new Error(`The keyboard did not reach ${name}; it passed ${visited.join(', ')}`);
};
