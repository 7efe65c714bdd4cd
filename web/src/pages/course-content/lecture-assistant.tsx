import { AskPanel } from '#web/src/features/assistant/ask-panel.tsx';
import type { AskLocation } from '#web/src/features/assistant/source-button.tsx';
import type { OutlineEntry } from '#web/src/features/player/outline.ts';
import type { Playback } from '#web/src/features/player/video/playback.ts';

interface LectureAssistantProps {
  course: { courseId: string; title: string; sections: readonly { title: string }[] };
  entry: OutlineEntry;
  playback: Playback;
  lectureUrl?: AskLocation['lectureUrl'];
}

/** Assistant for a lecture. Sources in this lecture's video seek it; others link to their lecture. */
export const LectureAssistant = ({ course, entry, playback, lectureUrl }: LectureAssistantProps) => {
  const { courseId, title, sections } = course;
  const { lecture, sectionIndex } = entry;
  const playFrom = (seconds: number) => {
    playback.seek(seconds);
    playback.play();
    playback.video()?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <AskPanel
      historyKey={`${courseId}/${lecture.id}`}
      context={{
        courseId,
        courseTitle: title,
        sectionTitle: sections[sectionIndex]?.title ?? '',
        lectureTitle: lecture.title,
      }}
      location={{
        insideCourse: courseId,
        lectureId: lecture.id,
        onSeek: lecture.contentType === 'video' ? playFrom : undefined,
        ...(lectureUrl && { lectureUrl }),
      }}
      introduction="Ask about anything this course teaches. Each answer quotes the lesson and shows the moment it comes from."
      suggestions={[`What is “${lecture.title}” about?`]}
    />
  );
};
