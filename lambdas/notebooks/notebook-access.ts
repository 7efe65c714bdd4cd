import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import type { NotebookKey } from '../data/notebooks.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../learning/course-access.ts';

/** An unlocked lecture with its course. */
export interface UnlockedLecture extends CourseAccess {
  lecture: StoredLecture;
  sectionIndex: number;
  lectureIndex: number;
}

/**
 * Access check of every notebook operation: the lecture must be in the course, unlocked for this learner, and not a
 * quiz, which allows no notebook. Throws as `requireCourseAccess`, `not-found` or `lecture-locked`.
 */
export const requireNotebookLecture = async (
  learnerId: string,
  { courseId, lectureId }: NotebookKey,
  now: Date,
): Promise<UnlockedLecture> => {
  const access = await requireCourseAccess(learnerId, courseId, now);
  const { lecture, sectionIndex, lectureIndex } = findLecture(
    access,
    ({ id, contentType }) => id === lectureId && contentType !== 'quiz',
    'Lesson not found.',
  );
  return { ...access, lecture, sectionIndex, lectureIndex };
};
