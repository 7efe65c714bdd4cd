import type { Clock } from '#web/src/lib/clock.ts';
import { createStore, type Store } from '#web/src/lib/store.ts';
import { initialMediaState, type MediaState, mediaEvents, readMediaState } from './media-state.ts';

export interface PlaybackState extends MediaState {
  /** The learner has played or sought: the cover is hidden, and positions are saved from now on. */
  hasStarted: boolean;
  /** The learner is dragging the seek bar. */
  isScrubbing: boolean;
}

/** The page's video: its state and its controls. Times are in seconds. */
export interface Playback {
  store: Store<PlaybackState>;
  /** Current time, for consumers that need nothing else. */
  clock: Clock;
  /** Follows this element until the returned function is called; reports `duration` until the element knows its own. */
  attach: (video: HTMLVideoElement, duration: number) => () => void;
  video: () => HTMLVideoElement | null;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  seek: (seconds: number) => void;
  seekBy: (seconds: number) => void;
  /** Seeks to the stored position; does not count as the learner's own action. */
  resumeAt: (seconds: number) => void;
  /** Continues at the current time once the element has loaded other media. */
  restoreAfterLoad: () => void;
  /** 0 to 1; above 0 also unmutes. */
  setVolume: (volume: number) => void;
  setMuted: (muted: boolean) => void;
  setSpeed: (speed: number) => void;
}

const initialState: PlaybackState = { ...initialMediaState, hasStarted: false, isScrubbing: false };

/** Creates the playback of a page. Elements attach with `attach` and detach when their lecture is left. */
export const createPlayback = (): Playback => {
  const store = createStore<PlaybackState>(initialState);
  let video: HTMLVideoElement | null = null;
  let expectedDuration = 0;

  const syncState = () => {
    if (!video) return;
    const state = readMediaState(video);
    // While seeking, the element keeps showing the last frame.
    const hasFrame = state.hasFrame || (video.seeking && store.get().hasFrame);
    store.set({ ...state, hasFrame, duration: state.duration || expectedDuration });
  };
  const setTime = (seconds: number) => {
    if (!video) return;
    const { duration } = store.get();
    video.currentTime = Math.max(0, duration > 0 ? Math.min(seconds, duration) : seconds);
    syncState();
  };
  const play = () => {
    store.set({ hasStarted: true });
    video?.play().catch((error: Error) => {
      // A new source or a pause aborts a pending play; a failing source reports its own error.
      if (error.name === 'NotAllowedError') console.warn('The browser did not allow playing.', error);
    });
  };
  const pause = () => video?.pause();
  const seek = (seconds: number) => {
    store.set({ hasStarted: true });
    setTime(seconds);
  };

  return {
    store,
    clock: { subscribe: store.subscribe, seconds: () => store.get().time },
    attach: (element, duration) => {
      video = element;
      expectedDuration = duration;
      for (const type of mediaEvents) element.addEventListener(type, syncState);
      syncState();
      return () => {
        for (const type of mediaEvents) element.removeEventListener(type, syncState);
        video = null;
        store.set(initialState);
      };
    },
    video: () => video,
    play,
    pause,
    toggle: () => (store.get().isPlaying ? pause() : play()),
    seek,
    seekBy: (seconds) => seek(store.get().time + seconds),
    resumeAt: setTime,
    restoreAfterLoad: () => {
      const { time, isPlaying } = store.get();
      const restore = () => {
        // At 0 there is nothing to resume, and a stored position may still be loading.
        if (time > 0) setTime(time);
        if (isPlaying) play();
      };
      video?.addEventListener('loadedmetadata', restore, { once: true });
    },
    setVolume: (volume) => {
      if (!video) return;
      video.volume = Math.min(1, Math.max(0, volume));
      video.muted = volume <= 0;
      syncState();
    },
    setMuted: (muted) => {
      if (!video) return;
      video.muted = muted;
      if (!muted && video.volume === 0) video.volume = 0.5;
      syncState();
    },
    setSpeed: (speed) => {
      if (!video) return;
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
      syncState();
    },
  };
};
