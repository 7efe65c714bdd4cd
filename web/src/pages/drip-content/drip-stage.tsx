import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DripNextCard } from '#web/src/features/player/drip/drip-next-card.tsx';
import { dripVideoCalls } from '#web/src/features/player/drip/drip-video-calls.ts';
import { neighborEntries } from '#web/src/features/player/outline.ts';
import { readTimeParameter } from '#web/src/features/player/video/time-parameter.ts';
import { VideoStage } from '#web/src/features/player/video/video-stage.tsx';
import type { DripView } from './drip-view.ts';

/** Video of a drip lecture. Give each lecture its own `key`. */
export const DripStage = ({ course, entry, playback, captions, progressActions }: DripView) => {
  const { courseId, timeZone } = course;
  const { onCompleted } = progressActions;
  const [search] = useSearchParams();
  const { id, title, duration, videoKey } = entry.lecture;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls belong to one video, not to one render.
  const calls = useMemo(
    () => dripVideoCalls({ courseId, ...entry, onWatched: () => onCompleted(id) }),
    [courseId, id, videoKey, onCompleted],
  );
  const replay = () => {
    playback.seek(0);
    playback.play();
  };
  return (
    <VideoStage
      {...{ playback, captions, calls, title, duration }}
      startAt={readTimeParameter(search)}
      coverId={courseId}
      endCard={<DripNextCard {...{ courseId, timeZone }} next={neighborEntries(course, id).next} onReplay={replay} />}
    />
  );
};
