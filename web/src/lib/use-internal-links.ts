import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { matchRoute, unknownRoute } from '#contract/site-routes.ts';

/** Returns a click handler for rendered HTML: plain clicks on internal links navigate on the client. */
export const useInternalLinks = (): ((event: MouseEvent) => void) => {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlainClick = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || event.defaultPrevented || link.target || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (matchRoute(link.pathname).route === unknownRoute) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}${link.hash}`);
  };
};
