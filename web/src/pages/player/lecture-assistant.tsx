import { AskPanel } from '#web/src/features/assistant/ask-panel.tsx';
import type { LectureView } from './lecture-view.ts';

/** Assistant for a lecture. Sources in this lecture's video seek it; others link to their lecture. */
export const LectureAssistant = ({ source, entry, playback }: LectureView) => {
  const { courseId, title, sections, urlOf } = source;
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
        lectureId: lecture.id,
        courseTitle: title,
        sectionTitle: sections[sectionIndex]?.title ?? '',
        lectureTitle: lecture.title,
      }}
      location={{
        insideCourse: courseId,
        lectureId: lecture.id,
        lectureUrl: urlOf,
        about: `“${lecture.title}” in ${title}`,
        secondsNow: () => playback.video()?.currentTime,
        onSeek: lecture.contentType === 'video' ? playFrom : undefined,
      }}
      introduction="Ask about anything this course teaches. Each answer quotes the lesson and shows the moment it comes from."
      suggestions={[`What is “${lecture.title}” about?`, 'Give me an example', 'Quiz me']}
    />
  );
};
