import { useState } from 'react';
import { browserStorage } from './storage.ts';

/** Returns whether something was dismissed in this browser, and a callback to dismiss it. */
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
