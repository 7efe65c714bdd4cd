import type { EnrolledCourse } from '#contract/schemas/learner.ts';
import { paths } from './paths.ts';

/** Returns where to resume a course: its resume point, else its content. Drip courses open in their own viewer. */
export const continuePath = ({ id, kind, resume }: Pick<EnrolledCourse, 'id' | 'kind' | 'resume'>): string => {
  if (kind === 'drip') return resume ? paths.dripLecture(id, resume.sectionIndex, resume.lectureIndex) : paths.drip(id);
  return resume ? paths.content(id, resume.sectionIndex, resume.lectureId) : paths.content(id);
};
