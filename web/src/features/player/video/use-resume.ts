import { type RefObject, useEffect, useRef } from 'react';
import { formatPosition } from '../../../site/format.ts';
import { notify } from '../../../ui/toasts/notify.ts';
import type { Playback } from './playback.ts';

/** Seconds at either end of a video that are not worth returning to. */
const margin = 3;

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
 * Goes to where the learner left off, or to `startAt` when an address names a moment, as soon as the video is known.
 * The returned reference tells whether the stored position could be read: a failed read is no zero (rule R28).
 */
export const useResume = (
  playback: Playback,
  video: HTMLVideoElement | null,
  readPosition: () => Promise<number>,
  startAt: number | undefined,
): RefObject<boolean> => {
  const wasRead = useRef(false);
  useEffect(() => {
    if (!video) return;
    let isCurrent = true;
    const go = async () => {
      const stored = await readPosition().then(
        (seconds) => {
          wasRead.current = true;
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
      if (hasStarted || stored < margin || stored > duration - margin) return;
      playback.resumeAt(stored);
      notify.offer(`Continued at ${formatPosition(stored)}`, 'Start over', () => {
        // The offer outlives the lecture it is about.
        if (isCurrent) playback.seek(0);
      });
    };
    void go();
    return () => {
      isCurrent = false;
    };
  }, [playback, video, readPosition, startAt]);
  return wasRead;
};
