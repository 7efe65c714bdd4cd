import { lessonHeadings } from '#contract/rules/lesson/lesson-blocks.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { AskPanel } from '#web/src/features/assistant/ask-panel.tsx';
import type { LectureView } from './lecture-view.ts';

/** Headings that many lectures have. */
const commonHeadings =
  /^(Key points|Continue with|Check yourself|Exercise|Try it|The task|The result|Hints|Judge the result|Worked example)/;

/** Returns first questions about a lecture; the second names a part of it. */
const suggestionsFor = ({ chapters, contentType, body = '' }: LearnerLecture): string[] => {
  if (contentType === 'quiz') return [];
  if (contentType === 'notebook') return ['Give me a hint', 'Quiz me'];
  const headings = lessonHeadings(body).filter((heading) => !commonHeadings.test(heading));
  const parts = chapters?.map(({ title }) => title) ?? headings;
  // Skips the first part, because the lecture opens with it.
  const part = parts[1];
  return ['Summarize this lesson', part === undefined ? 'Give me an example' : `Explain “${part}”`, 'Quiz me'];
};

/** Says what the assistant does beside a lecture. */
const introductionFor = ({ contentType }: LearnerLecture): string => {
  if (contentType === 'quiz')
    return 'While a quiz is open, the assistant names the lessons to read again and asks a guiding question.';
  if (contentType === 'notebook')
    return 'Paste an error to have it explained, or ask for a hint. The assistant names the lessons that help with an exercise and leaves the solution to you.';
  return 'Ask about anything this course teaches. Each answer quotes the lesson and shows the moment it comes from.';
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
      introduction={introductionFor(lecture)}
      suggestions={suggestionsFor(lecture)}
    />
  );
};
