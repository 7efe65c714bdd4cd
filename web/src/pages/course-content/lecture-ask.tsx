import { AskPanel } from '../../features/assistant/ask-panel.tsx';
import type { AskPlace } from '../../features/assistant/source-button.tsx';
import type { PlacedLecture } from '../../features/player/outline.ts';
import type { Playback } from '../../features/player/video/playback.ts';

interface LectureAskProps {
  course: { courseId: string; title: string; sections: readonly { title: string }[] };
  placed: PlacedLecture;
  playback: Playback;
  lectureAddress?: AskPlace['lectureAddress'];
}

/** The assistant beside a lecture. Sources of this lecture's video play it; others lead to their lecture. */
export const LectureAsk = ({ course, placed, playback, lectureAddress }: LectureAskProps) => {
  const { courseId, title, sections } = course;
  const { lecture, sectionIndex } = placed;
  const play = (seconds: number) => {
    playback.seek(seconds);
    playback.play();
    playback.video()?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <AskPanel
      historyName={`${courseId}/${lecture.id}`}
      context={{
        courseId,
        courseTitle: title,
        sectionTitle: sections[sectionIndex]?.title ?? '',
        lectureTitle: lecture.title,
      }}
      place={{
        insideCourse: courseId,
        lectureId: lecture.id,
        onSeek: lecture.contentType === 'video' ? play : undefined,
        ...(lectureAddress && { lectureAddress }),
      }}
      introduction="Ask about anything this course teaches. Each answer quotes the lesson and shows the moment it comes from."
      suggestions={[`What is “${lecture.title}” about?`]}
    />
  );
};
