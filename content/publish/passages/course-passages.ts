import { type AskedSection, learnerQuestionsFile, parseLearnerQuestions } from '#content/learner-questions.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { captionFiles } from '#content/validate/media.ts';
import { isSpoken, type LecturePassage, type PassageLine, type PublicPassage } from '#contract/passages.ts';
import { plainLesson } from '#contract/rules/lesson/lesson-blocks.ts';
import { lectureText } from '../figures.ts';
import { textPassages } from './text-passages.ts';
import { transcriptPassages } from './transcript-passages.ts';

const passagesOfLecture = (lectureId: string, checked: CheckedCourse): LecturePassage[] => {
  const { files } = checked;
  const captions = captionFiles(files, lectureId);
  const spoken = captions.find(({ language }) => language === 'en') ?? captions[0];
  const transcript = spoken ? (files.get(spoken.path)?.toString('utf8') ?? '') : '';
  const text = plainLesson(lectureText(checked, lectureId), true);
  return [...(transcript ? transcriptPassages(lectureId, transcript) : []), ...textPassages(lectureId, text)];
};

/** Returns a passage with what learners ask about its section. A transcript has no sections. */
const withQuestions = (passage: LecturePassage, asked: readonly AskedSection[]): LecturePassage => {
  if (isSpoken(passage)) return passage;
  const section = asked.find(
    ({ lectureId, heading }) => lectureId === passage.lectureId && heading === passage.heading,
  );
  return section && section.questions.length > 0 ? { ...passage, questions: section.questions } : passage;
};

/** All passages of a course's lectures, in order, with what learners ask about them. Quizzes are excluded. */
export const coursePassages = (checked: CheckedCourse): LecturePassage[] => {
  const asked = parseLearnerQuestions(checked.files.get(learnerQuestionsFile)?.toString('utf8') ?? '');
  return checked.course.sections
    .flatMap(({ lectures }) => lectures)
    .filter(({ contentType }) => contentType !== 'quiz')
    .flatMap(({ id }) => passagesOfLecture(id, checked))
    .map((passage) => withQuestions(passage, asked));
};

const priceOf = ({ price, kind, title }: CheckedCourse['course']): string => {
  if (kind === 'drip') {
    const upgrade = price ? ` A one-time upgrade for $${price} opens everything at once.` : '';
    return `${title} is free by email: its sections open one after another.${upgrade}`;
  }
  if (price === null) return `${title} is not for sale yet.`;
  return price === 0 ? `${title} is free.` : `${title} costs $${price}, paid once.`;
};

const previewsOf = (checked: CheckedCourse): PublicPassage[] =>
  checked.course.sections.flatMap(({ lectures }, sectionIndex) =>
    lectures.flatMap((lecture, lectureIndex) => {
      if (!lecture.isPreview) return [];
      const page = { courseId: checked.course.id, path: `/courses/${checked.course.id}`, title: lecture.title };
      const position = { id: lecture.id, sectionIndex, lectureIndex };
      // The notes below a preview are excluded: only the video is public.
      return passagesOfLecture(lecture.id, checked)
        .filter(({ lines }) => lines[0]?.[1] !== undefined)
        .map(({ lines }): PublicPassage => ({ ...page, lecture: position, lines }));
    }),
  );

/** Passages of a course's public page and its preview. */
export const publicCoursePassages = (checked: CheckedCourse): PublicPassage[] => {
  const { course } = checked;
  const page = { courseId: course.id, path: `/courses/${course.id}`, title: course.title };
  const sentences = (texts: readonly string[]): PassageLine[] => texts.map((text) => [text]);
  const minutes = course.sections
    .flatMap(({ lectures }) => lectures)
    .reduce((sum, lecture) => sum + (lecture.contentType === 'video' ? lecture.seconds / 60 : lecture.minutes), 0);
  const passage = (heading: string, texts: readonly string[]): PublicPassage => ({
    ...page,
    heading,
    lines: sentences(texts),
  });
  const facts = (heading: string, texts: readonly string[]): PublicPassage => ({
    ...passage(heading, texts),
    about: 'facts',
  });
  return [
    passage('What you will learn', [course.promise, ...course.description.split(/\n+/)]),
    facts('What you will learn: outcomes and skills', [
      ...course.outcomes.map((outcome) => `${outcome}.`),
      `Skills: ${course.skills.map(({ name }) => name).join(', ')}.`,
    ]),
    facts('What it costs, how long it takes, certificate', [
      priceOf(course),
      `It takes about ${Math.max(1, Math.round(minutes / 60))} hours of video, reading and exercises, is for the level "${course.level}" and is taught by ${course.instructor.name}.`,
      'Everyone who completes it gets a certificate.',
    ]),
    facts('Who it is for, and what you need to know', [
      ...course.audience.for.map((text) => `For: ${text}.`),
      ...course.audience.notFor.map((text) => `Not for: ${text}.`),
      ...course.prerequisites.map((text) => `You need: ${text}.`),
    ]),
    ...course.faq.map(({ question, answer }) => facts(question, [answer])),
    ...previewsOf(checked),
  ].filter(({ lines }) => lines.length > 0);
};
