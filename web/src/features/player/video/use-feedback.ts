import { useCallback, useEffect, useState } from 'react';

/** What a key did, while it is shown and announced. */
export interface Feedback {
  text: string;
  /** Increases with every message, so that a repeated text is announced again. */
  count: number;
}

/** Milliseconds a message is shown. */
const displayMs = 900;

/** Latest message about what a key did; disappears after a moment. */
export const useFeedback = (): { feedback: Feedback | undefined; showFeedback: (text: string) => void } => {
  const [feedback, setFeedback] = useState<Feedback>();
  const showFeedback = useCallback(
    (text: string) => setFeedback((last) => ({ text, count: (last?.count ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (!feedback) return;
    const timer = setTimeout(() => setFeedback(undefined), displayMs);
    return () => clearTimeout(timer);
  }, [feedback]);
  return { feedback, showFeedback };
};
