import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { matchRoute } from '#contract/site-routes.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { announce } from '../ui/live-region.tsx';
import styles from './page-progress.module.css';
import { latePages } from './pages.ts';

const label = 'Loading the page';

/** Returns whether the next page is late. The URL is already that of the next page while the previous one stays. */
const isNextPageLate = (): boolean => latePages.get()[matchRoute(location.pathname).route.page] === true;

/** Shows a line below the header while the next page's code is late, or a notice while the browser is offline. */
export const PageProgress = ({ isRoom }: { isRoom: boolean }) => {
  const isShown = useSyncExternalStore(latePages.subscribe, isNextPageLate, () => false);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isShown) announce(label);
  }, [isShown]);
  // The learning room has its own notice.
  if (!isOnline && (isShown || !isRoom)) {
    return (
      <p role="status" className={`row-12 any-width line-below ground-sunken small-size ${styles.offline}`}>
        <WifiOff className="fixed" size={18} strokeWidth={1.75} aria-hidden />
        You are offline. {isShown ? 'The page opens' : 'The rest of the site works'} when you are back online.
      </p>
    );
  }
  return isShown && <div role="progressbar" aria-label={label} className={`night ${styles.line}`} />;
};
