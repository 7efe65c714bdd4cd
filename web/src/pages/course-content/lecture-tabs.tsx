import { lazy, Suspense, useState } from 'react';
import { BookmarkButton } from '../../features/bookmarks/bookmark-button.tsx';
import { BookmarkList } from '../../features/bookmarks/bookmark-list.tsx';
import { useBookmarks } from '../../features/bookmarks/use-bookmarks.ts';
import { OpenNotebook } from '../../features/notebook/open-notebook.tsx';
import { useNote } from '../../features/notes/use-note.ts';
import { LectureText } from '../../features/player/lecture/lecture-text.tsx';
import { ReadingEnd } from '../../features/player/lecture/reading-end.tsx';
import { Transcript } from '../../features/player/transcript/transcript.tsx';
import { paths } from '../../site/paths.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { LectureView } from './lecture-view.ts';

const NotePanel = lazy(() =>
  import('../../features/notes/note-panel.tsx').then((module) => ({ default: module.NotePanel })),
);

const LectureAsk = lazy(() => import('./lecture-ask.tsx').then((module) => ({ default: module.LectureAsk })));

const tabNames = ['overview', 'notes', 'transcript', 'ask', 'bookmarks'] as const;
type TabName = (typeof tabNames)[number];

/** Text, notes, transcript, assistant and bookmarks of a lecture. The open tab stays open in the next lecture. */
export const LectureTabs = (view: LectureView) => {
  const { course, placed, playback, captions, progressing, neighbors, isDone } = view;
  const { courseId } = course;
  const { sectionIndex, lectureIndex, lecture } = placed;
  const isVideo = lecture.contentType === 'video';
  const isNotebook = lecture.contentType === 'notebook';
  const canRun = isNotebook || lecture.body?.includes('```python');
  const [chosen, setChosen] = useState<TabName>('overview');
  const tab = chosen === 'transcript' && !isVideo ? 'overview' : chosen;
  const note = useNote({ courseId, sectionIndex, lectureIndex }, tab === 'notes');
  const bookmarks = useBookmarks(courseId);
  const video = isVideo ? { clock: playback.clock, onSeek: playback.seek } : {};

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
  const notes = (
    <Suspense
      fallback={
        <Skeleton label="Loading your note">
          <Bone />
        </Skeleton>
      }
    >
      <NotePanel
        note={note}
        course={{ courseId, title: course.title, sectionTitles: course.sections.map(({ title }) => title) }}
        {...video}
      />
    </Suspense>
  );
  const asking = (
    <Suspense
      fallback={
        <Skeleton label="Loading the assistant">
          <Bone />
        </Skeleton>
      }
    >
      <LectureAsk key={lecture.id} {...view} />
    </Suspense>
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
    <Tabs
      label="About this lecture"
      value={tab}
      onChange={(id) => setChosen(tabNames.find((name) => name === id) ?? 'overview')}
      tabs={[
        { id: 'overview', title: isVideo ? 'Overview' : 'Lecture', content: overview },
        { id: 'notes', title: 'Notes', content: notes },
        ...(isVideo
          ? [
              {
                id: 'transcript',
                title: 'Transcript',
                content: <Transcript captions={captions} onSeek={playback.seek} />,
              },
            ]
          : []),
        { id: 'ask', title: 'Ask', content: asking },
        { id: 'bookmarks', title: 'Bookmarks', content: list },
      ]}
    />
  );
};
