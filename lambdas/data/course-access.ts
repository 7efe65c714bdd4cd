import type { CatalogueDetailRow, StoredLecture } from '../../contract/catalogue-rows.ts';
import { Problem } from '../../contract/problem.ts';
import { type LecturePlace, lectureAt } from '../../contract/rules/resume.ts';
import { requireCourse } from './courses.ts';
import { type Enrollment, getEnrollment } from './enrollments.ts';
import { hasPaid } from './entitlements.ts';

/** A course together with the proof that this learner may be in it. */
export interface CourseAccess {
  course: CatalogueDetailRow;
  enrollment: Enrollment;
}

/** True when a course of its kind and price opens only to those who paid. A drip course is paid to skip its schedule. */
const isSold = (course: CatalogueDetailRow): boolean => course.kind === 'standard' && course.price !== 0;

/**
 * The gate of every call about the inside of a course: reads what is published and what this learner has, side by
 * side, and refuses unless they are enrolled and, for a sold course, have paid and not been refunded. Costs one
 * round trip. Throws `not-found`, `not-enrolled` or `payment-required`.
 */
export const requireCourseAccess = async (learnerId: string, courseId: string): Promise<CourseAccess> => {
  const [course, enrollment, paid] = await Promise.all([
    requireCourse(courseId),
    getEnrollment(learnerId, courseId),
    hasPaid(learnerId, courseId),
  ]);
  if (isSold(course) && !paid) throw new Problem(enrollment ? 'payment-required' : 'not-enrolled');
  if (!enrollment) throw new Problem('not-enrolled');
  return { course, enrollment };
};

/** May this learner enroll: free, or paid for. Throws `not-found`, `payment-required` or `subscribe-instead`. */
export const requireMayEnroll = async (learnerId: string, courseId: string): Promise<CatalogueDetailRow> => {
  const [course, paid] = await Promise.all([requireCourse(courseId), hasPaid(learnerId, courseId)]);
  if (course.kind === 'drip') throw new Problem('subscribe-instead');
  if (isSold(course) && !paid) throw new Problem('payment-required');
  return course;
};

/** The lecture at a place of the outline. Throws `not-found`. */
export const requireLecture = (course: CatalogueDetailRow, place: LecturePlace): StoredLecture => {
  const lecture = lectureAt(course, place);
  if (!lecture) throw new Problem('not-found', 'Lecture not found.');
  return lecture;
};
