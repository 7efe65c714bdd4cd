import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { BookmarkButton } from '#web/src/features/bookmarks/bookmark-button.tsx';
import { BookmarkList } from '#web/src/features/bookmarks/bookmark-list.tsx';
import { useBookmarks } from '#web/src/features/bookmarks/use-bookmarks.ts';
import { OpenNotebook } from '#web/src/features/notebook/open-notebook.tsx';
import { useNote } from '#web/src/features/notes/use-note.ts';
import { LectureText, ReadingEnd } from '#web/src/features/player/lecture/lecture-text.tsx';
import { Transcript } from '#web/src/features/player/transcript/transcript.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { Tabs } from '#web/src/ui/tabs.tsx';
import type { LectureView } from './lecture-view.ts';

const NotePanel = lazy(() =>
  import('#web/src/features/notes/note-panel.tsx').then((module) => ({ default: module.NotePanel })),
);

const SelfChecks = lazy(() =>
  import('#web/src/features/self-check/self-checks.tsx').then((module) => ({ default: module.SelfChecks })),
);

const LectureAssistant = lazy(() =>
  import('./lecture-assistant.tsx').then((module) => ({ default: module.LectureAssistant })),
);

const loading = (label: string) => (
  <Skeleton label={label}>
    <SkeletonBox />
  </Skeleton>
);

/** Returns a function that tells for how many seconds the lecture has been on a visible page. */
const useOpenSeconds = (lectureId: string): (() => number) => {
  const openMs = useRef(0);
  const shownAt = useRef<number>(undefined);
  const pause = () => {
    if (shownAt.current !== undefined) openMs.current += performance.now() - shownAt.current;
    shownAt.current = document.hidden ? undefined : performance.now();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts again with each lecture.
  useEffect(() => {
    shownAt.current = undefined;
    pause();
    openMs.current = 0;
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, [lectureId]);
  return () => {
    pause();
    return Math.round(openMs.current / 1000);
  };
};

/** Text of the lecture, and its end unless the video is what completes it. */
const Overview = ({ openSeconds, ...view }: LectureView & { openSeconds: () => number }) => {
  const { source, entry, neighbors, progressActions, isDone } = view;
  const { courseId } = source;
  const { lecture } = entry;
  const isNotebook = lecture.contentType === 'notebook';
  // Its button is at the end of the text.
  const markRead = () =>
    progressActions.mark(lecture.id, lecture.contentType === 'reading' ? openSeconds() : undefined);
  return (
    <>
      {(isNotebook || lecture.body?.includes('```python')) && (
        <OpenNotebook courseId={courseId} lectureId={lecture.id} isMain={isNotebook && !isDone} />
      )}
      <LectureText lecture={lecture}>
        {lecture.selfChecks && (
          <Suspense fallback={loading('Loading the questions')}>
            <SelfChecks key={lecture.id} courseId={courseId} lectureId={lecture.id} selfChecks={lecture.selfChecks} />
          </Suspense>
        )}
      </LectureText>
      {lecture.contentType !== 'video' && (
        <ReadingEnd
          {...{ source, isDone }}
          next={neighbors.next}
          isMarking={progressActions.isMarking}
          onMark={markRead}
        />
      )}
    </>
  );
};

const Bookmarks = ({ source, entry, playback }: LectureView) => {
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

/**
 * Text, notes, transcript, assistant and bookmarks of an open lecture. The selected tab stays selected in the next
 * lecture.
 */
export const LectureTabs = (view: LectureView) => {
  const { source, entry, playback, captions } = view;
  const { courseId, title, sections } = source;
  const { sectionIndex, lectureIndex, lecture } = entry;
  const isVideo = lecture.contentType === 'video';
  const [chosen, setChosen] = useState('overview');
  const openSeconds = useOpenSeconds(lecture.id);
  const tab = chosen === 'transcript' && !isVideo ? 'overview' : chosen;
  const note = useNote({ courseId, sectionIndex, lectureIndex }, tab === 'notes');
  const video = isVideo ? { clock: playback.clock, onSeek: playback.seek } : {};

  const notes = (
    <Suspense fallback={loading('Loading your note')}>
      <NotePanel
        note={note}
        course={{ courseId, title, sectionTitles: sections.map((section) => section.title) }}
        {...video}
      />
    </Suspense>
  );
  const assistant = (
    <Suspense fallback={loading('Loading the assistant')}>
      <LectureAssistant key={lecture.id} {...view} />
    </Suspense>
  );
  const transcript = {
    id: 'transcript',
    title: 'Transcript',
    content: <Transcript captions={captions} onSeek={playback.seek} />,
  };
  const bookmarks = { id: 'bookmarks', title: 'Bookmarks', content: <Bookmarks {...view} /> };
  return (
    <Tabs
      label="About this lesson"
      value={tab}
      onChange={setChosen}
      tabs={[
        {
          id: 'overview',
          title: isVideo ? 'Overview' : 'Lesson',
          content: <Overview {...view} openSeconds={openSeconds} />,
        },
        { id: 'notes', title: 'Notes', content: notes },
        ...(isVideo ? [transcript] : []),
        { id: 'ask', title: 'Ask', content: assistant },
        ...(source.hasBookmarks ? [bookmarks] : []),
      ]}
    />
  );
};
