import { type RefObject, useEffect, useState } from 'react';
import type { PlayedRange } from '#contract/rules/playback.ts';
import { isWatched } from '#contract/rules/progress.ts';
import { flushOnLeave } from '#web/src/lib/flush-on-leave.ts';
import type { Playback } from './playback.ts';
import { createPositionSaver } from './position-saver.ts';
import type { VideoCalls } from './video-calls.ts';

interface PositionSavingOptions {
  playback: Playback;
  video: HTMLVideoElement | null;
  calls: Pick<VideoCalls, 'keepPosition' | 'savePosition'>;
  /** Whether the stored position could be read; until then 0 is never saved (docs/reliability.md#failed-reads). */
  hasReadPosition: RefObject<boolean>;
}

/** Returns the last 100 ranges an element has played, as many as a save takes; the browser keeps them in order. */
const playedRanges = ({ played }: HTMLVideoElement): PlayedRange[] =>
  Array.from({ length: played.length }, (_, index): PlayedRange => [played.start(index), played.end(index)]).slice(
    -100,
  );

/** Saves a video's position and its played ranges during playback and on leave. Returns how many saves have failed. */
export const usePositionSaving = ({ playback, video, calls, hasReadPosition }: PositionSavingOptions): number => {
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!video) return;
    let isMounted = true;
    const saver = createPositionSaver({
      // Sends everything played, so a lost save does no harm; the server counts each part once.
      save: (position, options) => calls.savePosition({ ...position, watched: playedRanges(video) }, options),
      storeLocally: calls.keepPosition,
      accepts: (timestamp) => timestamp > 0 || hasReadPosition.current,
      onFailure: (error) => {
        console.warn('The position could not be saved.', error);
        if (isMounted) setFailures((count) => count + 1);
      },
    });
    let wasWatched = false;
    const recordPosition = () => {
      const { hasStarted, isReady } = playback.store.get();
      // A reloading video is at 0 for a moment.
      if (hasStarted && isReady) saver.changed(video.currentTime, video.duration);
    };
    const onTime = () => {
      if (video.paused) return;
      recordPosition();
      const isWatchedNow = isWatched(video.currentTime, video.duration);
      if (isWatchedNow && !wasWatched) saver.flush();
      wasWatched = isWatchedNow;
    };
    const onStop = () => {
      recordPosition();
      saver.flush();
    };
    const onSeeked = () => (playback.store.get().isScrubbing ? recordPosition() : onStop());
    let wasScrubbing = false;
    const onState = () => {
      const { isScrubbing } = playback.store.get();
      if (wasScrubbing && !isScrubbing) onStop();
      wasScrubbing = isScrubbing;
    };

    video.addEventListener('timeupdate', onTime);
    video.addEventListener('pause', onStop);
    video.addEventListener('seeked', onSeeked);
    const unsubscribe = playback.store.subscribe(onState);
    const flushAndStop = flushOnLeave((options) => {
      if (options.keepalive) recordPosition();
      saver.flush(options);
    });
    return () => {
      flushAndStop();
      saver.stop();
      isMounted = false;
      video.removeEventListener('timeupdate', onTime);
      video.removeEventListener('pause', onStop);
      video.removeEventListener('seeked', onSeeked);
      unsubscribe();
    };
  }, [playback, video, calls, hasReadPosition]);
  return failures;
};
