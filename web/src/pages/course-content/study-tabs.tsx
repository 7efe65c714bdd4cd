import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AskPlace } from '../../features/assistant/source-button.tsx';
import { useNote } from '../../features/notes/use-note.ts';
import type { PlacedLecture } from '../../features/player/outline.ts';
import { Transcript } from '../../features/player/transcript/transcript.tsx';
import type { Captions } from '../../features/player/video/captions.ts';
import type { Playback } from '../../features/player/video/playback.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const NotePanel = lazy(() =>
  import('../../features/notes/note-panel.tsx').then((module) => ({ default: module.NotePanel })),
);

const LectureAsk = lazy(() => import('./lecture-ask.tsx').then((module) => ({ default: module.LectureAsk })));

interface StudyTabsProps {
  course: { courseId: string; title: string; sections: readonly { title: string }[] };
  placed: PlacedLecture;
  playback: Playback;
  captions: Captions;
  /** What the first tab shows: the text and what can be done with it. */
  overview: ReactNode;
  /** Tabs that only this kind of course has; they come last. */
  others?: readonly { id: string; title: string; content: ReactNode }[];
  /** Where the assistant's sources in other lectures lead, when not into the viewer of an ordinary course. */
  lectureAddress?: AskPlace['lectureAddress'];
}

const loading = (label: string) => (
  <Skeleton label={label}>
    <Bone />
  </Skeleton>
);

/** Text, notes, transcript and assistant of an open lecture. The open tab stays open in the next lecture. */
export const StudyTabs = (props: StudyTabsProps) => {
  const { course, placed, playback, captions, overview, others = [], lectureAddress } = props;
  const { courseId, title, sections } = course;
  const { sectionIndex, lectureIndex, lecture } = placed;
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
  const asking = (
    <Suspense fallback={loading('Loading the assistant')}>
      <LectureAsk key={lecture.id} {...{ course, placed, playback }} {...(lectureAddress && { lectureAddress })} />
    </Suspense>
  );
  const transcript = {
    id: 'transcript',
    title: 'Transcript',
    content: <Transcript captions={captions} onSeek={playback.seek} />,
  };
  return (
    <Tabs
      label="About this lecture"
      value={tab}
      onChange={setChosen}
      tabs={[
        { id: 'overview', title: isVideo ? 'Overview' : 'Lecture', content: overview },
        { id: 'notes', title: 'Notes', content: notes },
        ...(isVideo ? [transcript] : []),
        { id: 'ask', title: 'Ask', content: asking },
        ...others,
      ]}
    />
  );
};
