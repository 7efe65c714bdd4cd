import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without a movement after which controls get out of the picture. */
const idleTimeoutMs = 2500;

/** Whether nobody has moved for a while, as long as that is of interest; `wake` reports a movement. */
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
