import { BookmarkButton } from '#web/src/features/bookmarks/bookmark-button.tsx';
import { BookmarkList } from '#web/src/features/bookmarks/bookmark-list.tsx';
import { useBookmarks } from '#web/src/features/bookmarks/use-bookmarks.ts';
import type { LectureView } from './lecture-view.ts';

/** The learner's bookmarks in the course, and beside a video the button that adds one. */
export const LectureBookmarks = ({ source, entry, playback }: LectureView) => {
  const { sectionIndex, lectureIndex, lecture } = entry;
  const isVideo = lecture.contentType === 'video';
  const bookmarks = useBookmarks(source.courseId);
  return (
    <BookmarkList
      bookmarks={bookmarks}
      currentLecture={entry}
      {...(isVideo && { onSeek: playback.seek })}
      linkTo={(bookmark) => `${source.urlOf(bookmark)}?t=${bookmark.timestamp}`}
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
};
