import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PreviewProps } from '#web/src/features/catalog/course/course-preview.tsx';
import { createCaptions } from '#web/src/features/player/video/captions.ts';
import { createPlayback } from '#web/src/features/player/video/playback.ts';
import type { VideoCalls } from '#web/src/features/player/video/video-calls.ts';
import { VideoStage } from '#web/src/features/player/video/video-stage.tsx';
import { Button } from '#web/src/ui/button.tsx';

/** Shows captions from the start, unlike in a course, where the learner's choice counts. */
const createShownCaptions = () => {
  const captions = createCaptions();
  const setFiles: typeof captions.setFiles = (files) => {
    captions.setFiles(files);
    const { shown, language } = captions.store.get();
    captions.store.set({ shown: shown ?? language });
  };
  return { ...captions, setFiles };
};

/** Plays the preview with the controls of a lesson. No position is stored, because visitors have no account. */
export const PreviewPlayer = ({ courseId, preview, duration, onRefetch }: PreviewProps) => {
  const [playback] = useState(createPlayback);
  const [captions] = useState(createShownCaptions);
  const frame = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls belong to one video, not to one render.
  const calls = useMemo<VideoCalls>(
    () => ({
      load: async () => {
        const isFresh = !isUsed.current && Date.parse(preview.expiresAt) > Date.now();
        isUsed.current = true;
        const current = isFresh ? preview : (await onRefetch())?.preview;
        if (!current) throw new Error('The course has no preview.');
        return current;
      },
      readPosition: async () => 0,
      keepPosition: () => undefined,
      savePosition: async () => undefined,
    }),
    [courseId],
  );

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
    const unsubscribe = playback.store.subscribe(() => {
      const { isReady, hasStarted } = playback.store.get();
      if (isReady && !hasStarted) playback.play();
    });
    return unsubscribe;
  }, [playback]);

  const replay = () => {
    playback.seek(0);
    playback.play();
  };
  return (
    <div ref={frame}>
      <VideoStage
        {...{ playback, captions, calls, duration }}
        title={preview.title}
        courseId={courseId}
        startsItself
        endCard={
          <Button icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden />} onClick={replay}>
            Watch again
          </Button>
        }
      />
    </div>
  );
};
