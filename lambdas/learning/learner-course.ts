import { type AccessState, lectureState } from '#contract/rules/lecture-access.ts';
import { courseProgress } from '#contract/rules/progress.ts';
import { resumePoint } from '#contract/rules/resume.ts';
import type { CourseProgress, LearnerLecture, LearnerSection, ResumePoint } from '#contract/schemas/content.ts';
import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import type { CourseRow, LectureRow, StoredLecture } from '#contract/storage/catalog-rows.ts';
import { countedLectureIds } from '../data/courses.ts';
import type { Enrollment } from '../data/enrollments.ts';
import type { CourseAccess } from './course-access.ts';

/** Returns a lecture as its state allows: a locked one without its keys. */
const toLearnerLecture = (
  lecture: StoredLecture,
  accessState: AccessState,
  lectureRow: LectureRow | undefined,
): LearnerLecture => {
  const state = lectureState(lecture, accessState);
  const unlocksAt = state === 'locked' ? accessState.opensAt?.(lecture.id) : undefined;
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
      chapters: lecture.chapters,
      quizId: lecture.quizId,
      explorable: lecture.explorable,
      requiresChecks: lecture.requiresChecks,
      body: lectureRow?.body,
      selfChecks: lectureRow?.selfChecks,
      rubric: lectureRow?.rubric,
      document: lecture.document,
      resources: lectureRow?.resources,
    }),
  };
};

/** Returns a section with its lectures; `opensAt` is the next release in it. */
const toLearnerSection = (title: string, lectures: LearnerLecture[]): LearnerSection => {
  const [opensAt] = lectures.flatMap(({ unlocksAt }) => unlocksAt ?? []).sort();
  return { title, lectures, ...(opensAt && { opensAt }) };
};

/** Returns a course's sections as this learner may see them. */
export const toLearnerSections = (
  course: CourseRow,
  accessState: AccessState,
  lectureRows: ReadonlyMap<string, LectureRow>,
): LearnerSection[] =>
  course.sections.map(({ title, lectures }) =>
    toLearnerSection(
      title,
      lectures.map((lecture) => toLearnerLecture(lecture, accessState, lectureRows.get(lecture.id))),
    ),
  );

/** Computes progress from the lectures required now, so that percentage and count always agree. */
const toCourseProgress = (lectureIds: readonly string[], enrollment: Enrollment): CourseProgress => ({
  progress: courseProgress(lectureIds, enrollment.completedLectures),
  completedLectures: lectureIds.filter((id) => enrollment.completedLectures.has(id)),
  countedLectures: lectureIds.length,
  isComplete: enrollment.completedAt !== undefined,
  ...(enrollment.completedAt && { completedAt: enrollment.completedAt }),
  ...(enrollment.updatedAt && { studiedAt: enrollment.updatedAt }),
});

/**
 * Returns the lecture to continue with, even without an enrollment; undefined when all unlocked lectures are completed.
 */
export const toResumePoint = (
  course: CourseRow,
  accessState: AccessState,
  enrollment: Pick<Enrollment, 'completedLectures' | 'lastLectureId'> | undefined,
): ResumePoint | undefined => {
  const openIds = new Set(
    course.sections.flatMap((section) =>
      section.lectures.filter((lecture) => lectureState(lecture, accessState) === 'unlocked').map(({ id }) => id),
    ),
  );
  const completed = enrollment?.completedLectures ?? new Set<string>();
  const resume = resumePoint(course, completed, enrollment?.lastLectureId, ({ id }) => openIds.has(id));
  return (
    resume && {
      sectionIndex: resume.sectionIndex,
      lectureIndex: resume.lectureIndex,
      lectureId: resume.lecture.id,
      lectureTitle: resume.lecture.title,
    }
  );
};

/** Computes the progress of an enrollment from its course row. */
export const toEnrollmentProgress = ({
  course,
  enrollment,
  accessState,
}: Omit<CourseAccess, 'subscription'>): CourseProgress =>
  toCourseProgress(countedLectureIds(course, accessState), enrollment);

/** Returns the progress in each section that has counted lectures. */
export const toSectionProgress = ({
  course,
  enrollment,
  accessState,
}: Omit<CourseAccess, 'subscription'>): EnrolledCourse['sections'] => {
  const countedIds = new Set(countedLectureIds(course, accessState));
  return course.sections.flatMap(({ title, lectures }) => {
    const counted = lectures.filter(({ id }) => countedIds.has(id));
    const completed = counted.filter(({ id }) => enrollment.completedLectures.has(id));
    return counted.length > 0 ? [{ title, completed: completed.length, counted: counted.length }] : [];
  });
};
