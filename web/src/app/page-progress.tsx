import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { matchRoute } from '#contract/site-routes.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { announce } from '../ui/live-region.tsx';
import styles from './page-progress.module.css';
import { latePages } from './pages.ts';

const label = 'Loading the page';

/** The address changes at once, while the previous page stays until the code of the next one is there. */
const isNextPageLate = (): boolean => latePages.get()[matchRoute(location.pathname).route.page] === true;

/** Below the header while the code of the next page is late: a thin line, or that the browser is offline. */
export const PageProgress = () => {
  const isShown = useSyncExternalStore(latePages.subscribe, isNextPageLate, () => false);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isShown) announce(label);
  }, [isShown]);
  if (isShown && !isOnline) {
    return (
      <p role="status" className={`row-12 line-below ground-sunken small-size ${styles.offline}`}>
        <WifiOff className="fixed" size={18} strokeWidth={1.75} aria-hidden />
        You are offline. The page opens when you are back online.
      </p>
    );
  }
  return isShown && <div role="progressbar" aria-label={label} className={`night ${styles.line}`} />;
};
