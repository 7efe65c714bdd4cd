import type { CatalogueDetailRow, LectureRow, StoredLecture } from '../../contract/catalogue-rows.ts';
import { lectureState, type Standing } from '../../contract/rules/lecture-access.ts';
import { courseProgress } from '../../contract/rules/progress.ts';
import { resumePoint } from '../../contract/rules/resume.ts';
import type { CourseProgress, LearnerLecture, LearnerSection, ResumePoint } from '../../contract/schemas/content.ts';
import type { CourseAccess } from './course-access.ts';
import { lectureIdsOf } from './courses.ts';
import type { Enrollment } from './enrollments.ts';

/** A lecture as its state allows: a locked one leaves the server without anything that opens it. */
const toLearnerLecture = (lecture: StoredLecture, standing: Standing, text: LectureRow | undefined): LearnerLecture => {
  const state = lectureState(lecture, standing);
  const unlocksAt = state === 'locked' ? standing.opensAt?.(lecture.id) : undefined;
  return {
    id: lecture.id,
    title: lecture.title,
    type: lecture.type,
    contentType: lecture.contentType,
    duration: lecture.duration,
    isUnlocked: state === 'unlocked',
    requiresUpgrade: state === 'premium',
    ...(unlocksAt && { unlocksAt: unlocksAt.toISOString() }),
    ...(state === 'unlocked' && {
      videoKey: lecture.videoKey,
      quizId: lecture.quizId,
      body: text?.body,
      resources: text?.resources,
    }),
  };
};

/** A section with its lectures; `opensAt` is the first instant at which more of it opens. */
const toLearnerSection = (title: string, lectures: LearnerLecture[]): LearnerSection => {
  const [opensAt] = lectures.flatMap(({ unlocksAt }) => unlocksAt ?? []).sort();
  return { title, lectures, ...(opensAt && { opensAt }) };
};

/** The sections of a course as this learner may see them. */
export const toLearnerSections = (
  course: CatalogueDetailRow,
  standing: Standing,
  texts: ReadonlyMap<string, LectureRow>,
): LearnerSection[] =>
  course.sections.map(({ title, lectures }) =>
    toLearnerSection(
      title,
      lectures.map((lecture) => toLearnerLecture(lecture, standing, texts.get(lecture.id))),
    ),
  );

/** Computes how far a learner is from the lectures that count now, so that percentage and count always agree. */
const toCourseProgress = (lectureIds: readonly string[], enrollment: Enrollment): CourseProgress => ({
  progress: courseProgress(lectureIds, enrollment.completedLectures),
  completedLectures: lectureIds.filter((id) => enrollment.completedLectures.has(id)),
  countedLectures: lectureIds.length,
  isComplete: enrollment.completedAt !== undefined,
  ...(enrollment.completedAt && { completedAt: enrollment.completedAt }),
  ...(enrollment.updatedAt && { studiedAt: enrollment.updatedAt }),
});

/** The lecture a learner continues with, a newcomer without an enrollment included; undefined when all open ones are done. */
export const toResumePoint = (
  course: CatalogueDetailRow,
  standing: Standing,
  enrollment: Pick<Enrollment, 'completedLectures' | 'lastLectureId'> | undefined,
): ResumePoint | undefined => {
  const openIds = new Set(
    course.sections.flatMap((section) =>
      section.lectures.filter((lecture) => lectureState(lecture, standing) === 'unlocked').map(({ id }) => id),
    ),
  );
  const completed = enrollment?.completedLectures ?? new Set<string>();
  const point = resumePoint(course, completed, enrollment?.lastLectureId, ({ id }) => openIds.has(id));
  return (
    point && {
      sectionIndex: point.sectionIndex,
      lectureIndex: point.lectureIndex,
      lectureId: point.lecture.id,
      lectureTitle: point.lecture.title,
    }
  );
};

/** Progress of an enrollment in a course whose row is at hand. */
export const progressIn = ({ course, enrollment, standing }: Omit<CourseAccess, 'subscription'>): CourseProgress =>
  toCourseProgress(lectureIdsOf(course, standing), enrollment);
