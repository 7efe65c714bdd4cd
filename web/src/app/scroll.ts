import { useLayoutEffect } from 'react';
import { tabStorage } from '../site/storage.ts';

const stored = tabStorage('scroll');
const positions: Record<string, number> = {};
const patience = 1000;
const readerActs = ['wheel', 'touchstart', 'keydown'] as const;
let isRead = false;

/** Whether the document was opened by a link or an address, not reloaded and not returned to. */
const isFreshlyOpened = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
};

/** Positions of this tab; after a reload or a return from another site, those from before. */
const knownPositions = () => {
  if (isRead) return positions;
  isRead = true;
  try {
    if (!isFreshlyOpened()) Object.assign(positions, JSON.parse(stored.read() ?? '{}'));
  } catch {
    stored.write(null);
  }
  return positions;
};

/** Names an entry of the history. Those of links inside a page share the router's key of the first entry. */
export const entryName = (key: string, pathname: string, hash: string): string => `${key} ${pathname}${hash}`;

/** Following a link inside the page leads to its place, however far that entry was scrolled before. */
const forgetFollowed = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.hash && link.pathname === location.pathname) {
    delete knownPositions()[entryName('default', link.pathname, link.hash)];
  }
};

/**
 * Remembers how far each entry of the history was scrolled. `entry` names it. It stops before the next page is laid
 * out, so that the jump to that page's own place is not taken for this one's.
 */
export const useScrollMemory = (entry: string): void => {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const known = knownPositions();
    const remember = () => {
      known[entry] = Math.round(window.scrollY);
    };
    const keep = () => stored.write(JSON.stringify(known));
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    document.addEventListener('click', forgetFollowed);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('click', forgetFollowed);
    };
  }, [entry]);
};

/** A written document can be read before the application runs: whoever has scrolled in it already stays there. */
export const isBeingRead = (): boolean => isFreshlyOpened() && window.scrollY > 0;

/** To the element with this id, if there is one; otherwise to the top. */
export const scrollToTarget = (id: string | undefined): void => {
  const element = id ? document.getElementById(id) : null;
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Back to where this entry was. Waits a second for the page to be long enough, unless the reader starts to act. */
export const restoreScroll = (entry: string, target: string | undefined): void => {
  const top = knownPositions()[entry];
  if (top === undefined) {
    if (target) scrollToTarget(target);
    return;
  }
  let until = performance.now() + patience;
  const stop = () => {
    until = 0;
  };
  for (const act of readerActs) window.addEventListener(act, stop, { once: true, passive: true });
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
};
