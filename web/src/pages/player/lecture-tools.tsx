import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { Tabs } from '#web/src/ui/tabs.tsx';
import type { LectureView } from './lecture-view.ts';

const Transcript = lazyPart(() => import('#web/src/features/player/transcript/transcript.tsx'), 'Transcript');

const LectureNotes = lazyPart(() => import('./lecture-notes.tsx'), 'LectureNotes');

const LectureAssistant = lazyPart(() => import('./lecture-assistant.tsx'), 'LectureAssistant');

const Contents = lazyPart(() => import('#web/src/features/player/reading/contents.tsx'), 'Contents');

const LectureBookmarks = lazyPart(() => import('./lecture-bookmarks.tsx'), 'LectureBookmarks');

/** Placeholder of a part of the lecture while its code loads. */
export const PanelSkeleton = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    <SkeletonBox />
  </Skeleton>
);

/** Id of the tools below a lecture. */
export const toolsId = 'lesson-tools';

interface LectureToolsProps {
  view: LectureView;
  /** The tab chosen last, in any lecture. */
  chosen: string | undefined;
  onChoose: (tab: string) => void;
  /** The lecture itself as the first tab; absent when it has its own column. */
  lesson?: ReactNode;
}

/** Transcript or contents, notes, assistant and bookmarks of an open lecture. */
export const LectureTools = ({ view, chosen, onChoose, lesson }: LectureToolsProps) => {
  const { source, entry, playback, captions } = view;
  const { lecture } = entry;
  const isVideo = lecture.contentType === 'video';
  // Only beside the text: as a tab, the contents would replace the text that they track.
  const hasContents = lecture.contentType === 'reading' && !lesson;
  const leading = [lesson && 'overview', isVideo && 'transcript', hasContents && 'contents'];
  const ids = [...leading, 'notes', 'ask', source.hasBookmarks && 'bookmarks'];
  const shown = ids.find((id) => id === chosen) ?? ids.find(Boolean);

  const tabs = [
    { id: 'overview', title: isVideo ? 'Overview' : 'Lesson', content: lesson },
    {
      id: 'transcript',
      title: 'Transcript',
      content: (
        <Suspense fallback={<PanelSkeleton label="Loading the transcript" />}>
          <Transcript captions={captions} onSeek={playback.seek} />
        </Suspense>
      ),
    },
    {
      id: 'contents',
      title: 'Contents',
      content: (
        <Suspense fallback={<PanelSkeleton label="Loading the contents" />}>
          <Contents
            key={lecture.id}
            lecture={lecture}
            isCompleted={source.progress.completedLectures.includes(lecture.id)}
          />
        </Suspense>
      ),
    },
    {
      id: 'notes',
      title: 'Notes',
      content: (
        <Suspense fallback={<PanelSkeleton label="Loading your note" />}>
          <LectureNotes {...view} />
        </Suspense>
      ),
    },
    {
      id: 'ask',
      title: 'Ask',
      content: (
        <Suspense fallback={<PanelSkeleton label="Loading the assistant" />}>
          <LectureAssistant key={lecture.id} {...view} />
        </Suspense>
      ),
    },
    {
      id: 'bookmarks',
      title: 'Bookmarks',
      content: (
        <Suspense fallback={<PanelSkeleton label="Loading your bookmarks" />}>
          <LectureBookmarks {...view} />
        </Suspense>
      ),
    },
  ];
  return (
    <Tabs
      id={toolsId}
      label="About this lesson"
      value={shown || ''}
      onChange={onChoose}
      tabs={tabs.filter(({ id }) => ids.includes(id))}
      fills={!lesson}
    />
  );
};
