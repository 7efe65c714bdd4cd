import { useEffect, useSyncExternalStore } from 'react';
import { matchRoute } from '#contract/site-routes.ts';
import { announce } from '../ui/live-region.tsx';
import styles from './page-progress.module.css';
import { latePages } from './pages.ts';

const label = 'Loading the page';

/** The address changes at once, while the previous page stays until the code of the next one is there. */
const isNextPageLate = (): boolean => latePages.get()[matchRoute(location.pathname).route.page] === true;

/** A thin line at the lower edge of the header while the code of the next page is late. */
export const PageProgress = () => {
  const isShown = useSyncExternalStore(latePages.subscribe, isNextPageLate, () => false);
  useEffect(() => {
    if (isShown) announce(label);
  }, [isShown]);
  return isShown && <div role="progressbar" aria-label={label} className={`night ${styles.line}`} />;
};
