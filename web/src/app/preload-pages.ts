import { matchRoute } from '#contract/site-routes.ts';
import { loadOptionally } from './chunk-error.ts';
import { preloadPage } from './pages.ts';

/** Preloads a page's code when a link to it is hovered or focused. Called once. */
export const preloadPagesOnIntent = (): void => {
  const preloaded = new Set<string>();
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const { page } = matchRoute(link.pathname).route;
    if (preloaded.has(page)) return;
    preloaded.add(page);
    loadOptionally(() => preloadPage(link.pathname)).catch(() => preloaded.delete(page));
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
};
