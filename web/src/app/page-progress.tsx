import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { onLateCode } from '../ui/lazy-part.ts';
import { announce } from '../ui/live-region.tsx';
import styles from './page-progress.module.css';

const label = 'Loading the page';

const pages = createStore({
  /** Path of the page that is shown. The URL is already that of the next page while the previous one stays. */
  shown: '',
  /** Path of the URL when code was late; empty once the page is shown. */
  late: '',
});

/** Records that the page of a path, or an error in its place, is shown. */
export const markPageShown = (path: string): void => pages.set({ shown: path, late: '' });

/** Records from now on when the code of a page is late. */
export const watchLatePages = (): void => onLateCode(() => pages.set({ late: location.pathname }));

const isNextPageLate = (): boolean => {
  const { shown, late } = pages.get();
  return late === location.pathname && late !== shown;
};

/** Shows a line below the header while the next page's code is late, or a notice while the browser is offline. */
export const PageProgress = ({ isRoom }: { isRoom: boolean }) => {
  const isShown = useSyncExternalStore(pages.subscribe, isNextPageLate, () => false);
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
