import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without movement before the controls hide. */
const idleTimeoutMs = 2500;

/** Whether the pointer has been idle for a while, as long as `isWatched`; `wake` reports a movement. */
export const useIdle = (isWatched: boolean): { isIdle: boolean; wake: () => void } => {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    if (isWatched) timer.current = setTimeout(() => setIdle(true), idleTimeoutMs);
  }, [isWatched]);

  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);

  return { isIdle, wake };
};
