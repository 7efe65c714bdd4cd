import { useMemo } from 'react';
import { BookmarkIconButton } from '#web/src/features/bookmarks/bookmark-button.tsx';
import { useBookmarks } from '#web/src/features/bookmarks/use-bookmarks.ts';
import { NextCard } from '#web/src/features/player/lecture/next-card.tsx';
import { SeekMarks } from '#web/src/features/player/video/seek-marks.tsx';
import { videoCalls } from '#web/src/features/player/video/video-calls.ts';
import { VideoStage } from '#web/src/features/player/video/video-stage.tsx';
import type { LectureView } from './lecture-view.ts';

/** Button in the controls that bookmarks the current moment. */
const BookmarkControl = ({ source, entry, playback }: LectureView) => {
  const { sectionIndex, lectureIndex } = entry;
  const { add } = useBookmarks(source.courseId);
  return (
    <BookmarkIconButton
      clock={playback.clock}
      onBookmark={(timestamp) => void add({ sectionIndex, lectureIndex, timestamp })}
    />
  );
};

/** Notches on the seek bar at the learner's bookmarks. */
const BookmarkMarks = ({ source, entry, playback }: LectureView) => {
  const { bookmarks = [] } = useBookmarks(source.courseId);
  const timestamps = bookmarks
    .filter(
      ({ sectionIndex, lectureIndex }) => sectionIndex === entry.sectionIndex && lectureIndex === entry.lectureIndex,
    )
    .map(({ timestamp }) => timestamp);
  return <SeekMarks playback={playback} kind="notch" timestamps={[...new Set(timestamps)]} />;
};

/** Video of a lecture. Give each lecture its own `key`. */
export const LectureStage = (view: LectureView) => {
  const { source, entry, playback, captions, progressActions, neighbors, startAt } = view;
  const { courseId } = source;
  const { sectionIndex, lectureIndex, lecture } = entry;
  const { onCompleted } = progressActions;
  const { id, videoKey } = lecture;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls belong to one video, not to one render.
  const calls = useMemo(
    () => videoCalls(`${courseId}/${id}`, source.videoApi(entry), () => onCompleted(id)),
    [courseId, sectionIndex, lectureIndex, id, videoKey, onCompleted],
  );
  const replay = () => {
    playback.seek(0);
    playback.play();
  };
  return (
    <VideoStage
      {...{ playback, captions, calls, startAt }}
      title={lecture.title}
      duration={lecture.duration}
      coverId={courseId}
      chapters={lecture.chapters}
      endCard={<NextCard source={source} next={neighbors.next} onReplay={replay} />}
      extraControls={source.hasBookmarks && <BookmarkControl {...view} />}
      marks={source.hasBookmarks && <BookmarkMarks {...view} />}
    />
  );
};
