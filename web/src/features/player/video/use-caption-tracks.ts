import { useEffect } from 'react';
import { useStore } from '#web/src/lib/store.ts';
import type { Captions } from './captions.ts';
import type { VideoSource } from './use-video-source.ts';

/**
 * Connects a video's caption files and the chosen language to the element that reads them, once the video has started
 * or the transcript is open.
 */
export const useCaptionTracks = (
  captions: Captions,
  video: HTMLVideoElement | null,
  source: VideoSource,
  hasStarted: boolean,
): void => {
  const files = source.video?.captions;
  const areMissing = source.status === 'failed' && !files;
  useEffect(() => {
    if (files) captions.setFiles(files);
    else if (areMissing) captions.fail();
    return captions.clear;
  }, [captions, files, areMissing]);

  const language = useStore(captions.store, (state) => state.language);
  const isTranscriptOpen = useStore(captions.store, (state) => state.isTranscriptOpen);
  const isWanted = hasStarted || isTranscriptOpen;
  useEffect(() => {
    if (!isWanted || !video || !files || language === null) return;
    return captions.follow(video);
  }, [captions, isWanted, video, files, language]);
};
