import { lazy, Suspense, useState } from 'react';
import { OpenNotebook } from '../../features/notebook/open-notebook.tsx';
import { useNote } from '../../features/notes/use-note.ts';
import { LectureText } from '../../features/player/lecture/lecture-text.tsx';
import { ReadingEnd } from '../../features/player/lecture/reading-end.tsx';
import { neighborsOf, type PlacedLecture } from '../../features/player/outline.ts';
import { Transcript } from '../../features/player/transcript/transcript.tsx';
import { paths } from '../../site/paths.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { DripView } from './drip-view.ts';

const NotePanel = lazy(() =>
  import('../../features/notes/note-panel.tsx').then((module) => ({ default: module.NotePanel })),
);

const LectureAsk = lazy(() =>
  import('../course-content/lecture-ask.tsx').then((module) => ({ default: module.LectureAsk })),
);

const Reading = ({ course, placed, progressing, completed }: DripView) => {
  const { courseId } = course;
  const { lecture } = placed;
  const { next } = neighborsOf(course, lecture.id);
  return (
    <>
      {lecture.body?.includes('```python') && (
        <OpenNotebook courseId={courseId} lectureId={lecture.id} isMain={false} />
      )}
      <LectureText lecture={lecture} />
      {lecture.contentType === 'reading' && (
        <ReadingEnd
          courseId={courseId}
          next={next?.lecture.isUnlocked ? next : undefined}
          isDone={completed.has(lecture.id)}
          isMarking={progressing.isMarking}
          onMark={() => progressing.mark(lecture.id)}
          replaces
          linkTo={(target: PlacedLecture) => paths.dripLecture(courseId, target.sectionIndex, target.lectureIndex)}
        />
      )}
    </>
  );
};

/** Text, notes, transcript and assistant of an open drip lecture. The open tab stays open in the next lecture. */
export const DripTabs = (view: DripView) => {
  const { course, placed, playback, captions } = view;
  const { courseId, courseTitle, sections } = course;
  const { sectionIndex, lectureIndex, lecture } = placed;
  const isVideo = lecture.contentType === 'video';
  const [chosen, setChosen] = useState('overview');
  const tab = chosen === 'transcript' && !isVideo ? 'overview' : chosen;
  const note = useNote({ courseId, sectionIndex, lectureIndex }, tab === 'notes');
  const video = isVideo ? { clock: playback.clock, onSeek: playback.seek } : {};
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
        course={{ courseId, title: courseTitle, sectionTitles: sections.map(({ title }) => title) }}
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
      <LectureAsk
        key={lecture.id}
        course={{ courseId, title: courseTitle, sections }}
        {...{ placed, playback }}
        lectureAddress={(source) => paths.dripLecture(courseId, source.sectionIndex, source.lectureIndex)}
      />
    </Suspense>
  );
  const transcript = {
    id: 'transcript',
    title: 'Transcript',
    content: <Transcript {...{ captions }} onSeek={playback.seek} />,
  };
  return (
    <Tabs
      label="About this lecture"
      value={tab}
      onChange={setChosen}
      tabs={[
        { id: 'overview', title: isVideo ? 'Overview' : 'Lecture', content: <Reading {...view} /> },
        { id: 'notes', title: 'Notes', content: notes },
        ...(isVideo ? [transcript] : []),
        { id: 'ask', title: 'Ask', content: asking },
      ]}
    />
  );
};
