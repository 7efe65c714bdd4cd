import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '#web/src/api/problem-messages.ts';
import type { Playback } from './playback.ts';
import type { PlayableVideo } from './video-api.ts';

export type VideoSource =
  | { status: 'loading'; video?: PlayableVideo }
  | { status: 'ready'; video: PlayableVideo }
  /** The captions are available, but the video is not published yet. */
  | { status: 'pending'; video: PlayableVideo }
  | { status: 'failed'; message: string; error?: Error; video?: PlayableVideo };

/** Minimum milliseconds between two automatic renewals of a broken URL. */
const minRenewalIntervalMs = 60_000;

/**
 * Returns the response if it has a URL or says that the video is pending. @throws the specified error otherwise
 * (docs/product.md#validation)
 */
const requireUrl = (video: PlayableVideo): PlayableVideo => {
  if (!video.url && !video.isPending) throw new Error(messages.noUrl);
  return video;
};

/**
 * Provides the signed URL of a video. When the media fails (an expired signature responds with 403), renews the URL
 * once and resumes where playback stopped; reports a second failure (docs/reliability.md#signed-media).
 */
export const useVideoSource = (load: () => Promise<PlayableVideo>, playback: Playback) => {
  const [source, setSource] = useState<VideoSource>({ status: 'loading' });
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);
  const requestCount = useRef(0);

  const fetchSource = useCallback(async () => {
    requestCount.current += 1;
    const requestId = requestCount.current;
    const nextSource = await load()
      .then(requireUrl)
      .then(
        (video): VideoSource => ({ status: video.isPending ? 'pending' : 'ready', video }),
        (error: Error): VideoSource => {
          console.error(error);
          const isUrlMissing = error.message === messages.noUrl;
          const message = isUrlMissing ? messages.videoUrlMissing : messages.videoContentFailed;
          return { status: 'failed', message, error };
        },
      );
    if (requestId === requestCount.current) setSource(nextSource);
  }, [load]);

  useEffect(() => {
    void fetchSource();
    return () => {
      requestCount.current += 1;
    };
  }, [fetchSource]);

  // Within one second the URL is signed identically, and the element would not reload it.
  const { video: nextSource } = source;
  useEffect(() => {
    if (nextSource && requestCount.current > 1) playback.video()?.load();
  }, [nextSource, playback]);

  /** Renews the URL and, once the new file is ready, resumes where the old one stopped. */
  const renew = useCallback(async () => {
    playback.restoreAfterLoad();
    await fetchSource();
  }, [fetchSource, playback]);

  const onMediaError = () => {
    if (source.status !== 'ready') return;
    const isRecentlyRenewed = performance.now() - renewedAt.current < minRenewalIntervalMs;
    renewedAt.current = performance.now();
    if (isRecentlyRenewed) setSource({ status: 'failed', message: messages.videoFailed, video: source.video });
    else void renew();
  };

  const retry = () => {
    setSource({ status: 'loading' });
    renewedAt.current = Number.NEGATIVE_INFINITY;
    void renew();
  };

  return { source, onMediaError, retry };
};
