import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SiteRoute } from '../../../contract/site-routes.ts';
import { announce } from '../ui/live-region.tsx';
import { reportPageView } from './analytics.ts';
import { entryName, isBeingRead, restoreScroll, scrollToTarget, useScrollMemory } from './scroll.ts';

/** To the place that the address names, so that the keyboard goes on where the eye is; else to the title. */
const moveFocus = (target: string | undefined) => {
  const place = target ? document.getElementById(target) : null;
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  const title = document.querySelector<HTMLElement>('[data-page-title]') ?? document.querySelector<HTMLElement>('main');
  (place ?? title)?.focus({ preventScroll: true });
};

/** What happens on every change of route: page view, focus, announcement and scroll position (SPEC section 2). */
export const NavigationEffects = ({ route }: { route: SiteRoute }) => {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const arrived = useRef<string>(undefined);
  const isOpening = useRef(true);
  const entry = entryName(key, pathname, hash);
  const target = hash.slice(1) || route.section;
  useScrollMemory(entry);

  useEffect(() => {
    if (arrived.current === pathname) return;
    const isFirst = arrived.current === undefined;
    arrived.current = pathname;
    reportPageView(route.path);
    if (isFirst) return;
    moveFocus(target);
    announce(document.title);
  }, [pathname, route.path, target]);

  // Before the new page is painted, so that it never shows at the old page's position.
  useLayoutEffect(() => {
    const wasOpening = isOpening.current;
    isOpening.current = false;
    if (wasOpening && isBeingRead()) return;
    if (how === 'POP' && !route.scrollToTop) restoreScroll(entry, target);
    else scrollToTarget(target);
  }, [entry, target, how, route.scrollToTop]);

  return null;
};
