import { isAtEnd } from './is-at-end.ts';

/** State of a media element. Times are in seconds. */
export interface MediaState {
  /** Duration and size are known: seeking works. */
  isReady: boolean;
  /** The element has a picture to show. */
  hasFrame: boolean;
  isPlaying: boolean;
  /** Playing is requested, but data is missing. */
  isWaiting: boolean;
  hasEnded: boolean;
  time: number;
  /** 0 until known. */
  duration: number;
  /** End of the buffered range around the current time. */
  buffered: number;
  volume: number;
  isMuted: boolean;
  speed: number;
}

export const initialMediaState: MediaState = {
  isReady: false,
  hasFrame: false,
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  time: 0,
  duration: 0,
  buffered: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
};

/** Events that may change the state. */
export const mediaEvents = [
  ...(['loadedmetadata', 'durationchange', 'loadeddata', 'progress', 'canplay', 'emptied'] as const),
  ...(['play', 'playing', 'pause', 'waiting', 'ended', 'timeupdate', 'seeking', 'seeked'] as const),
  ...(['volumechange', 'ratechange'] as const),
];

const bufferedEnd = ({ buffered, currentTime }: HTMLMediaElement) => {
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime + 0.1 && buffered.end(index) >= currentTime) return buffered.end(index);
  }
  return currentTime;
};

export const readMediaState = (media: HTMLMediaElement): MediaState => {
  const isPlaying = !media.paused && !media.ended;
  return {
    isReady: media.readyState >= HTMLMediaElement.HAVE_METADATA,
    hasFrame: media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    isPlaying,
    isWaiting: isPlaying && media.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    hasEnded: isAtEnd(media),
    time: media.currentTime,
    duration: Number.isFinite(media.duration) ? media.duration : 0,
    buffered: bufferedEnd(media),
    volume: media.volume,
    isMuted: media.muted,
    speed: media.playbackRate,
  };
};
