import { useEffect, useRef, useState } from 'react';

interface Action {
  /** Starts the action; does nothing while it is running. */
  run: () => void;
  isBusy: boolean;
  /** Message of the last failure. */
  failure: string | undefined;
}

/**
 * Runs an action on a button press, once at a time. `action` resolves to true when the page navigates away; the button
 * then stays busy. `describeError` turns an error into a message.
 */
export const useAction = (action: () => Promise<boolean>, describeError: (error: unknown) => string): Action => {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Resets the button for visitors who return from the back/forward cache.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setIsBusy(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      if (await action()) return;
    } catch (error) {
      setFailure(describeError(error));
    }
    isRunning.current = false;
    setIsBusy(false);
  };
  return { run: () => void run(), isBusy, failure };
};
