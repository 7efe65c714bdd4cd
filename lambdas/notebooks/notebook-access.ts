import type { StoredLecture } from '../../contract/catalogue-rows.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../data/course-access.ts';
import type { NotebookPlace } from '../data/notebooks.ts';

/** A lecture that is open to a learner, with its course. */
export interface OpenLecture extends CourseAccess {
  lecture: StoredLecture;
  sectionIndex: number;
  lectureIndex: number;
}

/**
 * The gate of every call about a notebook: the lecture has to be in the course, open to this learner, and not a quiz,
 * which is answered without help. Throws as `requireCourseAccess`, `not-found` or `lecture-locked`.
 */
export const requireOpenLecture = async (
  learnerId: string,
  { courseId, lectureId }: NotebookPlace,
  now: Date,
): Promise<OpenLecture> => {
  const access = await requireCourseAccess(learnerId, courseId, now);
  const { lecture, sectionIndex, lectureIndex } = findLecture(
    access,
    ({ id, contentType }) => id === lectureId && contentType !== 'quiz',
    'There is no such lecture.',
  );
  return { ...access, lecture, sectionIndex, lectureIndex };
};
