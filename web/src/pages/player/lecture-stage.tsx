import { useMemo, useState } from 'react';
import { BookmarkIconButton } from '#web/src/features/bookmarks/bookmark-button.tsx';
import { useBookmarks } from '#web/src/features/bookmarks/use-bookmarks.ts';
import { NextCard } from '#web/src/features/player/lecture/next-card.tsx';
import { SeekMarks } from '#web/src/features/player/video/seek-marks.tsx';
import { videoCalls } from '#web/src/features/player/video/video-calls.ts';
import { VideoStage } from '#web/src/features/player/video/video-stage.tsx';
import { useStore } from '#web/src/lib/store.ts';
import type { LectureView } from './lecture-view.ts';

interface BookmarkProps {
  view: LectureView;
  /** Whether the bookmarks are read. */
  isWanted: boolean;
}

/** Button in the controls that bookmarks the current moment. */
const BookmarkControl = ({ view, isWanted, onAdded }: BookmarkProps & { onAdded: () => void }) => {
  const { source, entry, playback } = view;
  const { sectionIndex, lectureIndex } = entry;
  const { add } = useBookmarks(source.courseId, isWanted);
  return (
    <BookmarkIconButton
      clock={playback.clock}
      onBookmark={(timestamp) => void add({ sectionIndex, lectureIndex, timestamp }).then(onAdded)}
    />
  );
};

/** Notches on the seek bar at the learner's bookmarks. */
const BookmarkMarks = ({ view, isWanted }: BookmarkProps) => {
  const { source, entry, playback } = view;
  const { bookmarks = [] } = useBookmarks(source.courseId, isWanted);
  const timestamps = bookmarks
    .filter(
      ({ sectionIndex, lectureIndex }) => sectionIndex === entry.sectionIndex && lectureIndex === entry.lectureIndex,
    )
    .map(({ timestamp }) => timestamp);
  return <SeekMarks playback={playback} kind="notch" timestamps={[...new Set(timestamps)]} />;
};

/** Video of a lecture; reads the bookmarks once it plays or one is added. Give each lecture its own `key`. */
export const LectureStage = (view: LectureView) => {
  const { source, entry, playback, captions, progressActions, neighbors, startAt } = view;
  const { courseId } = source;
  const { sectionIndex, lectureIndex, lecture } = entry;
  const { onCompleted } = progressActions;
  const { id, videoKey } = lecture;
  const hasStarted = useStore(playback.store, (state) => state.hasStarted);
  const [hasAdded, setAdded] = useState(false);
  const bookmarks = { view, isWanted: hasStarted || hasAdded };

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
      courseId={courseId}
      chapters={lecture.chapters}
      endCard={<NextCard source={source} next={neighbors.next} onReplay={replay} />}
      extraControls={source.hasBookmarks && <BookmarkControl {...bookmarks} onAdded={() => setAdded(true)} />}
      marks={source.hasBookmarks && <BookmarkMarks {...bookmarks} />}
    />
  );
};
