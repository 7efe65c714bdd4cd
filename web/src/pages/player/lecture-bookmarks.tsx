import { useEffect } from 'react';
import { BookmarkButton } from '#web/src/features/bookmarks/bookmark-button.tsx';
import { BookmarkList } from '#web/src/features/bookmarks/bookmark-list.tsx';
import { useBookmarks } from '#web/src/features/bookmarks/use-bookmarks.ts';
import { lineAt } from '#web/src/features/player/transcript/lines.ts';
import { useStore } from '#web/src/lib/store.ts';
import type { LectureView } from './lecture-view.ts';

/** The learner's bookmarks in the course and, for a video, the button that adds one. */
export const LectureBookmarks = ({ source, entry, playback, captions }: LectureView) => {
  const { sectionIndex, lectureIndex, lecture } = entry;
  const isVideo = lecture.contentType === 'video';
  const bookmarks = useBookmarks(source.courseId);
  const lines = useStore(captions.store, (state) => state.lines);
  // Loads the lines, which name the bookmarks of this lecture.
  useEffect(() => captions.openTranscript(), [captions]);
  return (
    <BookmarkList
      bookmarks={bookmarks}
      currentLecture={entry}
      // Bookmarks have whole seconds, so a line that begins within the second counts too.
      wordsAt={(seconds) => lines[Math.max(0, lineAt(lines, seconds + 0.98))]?.text}
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
