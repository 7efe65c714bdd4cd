import { useCallback, useEffect, useState } from 'react';

/** What the player did at a key, for the moment it is shown and said. */
export interface Feedback {
  text: string;
  /** Another one for every message, so that the same text is shown and said again. */
  count: number;
}

/** Milliseconds a message stays. */
const displayMs = 900;

/** The latest message about what a key did, gone after a moment. */
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
