import { useMemo } from 'react';
import { BookmarkIconButton } from '#web/src/features/bookmarks/bookmark-button.tsx';
import { useBookmarks } from '#web/src/features/bookmarks/use-bookmarks.ts';
import { NextCard } from '#web/src/features/player/lecture/next-card.tsx';
import { videoCalls } from '#web/src/features/player/video/video-calls.ts';
import { VideoStage } from '#web/src/features/player/video/video-stage.tsx';
import type { LectureView } from './lecture-view.ts';

/** Video of a lecture. Give each lecture its own `key`. */
export const LectureStage = ({
  course,
  entry,
  playback,
  captions,
  progressActions,
  neighbors,
  startAt,
}: LectureView) => {
  const { courseId } = course;
  const { sectionIndex, lectureIndex, lecture } = entry;
  const { add } = useBookmarks(courseId);
  const { onCompleted } = progressActions;
  const { id, videoKey } = lecture;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls belong to one video, not to one render.
  const calls = useMemo(
    () => videoCalls({ courseId, ...entry, onWatched: () => onCompleted(id) }),
    [courseId, sectionIndex, lectureIndex, id, videoKey, onCompleted],
  );

  return (
    <VideoStage
      {...{ playback, captions, calls, startAt }}
      title={lecture.title}
      duration={lecture.duration}
      coverId={courseId}
      endCard={
        <NextCard
          courseId={courseId}
          next={neighbors.next}
          isCourseComplete={course.progress.isComplete}
          onReplay={() => {
            playback.seek(0);
            playback.play();
          }}
        />
      }
      extraControls={
        <BookmarkIconButton
          clock={playback.clock}
          onBookmark={(timestamp) => void add({ sectionIndex, lectureIndex, timestamp })}
        />
      }
    />
  );
};
