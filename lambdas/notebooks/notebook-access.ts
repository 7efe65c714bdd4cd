import type { CatalogueDetailRow, StoredLecture } from '../../contract/catalogue-rows.ts';
import { Problem } from '../../contract/problem.ts';
import { lectureState, standardStanding } from '../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import { requireCourseAccess } from '../data/course-access.ts';
import type { Enrollment } from '../data/enrollments.ts';
import type { NotebookPlace } from '../data/notebooks.ts';

/** A lecture that is open to a learner, with its course. */
export interface OpenLecture {
  course: CatalogueDetailRow;
  enrollment: Enrollment;
  lecture: StoredLecture;
  sectionIndex: number;
}

/**
 * The gate of every call about a notebook: the lecture has to be in the course, open to this learner, and not a quiz,
 * which is answered without help. Throws as `requireCourseAccess`, `not-found` or `lecture-locked`.
 */
export const requireOpenLecture = async (
  learnerId: string,
  { courseId, lectureId }: NotebookPlace,
): Promise<OpenLecture> => {
  const { course, enrollment } = await requireCourseAccess(learnerId, courseId);
  const found = lecturesInOrder(course).find(({ lecture }) => lecture.id === lectureId);
  if (!found || found.lecture.contentType === 'quiz') throw new Problem('not-found', 'There is no such lecture.');
  if (lectureState(found.lecture, found.sectionIndex, standardStanding) !== 'unlocked') {
    throw new Problem('lecture-locked');
  }
  return { course, enrollment, lecture: found.lecture, sectionIndex: found.sectionIndex };
};
