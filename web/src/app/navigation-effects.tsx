import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SiteRoute } from '../../../contract/site-routes.ts';
import { announce } from '../ui/live-region.tsx';
import { reportPageView } from './analytics.ts';
import { isBeingRead, restoreScroll, scrollToTarget, useScrollMemory } from './scroll.ts';

const moveFocus = () => {
  const title = document.querySelector<HTMLElement>('[data-page-title]') ?? document.querySelector<HTMLElement>('main');
  title?.focus({ preventScroll: true });
};

/** What happens on every change of route: page view, focus, announcement and scroll position (SPEC section 2). */
export const NavigationEffects = ({ route }: { route: SiteRoute }) => {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const arrived = useRef<string>(undefined);
  const isOpening = useRef(true);
  const entry = `${key} ${pathname}`;
  useScrollMemory(entry);

  useEffect(() => {
    if (arrived.current === pathname) return;
    const isFirst = arrived.current === undefined;
    arrived.current = pathname;
    reportPageView(route.path);
    if (isFirst) return;
    moveFocus();
    announce(document.title);
  }, [pathname, route.path]);

  // Before the new page is painted, so that it never shows at the old page's position.
  useLayoutEffect(() => {
    const wasOpening = isOpening.current;
    isOpening.current = false;
    if (wasOpening && isBeingRead()) return;
    const target = hash.slice(1) || route.section;
    if (how === 'POP' && !route.scrollToTop) restoreScroll(entry, target);
    else scrollToTarget(target);
  }, [entry, hash, how, route.section, route.scrollToTop]);

  return null;
};
