import { NotePanel } from '#web/src/features/notes/note-panel.tsx';
import { useNote } from '#web/src/features/notes/use-note.ts';
import type { LectureView } from './lecture-view.ts';

/** The learner's note on a lecture; its timestamps seek the lecture's video. */
export const LectureNotes = ({ source, entry, playback }: LectureView) => {
  const { courseId, title, sections } = source;
  const { sectionIndex, lectureIndex, lecture } = entry;
  const note = useNote({ courseId, sectionIndex, lectureIndex });
  return (
    <NotePanel
      key={lecture.id}
      note={note}
      course={{ courseId, title, sectionTitles: sections.map((section) => section.title) }}
      {...(lecture.contentType === 'video' && { clock: playback.clock, onSeek: playback.seek })}
    />
  );
};
