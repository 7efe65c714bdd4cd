import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DripNextCard } from '../../features/player/drip/drip-next-card.tsx';
import { dripVideoCallsOf } from '../../features/player/drip/drip-video-calls.ts';
import { neighborsOf } from '../../features/player/outline.ts';
import { momentOf } from '../../features/player/video/moment-of.ts';
import { VideoStage } from '../../features/player/video/video-stage.tsx';
import type { DripView } from './drip-view.ts';

/** The video of a drip lecture. Rendered anew, with a `key`, for every lecture. */
export const DripStage = ({ course, placed, playback, captions, progressing }: DripView) => {
  const { courseId, timeZone } = course;
  const { onCompleted } = progressing;
  const [search] = useSearchParams();
  const { id, title, duration, videoKey } = placed.lecture;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls are those of one video, not of one rendering.
  const calls = useMemo(
    () => dripVideoCallsOf({ courseId, ...placed, onWatched: () => onCompleted(id) }),
    [courseId, id, videoKey, onCompleted],
  );
  const again = () => {
    playback.seek(0);
    playback.play();
  };
  return (
    <VideoStage
      {...{ playback, captions, calls, title, duration }}
      startAt={momentOf(search)}
      coverId={courseId}
      endCard={<DripNextCard {...{ courseId, timeZone }} next={neighborsOf(course, id).next} onAgain={again} />}
    />
  );
};
