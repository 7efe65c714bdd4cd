import { defaultCurrency } from '#contract/rules/currency.ts';
import { defaultReleaseHour } from '#contract/rules/drip-schedule.ts';
import { type CourseRow, catalogKeys, type StoredLecture, type StoredSection } from '#contract/storage/catalog-rows.ts';
import type { QuizRow } from '#contract/storage/quiz-rows.ts';
import type { Course, Lecture, Section } from '../define.ts';
import { lecturePictures } from '../pictures/picture-sources.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';
import { chaptersOf } from './chapters.ts';
import { lectureDocument, lectureMedia } from './media-files.ts';

const secondsOf = (lecture: Lecture): number =>
  lecture.contentType === 'video' ? lecture.seconds : lecture.minutes * 60;

const storedLecture = (checked: CheckedCourse, lecture: Lecture): StoredLecture => {
  const isVideo = lecture.contentType === 'video';
  const media = isVideo ? lectureMedia(checked, lecture.id) : undefined;
  const chapters = isVideo ? chaptersOf(checked, lecture.id) : [];
  const pictures = lecturePictures(checked, lecture.id);
  const document = lecture.contentType === 'document' ? lectureDocument(checked, lecture.id) : undefined;
  return {
    id: lecture.id,
    title: lecture.title,
    type: lecture.type ?? 'free',
    contentType: lecture.contentType,
    duration: secondsOf(lecture),
    isPreview: lecture.isPreview ?? false,
    ...(media && {
      videoKey: media.videoKey,
      ...(media.isPending && { isVideoPending: true as const }),
      captions: media.captions.map(({ language, label, file }) => ({ language, label, key: file.key })),
    }),
    ...(chapters.length > 1 && { chapters }),
    ...(pictures.length > 0 && { pictures: pictures.map(({ stored }) => stored) }),
    ...(document && { document: { key: document.file.key, bytes: document.bytes, pages: document.pages } }),
    ...(lecture.contentType === 'quiz' && { quizId: lecture.quiz }),
    ...(lecture.contentType === 'explore' && { explorable: lecture.explorable }),
    ...(lecture.contentType === 'notebook' && lecture.requiresChecks && { requiresChecks: true as const }),
    hasBody: checked.files.has(`lectures/${lecture.id}.md`),
  };
};

const sumOfDurations = (lectures: readonly StoredLecture[]): number =>
  lectures.reduce((seconds, { duration }) => seconds + duration, 0);

const storedSection = (checked: CheckedCourse, section: Section): StoredSection => ({
  title: section.title,
  lectures: section.lectures.map((lecture) => storedLecture(checked, lecture)),
  ...(section.opensAfterDays !== undefined && { opensAfterDays: section.opensAfterDays }),
  ...(section.opensOn !== undefined && { opensOn: section.opensOn }),
});

const languagesOf = (sections: StoredSection[]): string[] => {
  const captions = sections.flatMap(({ lectures }) => lectures).flatMap((lecture) => lecture.captions ?? []);
  return [...new Set(['en', ...captions.map(({ language }) => language)])];
};

const authoredFields = (course: Course) => ({
  id: course.id,
  title: course.title,
  promise: course.promise,
  description: course.description,
  instructor: course.instructor.name,
  instructorProfile: {
    ...(course.instructor.id !== undefined && { id: course.instructor.id }),
    headline: course.instructor.headline,
    bio: course.instructor.bio,
  },
  level: course.level,
  topics: course.topics,
  price: course.price,
  currency: course.currency ?? defaultCurrency,
  kind: course.kind,
  updatedAt: `${course.updatedOn}T00:00:00.000Z`,
  outcomes: course.outcomes,
  prerequisites: course.prerequisites,
  audience: course.audience,
  skills: course.skills.map(({ name }) => name),
  faq: course.faq,
  ...(course.featured !== undefined && { featured: course.featured }),
  ...(course.kind === 'drip' && { releaseHour: course.releaseHour ?? defaultReleaseHour }),
  ...(course.launchesOn !== undefined && { launchesOn: course.launchesOn }),
});

/** Builds the detail row of a course. Every course can be completed, so every course has a certificate. */
export const detailRow = (checked: CheckedCourse, quizzes: readonly QuizRow[], version: string): CourseRow => {
  const { course } = checked;
  const sections = course.sections.map((section) => storedSection(checked, section));
  const lectures = sections.flatMap((section) => section.lectures);
  return {
    ...catalogKeys.detail(course.id),
    version,
    ...authoredFields(course),
    duration: sumOfDurations(lectures),
    lectureCount: lectures.length,
    sectionCount: sections.length,
    hasCertificate: true,
    hasNotebook: lectures.some(({ contentType }) => contentType === 'notebook'),
    hasAssignment: lectures.some(({ contentType }) => contentType === 'assignment'),
    languages: languagesOf(sections),
    sections,
    quizzes: quizzes.map(({ id, title, lectureId, questions, draw, passMark, attemptsAllowed }) => ({
      id,
      title,
      lectureId,
      questionCount: draw ?? questions.length,
      passMark,
      attemptsAllowed,
    })),
  };
};
