import type { LearnerLecture } from '#contract/schemas/content.ts';
import { AskPanel } from '#web/src/features/assistant/ask-panel.tsx';
import type { LectureView } from './lecture-view.ts';

/** Headings that many lectures have. */
const commonHeadings =
  /^(Key points|Continue with|Check yourself|Exercise|Try it|The task|The result|Hints|Judge the result|Worked example)/;

/** Returns first questions about a lecture; the second names a part of it. */
const suggestionsFor = ({ chapters, body = '' }: LearnerLecture): string[] => {
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const parts = chapters?.map(({ title }) => title) ?? headings.filter((heading) => !commonHeadings.test(heading));
  // The first part is what the lecture opens with anyway.
  const part = parts[1];
  return ['Summarize this lesson', part === undefined ? 'Give me an example' : `Explain “${part}”`, 'Quiz me'];
};

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
      suggestions={suggestionsFor(lecture)}
    />
  );
};
