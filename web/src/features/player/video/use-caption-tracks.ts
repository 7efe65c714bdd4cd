import { useEffect } from 'react';
import { useStore } from '#web/src/lib/store.ts';
import type { Captions } from './captions.ts';
import type { PlayableVideo } from './video-api.ts';

/** Connects a video's caption files and the chosen language to the element that reads them. */
export const useCaptionTracks = (
  captions: Captions,
  video: HTMLVideoElement | null,
  source: PlayableVideo | undefined,
): void => {
  const files = source?.captions;
  useEffect(() => {
    if (files) captions.setFiles(files);
    return captions.clear;
  }, [captions, files]);

  const language = useStore(captions.store, (state) => state.language);
  useEffect(() => {
    if (!video || !files || language === null) return;
    return captions.follow(video);
  }, [captions, video, files, language]);
};
