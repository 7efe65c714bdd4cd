import { useState } from 'react';
import { browserStorage } from './storage.ts';

/** Whether something was sent away in this browser, and the way to do so; it stays away until the storage is cleared. */
export const useDismissal = (name: string): { isDismissed: boolean; dismiss: () => void } => {
  const dismissalStorage = browserStorage(`${name}-dismissed`);
  const [isDismissed, setDismissed] = useState(() => dismissalStorage.read() !== null);
  return {
    isDismissed,
    dismiss: () => {
      dismissalStorage.write('1');
      setDismissed(true);
    },
  };
};
