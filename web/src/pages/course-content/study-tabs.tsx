import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AskLocation } from '#web/src/features/assistant/source-button.tsx';
import { useNote } from '#web/src/features/notes/use-note.ts';
import type { OutlineEntry } from '#web/src/features/player/outline.ts';
import { Transcript } from '#web/src/features/player/transcript/transcript.tsx';
import type { Captions } from '#web/src/features/player/video/captions.ts';
import type { Playback } from '#web/src/features/player/video/playback.ts';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import { Tabs } from '#web/src/ui/tabs.tsx';

const NotePanel = lazy(() =>
  import('#web/src/features/notes/note-panel.tsx').then((module) => ({ default: module.NotePanel })),
);

const LectureAssistant = lazy(() =>
  import('./lecture-assistant.tsx').then((module) => ({ default: module.LectureAssistant })),
);

interface StudyTabsProps {
  course: { courseId: string; title: string; sections: readonly { title: string }[] };
  entry: OutlineEntry;
  playback: Playback;
  captions: Captions;
  /** Content of the first tab. */
  overview: ReactNode;
  /** Tabs of one kind of course only; shown last. */
  extraTabs?: readonly { id: string; title: string; content: ReactNode }[];
  /** URL of the assistant's sources in other lectures; defaults to the content player. */
  lectureUrl?: AskLocation['lectureUrl'];
}

const loading = (label: string) => (
  <Skeleton label={label}>
    <SkeletonBox />
  </Skeleton>
);

/** Text, notes, transcript and assistant of an open lecture. The selected tab stays selected in the next lecture. */
export const StudyTabs = (props: StudyTabsProps) => {
  const { course, entry, playback, captions, overview, extraTabs = [], lectureUrl } = props;
  const { courseId, title, sections } = course;
  const { sectionIndex, lectureIndex, lecture } = entry;
  const isVideo = lecture.contentType === 'video';
  const [chosen, setChosen] = useState('overview');
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
      <LectureAssistant key={lecture.id} {...{ course, entry, playback }} {...(lectureUrl && { lectureUrl })} />
    </Suspense>
  );
  const transcript = {
    id: 'transcript',
    title: 'Transcript',
    content: <Transcript captions={captions} onSeek={playback.seek} />,
  };
  return (
    <Tabs
      label="About this lesson"
      value={tab}
      onChange={setChosen}
      tabs={[
        { id: 'overview', title: isVideo ? 'Overview' : 'Lesson', content: overview },
        { id: 'notes', title: 'Notes', content: notes },
        ...(isVideo ? [transcript] : []),
        { id: 'ask', title: 'Ask', content: assistant },
        ...extraTabs,
      ]}
    />
  );
};
