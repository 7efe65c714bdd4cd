import { useLayoutEffect } from 'react';
import { tabStorage } from '../lib/storage.ts';

const positionStorage = tabStorage('scroll');
const positions: Record<string, number> = {};
const restoreTimeoutMs = 1000;
const userScrollEvents = ['wheel', 'touchstart', 'keydown'] as const;
let isLoaded = false;

/** Whether the document was opened by a link or an address, not reloaded and not returned to. */
const isNewNavigation = () => {
  const [historyEntry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return historyEntry?.type === 'navigate';
};

/** Positions of this tab; after a reload or a return from another site, those from before. */
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

/** Names an entry of the history. Those of links inside a page share the router's key of the first entry. */
export const historyEntryKey = (key: string, pathname: string, hash: string): string => `${key} ${pathname}${hash}`;

/** Following a link inside the page leads to its place, however far that entry was scrolled before. */
const forgetAnchorPosition = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.hash && link.pathname === location.pathname) {
    delete loadPositions()[historyEntryKey('default', link.pathname, link.hash)];
  }
};

/**
 * Remembers how far each entry of the history was scrolled. `entry` names it. It stops before the next page is laid
 * out, so that the jump to that page's own place is not taken for this one's.
 */
export const useScrollRecording = (historyEntry: string): void => {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const savedPositions = loadPositions();
    const recordPosition = () => {
      savedPositions[historyEntry] = Math.round(window.scrollY);
    };
    const savePositions = () => positionStorage.write(JSON.stringify(savedPositions));
    window.addEventListener('scroll', recordPosition, { passive: true });
    window.addEventListener('pagehide', savePositions);
    document.addEventListener('click', forgetAnchorPosition);
    return () => {
      window.removeEventListener('scroll', recordPosition);
      window.removeEventListener('pagehide', savePositions);
      document.removeEventListener('click', forgetAnchorPosition);
    };
  }, [historyEntry]);
};

/** A written document can be read before the application runs: whoever has scrolled in it already stays there. */
export const hasUserScrolled = (): boolean => isNewNavigation() && window.scrollY > 0;

/** To the element with this id, if there is one; otherwise to the top. */
export const scrollToTarget = (id: string | undefined): void => {
  const element = id ? document.getElementById(id) : null;
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Back to where this entry was. Waits a second for the page to be long enough, unless the reader starts to act. */
export const restoreScroll = (historyEntry: string, target: string | undefined): void => {
  const top = loadPositions()[historyEntry];
  if (top === undefined) {
    if (target) scrollToTarget(target);
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
