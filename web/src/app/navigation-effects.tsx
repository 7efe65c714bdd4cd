import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SiteRoute } from '#contract/site-routes.ts';
import { announce } from '../ui/live-region.tsx';
import { reportPageView } from './analytics.ts';
import { markPageShown } from './page-progress.tsx';
import {
  hasUserScrolled,
  historyEntryKey,
  recordPosition,
  restoreScroll,
  scrollToTarget,
  useScrollRecording,
} from './scroll-restoration.ts';

/** Moves the focus to the URL's fragment target, so that keyboard and scroll position agree; else to the title. */
const moveFocus = (target: string | undefined) => {
  const targetElement = target ? document.getElementById(target) : null;
  if (targetElement && !targetElement.hasAttribute('tabindex')) targetElement.tabIndex = -1;
  const title = document.querySelector<HTMLElement>('[data-page-title]') ?? document.querySelector<HTMLElement>('main');
  (targetElement ?? title)?.focus({ preventScroll: true });
};

/** Handles page view, focus, announcement and scroll position on every change of route (docs/product.md#pages). */
export const NavigationEffects = ({ route }: { route: SiteRoute }) => {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef<string>(undefined);
  const isInitialLoad = useRef(true);
  const historyEntry = historyEntryKey(key, pathname, hash);
  const target = hash.slice(1) || route.section;
  useScrollRecording(pathname);
  useLayoutEffect(() => markPageShown(pathname), [pathname]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    const isFirst = lastPathname.current === undefined;
    lastPathname.current = pathname;
    reportPageView(route.path);
    if (isFirst) return;
    moveFocus(target);
    announce(document.title);
  }, [pathname, route.path, target]);

  // Runs before paint, so the new page never shows at the old page's position.
  useLayoutEffect(() => {
    const wasInitialLoad = isInitialLoad.current;
    isInitialLoad.current = false;
    if (wasInitialLoad && hasUserScrolled()) {
      recordPosition(historyEntry);
      return;
    }
    if (navigationType === 'POP' && !route.scrollToTop) restoreScroll(historyEntry, target);
    else scrollToTarget(target);
  }, [historyEntry, target, navigationType, route.scrollToTop]);

  return null;
};
