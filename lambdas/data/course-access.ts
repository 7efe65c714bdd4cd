import type { CatalogueDetailRow, StoredLecture } from '../../contract/catalogue-rows.ts';
import { Problem } from '../../contract/problem.ts';
import { dripStanding } from '../../contract/rules/drip-schedule.ts';
import { lectureState, type Standing, standardStanding } from '../../contract/rules/lecture-access.ts';
import { type LecturePlace, lectureAt, lecturesInOrder } from '../../contract/rules/resume.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { requireCourse } from './courses.ts';
import { type Enrollment, getEnrollment } from './enrollments.ts';
import { hasPaid } from './entitlements.ts';
import { getSubscription } from './subscriptions.ts';

/** A course together with the proof that this learner may be in it, and what is open to them now. */
export interface CourseAccess {
  course: CatalogueDetailRow;
  enrollment: Enrollment;
  standing: Standing;
  /** Drip courses: the subscription linked to this learner; absent for those who paid and never subscribed. */
  subscription?: SubscriptionRow;
}

/** True when a course of its kind and price opens only to those who paid. A drip course is paid to skip its schedule. */
export const isSold = (course: Pick<CatalogueDetailRow, 'kind' | 'price'>): boolean =>
  course.kind === 'standard' && course.price !== 0;

/** The subscription behind an enrollment, if it is this learner's still. Reads nothing for a standard course. */
export const subscriptionOf = async (
  learnerId: string,
  { subscriberEmail, courseId }: Enrollment,
): Promise<SubscriptionRow | undefined> => {
  const subscription = subscriberEmail === undefined ? undefined : await getSubscription(subscriberEmail, courseId);
  return subscription?.learnerId === learnerId ? subscription : undefined;
};

interface CourseFacts extends Pick<CourseAccess, 'course' | 'enrollment'> {
  isPaid: boolean;
  subscription: SubscriptionRow | undefined;
}

/** Access of a learner who is enrolled; undefined when neither a payment nor a subscription gives it. */
export const accessFrom = (facts: CourseFacts, now: Date): CourseAccess | undefined => {
  const { course, enrollment, isPaid, subscription } = facts;
  if (course.kind === 'standard') {
    return isPaid || !isSold(course) ? { course, enrollment, standing: standardStanding } : undefined;
  }
  if (!subscription && !isPaid) return undefined;
  const standing = dripStanding(subscription, course, now, isPaid);
  return { course, enrollment, standing, ...(subscription && { subscription }) };
};

/**
 * The gate of every call about the inside of a course: reads what is published and what this learner has, side by
 * side, and refuses unless they are enrolled and, for a sold course, have paid and not been refunded. Costs one
 * round trip, for a drip course two. Throws `not-found`, `not-enrolled` or `payment-required`.
 */
export const requireCourseAccess = async (learnerId: string, courseId: string, now: Date): Promise<CourseAccess> => {
  const [course, enrollment, paid] = await Promise.all([
    requireCourse(courseId),
    getEnrollment(learnerId, courseId),
    hasPaid(learnerId, courseId),
  ]);
  if (isSold(course) && !paid) throw new Problem(enrollment ? 'payment-required' : 'not-enrolled');
  if (!enrollment) throw new Problem('not-enrolled');
  const subscription = await subscriptionOf(learnerId, enrollment);
  const access = accessFrom({ course, enrollment, isPaid: paid, subscription }, now);
  if (!access) throw new Problem('not-enrolled');
  return access;
};

/** May this learner enroll: free, or paid for. Throws `not-found`, `payment-required` or `subscribe-instead`. */
export const requireMayEnroll = async (learnerId: string, courseId: string): Promise<CatalogueDetailRow> => {
  const [course, paid] = await Promise.all([requireCourse(courseId), hasPaid(learnerId, courseId)]);
  if (course.kind === 'drip') throw new Problem('subscribe-instead');
  if (isSold(course) && !paid) throw new Problem('payment-required');
  return course;
};

type PlacedLecture = LecturePlace & { lecture: StoredLecture };

/** Throws `lecture-locked` unless the lecture is open to this learner now. */
const requireOpen = <Found extends PlacedLecture>(standing: Standing, found: Found): Found => {
  if (lectureState(found.lecture, standing) !== 'unlocked') throw new Problem('lecture-locked');
  return found;
};

/** The lecture at a place of the outline, open to this learner. Throws `not-found` or `lecture-locked`. */
export const requireLecture = ({ course, standing }: CourseAccess, place: LecturePlace): StoredLecture => {
  const lecture = lectureAt(course, place);
  if (!lecture) throw new Problem('not-found', 'Lecture not found.');
  return requireOpen(standing, { ...place, lecture }).lecture;
};

/** The first lecture for which `isIt` holds, open to this learner. Throws `not-found` (with `missing`) or `lecture-locked`. */
export const findLecture = (
  { course, standing }: CourseAccess,
  isIt: (lecture: StoredLecture) => boolean,
  missing = 'Lecture not found.',
): PlacedLecture => {
  const found = lecturesInOrder(course).find(({ lecture }) => isIt(lecture));
  if (!found) throw new Problem('not-found', missing);
  return requireOpen(standing, found);
};
