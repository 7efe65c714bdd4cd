import type { CourseDetail } from '#contract/schemas/course.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { newWait, ownWait, type Waits } from './section-waits.ts';

/** Returns the waits for a course's sections, the learner's own if they are subscribed. */
export const useWaits = (course: CourseDetail): Waits => {
  const input = { params: { courseId: course.id } };
  const { data: status } = useOperation('getEnrollmentStatus', input);
  const { data } = useOperation('getAvailableContent', status?.isEnrolled ? input : null);
  return data
    ? { waits: data.content.map((section) => ownWait(section, data.paused)), isOwn: true }
    : { waits: course.sections.map(newWait), isOwn: false };
};
