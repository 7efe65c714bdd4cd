import { useRef, useState } from 'react';

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
export const useAction = (work: () => Promise<boolean>, explain: (error: unknown) => string): Action => {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      if (await work()) return;
    } catch (error) {
      setFailure(explain(error));
    }
    isRunning.current = false;
    setIsBusy(false);
  };
  return { run: () => void run(), isBusy, failure };
};
