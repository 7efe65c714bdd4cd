import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';

const subscribe = (listener: () => void) => {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener);
  };
};

/** Shown while the browser is offline. */
export const OfflineNotice = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden />
          You are offline. Loaded video still plays; your progress and notes are saved when you reconnect.
        </p>
      )}
    </div>
  );
};
