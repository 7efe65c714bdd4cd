import { AskPanel } from '../../features/assistant/ask-panel.tsx';
import type { LectureView } from './lecture-view.ts';

/** The assistant beside a lecture. Sources of this lecture's video play it; others lead to their moment. */
export const LectureAsk = ({ course, placed, playback }: LectureView) => {
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
      }}
      introduction="Ask about anything this course teaches. Each answer quotes the lesson and shows the moment it comes from."
      suggestions={[`What is “${lecture.title}” about?`]}
    />
  );
};
