import type { LectureHit } from '#contract/operations/catalog.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import { paths } from '#web/src/lib/paths.ts';

/**
 * Returns the path of a lesson found by a search: in the player for enrolled learners, else the preview or the lesson's
 * row in the course's outline.
 */
export const lessonPath = ({ id, kind }: CourseCard, hit: LectureHit, isEnrolled: boolean): string => {
  if (isEnrolled && kind === 'drip') return paths.dripLecture(id, hit.sectionIndex, hit.id);
  if (isEnrolled) return paths.content(id, hit.sectionIndex, hit.id);
  return `${paths.course(id)}#${hit.isPreview ? 'preview' : `lesson-${hit.id}`}`;
};
