import { useLayoutEffect } from 'react';
import { tabStorage } from '../lib/storage.ts';

const positionStorage = tabStorage('scroll');
const positions: Record<string, number> = {};
const restoreTimeoutMs = 1000;
const userScrollEvents = ['wheel', 'touchstart', 'keydown'] as const;
let isLoaded = false;

/** Returns whether the document was opened by a link or by typing its URL, not by reload, Back or Forward. */
const isNewNavigation = () => {
  const [historyEntry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return historyEntry?.type === 'navigate';
};

/** Reads this tab's stored positions after a reload, Back or Forward. */
const loadPositions = () => {
  if (isLoaded) return positions;
  isLoaded = true;
  try {
    if (!isNewNavigation()) Object.assign(positions, JSON.parse(positionStorage.read() ?? '{}'));
  } catch {
    positionStorage.write(null);
  }
  return positions;
};

/**
 * Returns the key of a history entry. Fragment links within a page share the router's key of the first entry, so path
 * and fragment are part of it.
 */
export const historyEntryKey = (key: string, pathname: string, hash: string): string => `${key} ${pathname}${hash}`;

/** Records the window's scroll position for a history entry. */
export const recordPosition = (historyEntry: string): void => {
  loadPositions()[historyEntry] = Math.round(window.scrollY);
};

/** Forgets the position of a fragment link's entry, so that the link always scrolls to its target. */
const forgetAnchorPosition = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.hash && link.pathname === location.pathname) {
    delete loadPositions()[historyEntryKey('default', link.pathname, link.hash)];
  }
};

/** Returns the key of the browser's current history entry, which the router may not have rendered yet. */
const currentEntryKey = () => {
  const { key = 'default' } = (history.state ?? {}) as { key?: string };
  return historyEntryKey(key, location.pathname, location.hash);
};

/**
 * Records the scroll position of the browser's history entry while `pathname` is rendered. The URL changes before the
 * next page renders, so scrolling in between belongs to neither page.
 */
export const useScrollRecording = (pathname: string): void => {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const recordOwnPosition = () => {
      if (location.pathname === pathname) recordPosition(currentEntryKey());
    };
    const savePositions = () => positionStorage.write(JSON.stringify(loadPositions()));
    window.addEventListener('scroll', recordOwnPosition, { passive: true });
    window.addEventListener('pagehide', savePositions);
    document.addEventListener('click', forgetAnchorPosition);
    return () => {
      window.removeEventListener('scroll', recordOwnPosition);
      window.removeEventListener('pagehide', savePositions);
      document.removeEventListener('click', forgetAnchorPosition);
    };
  }, [pathname]);
};

/** Returns whether a visitor scrolled the prerendered document before the application ran, so that they stay there. */
export const hasUserScrolled = (): boolean => isNewNavigation() && window.scrollY > 0;

/** Scrolls to the element with this id and opens the `details` element around it; without one, to the top. */
export const scrollToTarget = (id: string | undefined): void => {
  const element = id ? document.getElementById(id) : null;
  const folded = element?.closest('details');
  if (folded) folded.open = true;
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/**
 * Scrolls to the entry's recorded position; without one, to its target or the top. Waits up to a second for the page to
 * be long enough, and stops when the visitor scrolls or presses a key.
 */
export const restoreScroll = (historyEntry: string, target: string | undefined): void => {
  const top = loadPositions()[historyEntry];
  if (top === undefined) {
    scrollToTarget(target);
    return;
  }
  let deadline = performance.now() + restoreTimeoutMs;
  const stop = () => {
    deadline = 0;
  };
  for (const type of userScrollEvents) window.addEventListener(type, stop, { once: true, passive: true });
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < deadline) requestAnimationFrame(attempt);
  };
  attempt();
};
