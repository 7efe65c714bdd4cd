import { BookmarkButton } from '../../features/bookmarks/bookmark-button.tsx';
import { BookmarkList } from '../../features/bookmarks/bookmark-list.tsx';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { OpenNotebook } from '../../features/notebook/open-notebook.tsx';
import { LectureText } from '../../features/player/lecture/lecture-text.tsx';
import { ReadingEnd } from '../../features/player/lecture/reading-end.tsx';
import { paths } from '../../site/paths.ts';
import type { LectureView } from './lecture-view.ts';
import { StudyTabs } from './study-tabs.tsx';

/** The tabs of a lecture, with its bookmarks. */
export const LectureTabs = (view: LectureView) => {
  const { course, placed, playback, captions, progressing, neighbors, isDone } = view;
  const { courseId } = course;
  const { sectionIndex, lectureIndex, lecture } = placed;
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
          {...{ isDone, isMarking: progressing.isMarking }}
          onMark={() => progressing.mark(lecture.id)}
        />
      )}
    </>
  );
  const list = (
    <BookmarkList
      bookmarks={bookmarks}
      here={placed}
      {...(isVideo && { onSeek: playback.seek })}
      linkTo={({ timestamp, ...place }) => {
        const target = course.sections[place.sectionIndex]?.lectures[place.lectureIndex];
        return `${paths.content(courseId, place.sectionIndex, target?.id)}?t=${timestamp}`;
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
      {...{ course, placed, playback, captions, overview }}
      others={[{ id: 'bookmarks', title: 'Bookmarks', content: list }]}
    />
  );
};
