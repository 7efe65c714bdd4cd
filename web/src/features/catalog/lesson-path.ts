import type { LectureHit } from '#contract/operations/catalog.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import { paths } from '#web/src/lib/paths.ts';

/**
 * Returns where a lesson found by a search opens: in the player for enrolled learners, else as the preview or at its row
 * of the course's outline.
 */
export const lessonPath = ({ id, kind }: CourseCard, hit: LectureHit, isEnrolled: boolean): string => {
  if (isEnrolled && kind === 'drip') return paths.dripLecture(id, hit.sectionIndex, hit.id);
  if (isEnrolled) return paths.content(id, hit.sectionIndex, hit.id);
  return `${paths.course(id)}#${hit.isPreview ? 'preview' : `lesson-${hit.id}`}`;
};
