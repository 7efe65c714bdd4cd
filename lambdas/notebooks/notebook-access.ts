import type { StoredLecture } from '../../contract/storage/catalog-rows.ts';
import type { NotebookKey } from '../data/notebooks.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../learning/course-access.ts';

/** A lecture that is open to a learner, with its course. */
export interface UnlockedLecture extends CourseAccess {
  lecture: StoredLecture;
  sectionIndex: number;
  lectureIndex: number;
}

/**
 * The gate of every call about a notebook: the lecture has to be in the course, open to this learner, and not a quiz,
 * which is answered without help. Throws as `requireCourseAccess`, `not-found` or `lecture-locked`.
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
    'There is no such lecture.',
  );
  return { ...access, lecture, sectionIndex, lectureIndex };
};
