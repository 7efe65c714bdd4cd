import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { slowMachineFactor } from '#test/support/slow-machine.ts';

// Functions that are passed to `evaluate` run in the page: they see its document and their argument, nothing else.

/** Resolves with the page's next frame. */
export const nextFrame = (page: Page): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame));

/** Holds back the requests for a URL until an event. */
export const holdUntil = (page: Page, url: string | RegExp, event: Promise<unknown>): Promise<unknown> =>
  page.route(url, async (route) => {
    await event;
    await route.continue();
  });

/** Holds back the requests for a URL until the returned function is called. */
export const holdBack = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await holdUntil(page, url, isReleased);
  return release;
};

/** The script of the application. */
export const applicationScript = /\/assets\/application-.*\.js$/;

const pollIntervalMs = 50;

/** Waits until `holds` is true in the page. (`page.waitForFunction` would use eval, which the CSP forbids.) */
export const waitInPage = async <Argument>(
  page: Page,
  holds: (argument: Argument) => boolean,
  argument?: Argument,
  timeoutMs = 30_000,
): Promise<void> => {
  const end = Date.now() + timeoutMs * slowMachineFactor;
  while (!(await page.evaluate(holds as (argument: unknown) => boolean, argument))) {
    if (Date.now() > end) throw new Error(`This did not become true: ${holds} of ${JSON.stringify(argument)}`);
    await pause(pollIntervalMs);
  }
};

/** Waits until the application has started, so that presses are handled. */
export const waitUntilReady = (page: Page): Promise<void> =>
  waitInPage(page, () => document.documentElement.dataset.ready !== undefined);

/** Waits until the content of the page is hydrated, islands apart. */
export const waitUntilHydrated = (page: Page): Promise<void> =>
  waitInPage(page, () => document.querySelector('main')?.dataset.hydrated !== undefined);

/** Waits until the part of the page that a selector finds is hydrated; until then its events are only recorded. */
export const waitUntilLive = (page: Page, selector: string): Promise<void> =>
  waitInPage(
    page,
    (part) =>
      document.querySelector(part)?.closest('html:not([data-ready]), [data-island]:not([data-hydrated])') === null,
    selector,
  );

/** Waits until no part of the page is loading. */
export const waitUntilLoaded = (page: Page): Promise<void> =>
  waitInPage(page, () => document.querySelector('[aria-busy=true]') === null);

/** Sums the layout shifts of the page so far. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** Waits until the video can play from where it is. */
export const waitUntilPlayable = (page: Page): Promise<void> =>
  waitInPage(page, () => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_CURRENT_DATA);

/** Seconds at which the video is; NaN without one. */
export const videoPosition = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('video')?.currentTime ?? Number.NaN);

/** Waits until the video is past this many seconds. */
export const waitUntilPlayed = (page: Page, seconds: number): Promise<void> =>
  waitInPage(page, (least) => (document.querySelector('video')?.currentTime ?? 0) > least, seconds);

/** Waits until the video is within a second of this position. */
export const waitForPosition = (page: Page, seconds: number): Promise<void> =>
  waitInPage(
    page,
    (position) => Math.abs((document.querySelector('video')?.currentTime ?? Number.NaN) - position) < 1,
    seconds,
  );

/** Text of the focused element. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Waits until the focused element has this text. */
export const waitForFocusedText = (page: Page, text: string): Promise<void> =>
  waitInPage(page, (expected) => document.activeElement?.textContent === expected, text);

/** Width of the document in CSS pixels; larger than the window when the page scrolls sideways. */
export const documentWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

/** Scrolls the window to a position at once. */
export const scrollWindowTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((position) => scrollTo({ top: position, behavior: 'instant' }), top);

/** Removes the entry of local storage whose key ends in `suffix`. */
export const removeStored = (page: Page, suffix: string): Promise<void> =>
  page.evaluate((ending) => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(ending)) localStorage.removeItem(key);
  }, suffix);

/** Reads the entry of local storage whose key ends in `suffix`; null without one. */
export const readStored = (page: Page, suffix: string): Promise<string | null> =>
  page.evaluate((ending) => {
    const name = Object.keys(localStorage).find((key) => key.endsWith(ending));
    return name === undefined ? null : localStorage.getItem(name);
  }, suffix);

/** Waits five seconds at most until an element is below the header. */
export const waitUntilBelowHeader = (page: Page, selector: string): Promise<void> => {
  const isBelow = (part: string) => {
    const [element, header] = [part, 'header'].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return element !== undefined && header !== undefined && element.top >= header.bottom;
  };
  return waitInPage(page, isBelow, selector, 5_000);
};
