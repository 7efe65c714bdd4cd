import { BookmarkButton } from '#web/src/features/bookmarks/bookmark-button.tsx';
import { BookmarkList } from '#web/src/features/bookmarks/bookmark-list.tsx';
import { useBookmarks } from '#web/src/features/bookmarks/use-bookmarks.ts';
import { OpenNotebook } from '#web/src/features/notebook/open-notebook.tsx';
import { LectureText } from '#web/src/features/player/lecture/lecture-text.tsx';
import { ReadingEnd } from '#web/src/features/player/lecture/reading-end.tsx';
import { paths } from '#web/src/lib/paths.ts';
import type { LectureView } from './lecture-view.ts';
import { StudyTabs } from './study-tabs.tsx';

/** Tabs of a lecture, with its bookmarks. */
export const LectureTabs = (view: LectureView) => {
  const { course, entry, playback, captions, progressActions, neighbors, isDone } = view;
  const { courseId } = course;
  const { sectionIndex, lectureIndex, lecture } = entry;
  const isVideo = lecture.contentType === 'video';
  const isNotebook = lecture.contentType === 'notebook';
  const canRun = isNotebook || lecture.body?.includes('```python');
  const bookmarks = useBookmarks(courseId);

  const overview = (
    <>
      {canRun && <OpenNotebook courseId={courseId} lectureId={lecture.id} isMain={isNotebook && !isDone} />}
      <LectureText lecture={lecture} />
      {!isVideo && (
        <ReadingEnd
          courseId={courseId}
          next={neighbors.next}
          {...{ isDone, isMarking: progressActions.isMarking }}
          onMark={() => progressActions.mark(lecture.id)}
        />
      )}
    </>
  );
  const list = (
    <BookmarkList
      bookmarks={bookmarks}
      currentLecture={entry}
      {...(isVideo && { onSeek: playback.seek })}
      linkTo={({ timestamp, ...position }) => {
        const target = course.sections[position.sectionIndex]?.lectures[position.lectureIndex];
        return `${paths.content(courseId, position.sectionIndex, target?.id)}?t=${timestamp}`;
      }}
      action={
        isVideo && (
          <BookmarkButton
            clock={playback.clock}
            onBookmark={(timestamp) => void bookmarks.add({ sectionIndex, lectureIndex, timestamp })}
          />
        )
      }
    />
  );
  return (
    <StudyTabs
      {...{ course, entry, playback, captions, overview }}
      extraTabs={[{ id: 'bookmarks', title: 'Bookmarks', content: list }]}
    />
  );
};
