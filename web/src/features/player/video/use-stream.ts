import { useEffect, useRef, useState } from 'react';
import type { HlsStream } from './hls-stream.ts';
import type { Playback } from './playback.ts';
import type { PlayableVideo } from './video-api.ts';

/** The renditions of a video by height in pixels, and the chosen one; undefined: chosen by bandwidth. */
export interface Quality {
  heights: readonly number[];
  chosen: number | undefined;
  choose: (height: number | undefined) => void;
}

/** Whether this browser has Media Source Extensions. Without them, as on older iPhones, it plays the MP4 file. */
const canStream = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

interface StreamOptions {
  playback: Playback;
  video: HTMLVideoElement | null;
  source: PlayableVideo | undefined;
  /** Called when the URLs of the renditions have expired. */
  onExpired: () => void;
}

/**
 * Plays the renditions of a video, if it has any. When they fail, the element continues with the MP4 file where it
 * stopped. `isStreaming`: the element gets no URL; `isStarting`: it has no media yet.
 */
export const useStream = ({ playback, video, source, onExpired }: StreamOptions) => {
  const [hasFailed, setFailed] = useState(false);
  const [isStarting, setStarting] = useState(true);
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<number>();
  const stream = useRef<HlsStream>(undefined);
  const playlists = canStream && !hasFailed ? source?.hls : undefined;
  const expiry = useRef({ expiresAt: '', onExpired });
  expiry.current = { expiresAt: source?.expiresAt ?? '', onExpired };

  const onFailure = (error: unknown) => {
    if (Date.now() >= Date.parse(expiry.current.expiresAt)) return expiry.current.onExpired();
    console.warn('The video is played from its file.', error);
    playback.restoreAfterLoad();
    stream.current?.stop();
    stream.current = undefined;
    setFailed(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onFailure` reads refs; a stream lasts as long as its playlists.
  useEffect(() => {
    if (!video || !playlists) return;
    let isCurrent = true;
    const failOnce = (error: unknown) => {
      if (isCurrent) onFailure(error);
      isCurrent = false;
    };
    setStarting(true);
    import('./hls-stream.ts').then(({ startStream }) => {
      if (!isCurrent) return;
      playback.restoreAfterLoad();
      stream.current = startStream(video, playlists, { onHeights: setHeights, onFailure: failOnce });
      setChosen(undefined);
      setStarting(false);
    }, failOnce);
    return () => {
      isCurrent = false;
      stream.current?.stop();
      stream.current = undefined;
      setHeights([]);
    };
  }, [playback, video, playlists]);

  const choose = (height: number | undefined) => {
    stream.current?.setHeight(height);
    setChosen(height);
  };
  const isStreaming = playlists !== undefined;
  return { isStreaming, isStarting: isStreaming && isStarting, onFailure, quality: { heights, chosen, choose } };
};
