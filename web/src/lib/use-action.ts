import { useEffect, useRef, useState } from 'react';

interface Action {
  /** Does the work; while it is under way, asking again changes nothing. */
  run: () => void;
  isBusy: boolean;
  /** What went wrong the last time, as a sentence. */
  failure: string | undefined;
}

/**
 * Work that a press of a button starts, safe against double presses. `work` resolves to true when the page is being
 * left: the button then stays busy. `explain` turns what went wrong into a sentence.
 */
export const useAction = (action: () => Promise<boolean>, describeError: (error: unknown) => string): Action => {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Who left by the button and comes back with the browser's own Back finds it ready again.
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
