import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Playback } from './playback.ts';

/** Seconds at either end of a video that are not worth resuming. */
const marginSeconds = 3;

const whenReady = (playback: Playback): Promise<number> =>
  new Promise((resolve) => {
    const check = () => {
      const { isReady, duration } = playback.store.get();
      if (isReady) resolve(duration);
      return isReady;
    };
    if (check()) return;
    const stop = playback.store.subscribe(() => {
      if (check()) stop();
    });
  });

/**
 * Seeks to where the learner left off, or to `startAt` from the URL, once the video is ready. Returns whether the
 * stored position could be read, because a failed read is not 0 (docs/reliability.md#failed-reads), and the second at
 * which the video resumes.
 */
export const useResume = (
  playback: Playback,
  video: HTMLVideoElement | null,
  readPosition: () => Promise<number>,
  startAt: number | undefined,
): { hasReadPosition: RefObject<boolean>; resumedAt: number | undefined } => {
  const hasReadPosition = useRef(false);
  const [resumedAt, setResumedAt] = useState<number>();
  useEffect(() => {
    if (!video) return;
    let isCurrent = true;
    const resume = async () => {
      const stored = await readPosition().then(
        (seconds) => {
          hasReadPosition.current = true;
          return seconds;
        },
        (error) => {
          console.warn('The position could not be read.', error);
          return 0;
        },
      );
      const duration = await whenReady(playback);
      if (!isCurrent) return;
      if (startAt !== undefined) return playback.resumeAt(Math.min(startAt, duration));
      const { hasStarted } = playback.store.get();
      if (hasStarted || stored < marginSeconds || stored > duration - marginSeconds) return;
      playback.resumeAt(stored);
      setResumedAt(stored);
    };
    void resume();
    return () => {
      isCurrent = false;
    };
  }, [playback, video, readPosition, startAt]);
  return { hasReadPosition, resumedAt };
};
