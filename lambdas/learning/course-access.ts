import { Problem } from '../../contract/problem.ts';
import { dripAccessState } from '../../contract/rules/drip-schedule.ts';
import { type AccessState, lectureState, standardAccessState } from '../../contract/rules/lecture-access.ts';
import { type LecturePosition, lectureAt, lecturesInOrder } from '../../contract/rules/resume.ts';
import type { CourseRow, StoredLecture } from '../../contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '../../contract/storage/subscriber-rows.ts';
import { requireCourse } from '../data/courses.ts';
import { type Enrollment, getEnrollment } from '../data/enrollments.ts';
import { hasPaid } from '../data/entitlements.ts';
import { getSubscription } from '../data/subscriptions.ts';

/** A course together with the proof that this learner may be in it, and what is open to them now. */
export interface CourseAccess {
  course: CourseRow;
  enrollment: Enrollment;
  accessState: AccessState;
  /** Drip courses: the subscription linked to this learner; absent for those who paid and never subscribed. */
  subscription?: SubscriptionRow;
}

/** True when a course of its kind and price opens only to those who paid. A drip course is paid to skip its schedule. */
export const requiresPayment = (course: Pick<CourseRow, 'kind' | 'price'>): boolean =>
  course.kind === 'standard' && course.price !== 0;

/** The subscription behind an enrollment, if it is this learner's still. Reads nothing for a standard course. */
export const getLinkedSubscription = async (
  learnerId: string,
  { subscriberEmail, courseId }: Enrollment,
): Promise<SubscriptionRow | undefined> => {
  const subscription = subscriberEmail === undefined ? undefined : await getSubscription(subscriberEmail, courseId);
  return subscription?.learnerId === learnerId ? subscription : undefined;
};

interface AccessInput extends Pick<CourseAccess, 'course' | 'enrollment'> {
  isPaid: boolean;
  subscription: SubscriptionRow | undefined;
}

/** Access of a learner who is enrolled; undefined when neither a payment nor a subscription gives it. */
export const resolveAccess = (input: AccessInput, now: Date): CourseAccess | undefined => {
  const { course, enrollment, isPaid, subscription } = input;
  if (course.kind === 'standard') {
    return isPaid || !requiresPayment(course) ? { course, enrollment, accessState: standardAccessState } : undefined;
  }
  if (!subscription && !isPaid) return undefined;
  const accessState = dripAccessState(subscription, course, now, isPaid);
  return { course, enrollment, accessState, ...(subscription && { subscription }) };
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
  if (requiresPayment(course) && !paid) throw new Problem(enrollment ? 'payment-required' : 'not-enrolled');
  if (!enrollment) throw new Problem('not-enrolled');
  const subscription = await getLinkedSubscription(learnerId, enrollment);
  const access = resolveAccess({ course, enrollment, isPaid: paid, subscription }, now);
  if (!access) throw new Problem('not-enrolled');
  return access;
};

/** May this learner enroll: free, or paid for. Throws `not-found`, `payment-required` or `subscribe-instead`. */
export const requireCanEnroll = async (learnerId: string, courseId: string): Promise<CourseRow> => {
  const [course, paid] = await Promise.all([requireCourse(courseId), hasPaid(learnerId, courseId)]);
  if (course.kind === 'drip') throw new Problem('subscribe-instead');
  if (requiresPayment(course) && !paid) throw new Problem('payment-required');
  return course;
};

type PositionedLecture = LecturePosition & { lecture: StoredLecture };

/** Throws `lecture-locked` unless the lecture is open to this learner now. */
const requireUnlocked = <Positioned extends PositionedLecture>(
  accessState: AccessState,
  positioned: Positioned,
): Positioned => {
  if (lectureState(positioned.lecture, accessState) !== 'unlocked') throw new Problem('lecture-locked');
  return positioned;
};

/** The lecture at a place of the outline, open to this learner. Throws `not-found` or `lecture-locked`. */
export const requireLecture = ({ course, accessState }: CourseAccess, position: LecturePosition): StoredLecture => {
  const lecture = lectureAt(course, position);
  if (!lecture) throw new Problem('not-found', 'Lecture not found.');
  return requireUnlocked(accessState, { ...position, lecture }).lecture;
};

/** The first lecture for which `isIt` holds, open to this learner. Throws `not-found` (with `missing`) or `lecture-locked`. */
export const findLecture = (
  { course, accessState }: CourseAccess,
  isMatch: (lecture: StoredLecture) => boolean,
  notFoundMessage = 'Lecture not found.',
): PositionedLecture => {
  const positioned = lecturesInOrder(course).find(({ lecture }) => isMatch(lecture));
  if (!positioned) throw new Problem('not-found', notFoundMessage);
  return requireUnlocked(accessState, positioned);
};
