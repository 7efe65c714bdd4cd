import { Problem } from '#contract/problem.ts';
import { dripAccessState } from '#contract/rules/drip-schedule.ts';
import { type AccessState, lectureState, standardAccessState } from '#contract/rules/lecture-access.ts';
import { type LecturePosition, lectureAt, lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseRow, StoredLecture } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { findCourse, requireCourse } from '../data/courses.ts';
import { type Enrollment, getEnrollment } from '../data/enrollments.ts';
import { hasPaid } from '../data/entitlements.ts';
import { getSubscription } from '../data/subscriptions.ts';

/** A course, proof of this learner's access, and what is unlocked for them now. */
export interface CourseAccess {
  course: CourseRow;
  enrollment: Enrollment;
  accessState: AccessState;
  /** Drip courses: the linked subscription; absent for learners who paid and never subscribed. */
  subscription?: SubscriptionRow;
}

/** Returns whether the course requires payment to open. In a drip course, payment skips the schedule instead. */
const requiresPayment = (course: Pick<CourseRow, 'kind' | 'price'>): boolean =>
  course.kind === 'standard' && course.price !== 0;

/** Returns the subscription of an enrollment if it is still this learner's. Reads nothing for a standard course. */
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

/** Returns an enrolled learner's access; undefined without a payment or subscription. */
export const resolveAccess = (input: AccessInput, now: Date): CourseAccess | undefined => {
  const { course, enrollment, isPaid, subscription } = input;
  if (course.kind === 'standard') {
    return isPaid || !requiresPayment(course) ? { course, enrollment, accessState: standardAccessState } : undefined;
  }
  if (!subscription && !isPaid) return undefined;
  const accessState = dripAccessState(subscription, course, now, isPaid);
  return { course, enrollment, accessState, ...(subscription && { subscription }) };
};

/** Returns a course that this environment has cached and that no payment opens further. */
const findCachedFreeCourse = (courseId: string): CourseRow | undefined => {
  const course = findCourse.peek(courseId);
  return course?.kind === 'standard' && !requiresPayment(course) ? course : undefined;
};

/**
 * Access check of every operation inside a course: reads the course and the learner's rows in parallel and requires
 * enrollment and, for a paid course, an unrefunded payment. Costs one round trip, two for a drip course. Does not read
 * whether the learner has paid for a cached course that is free.
 * @throws `not-found`, `not-enrolled` or `payment-required`
 */
export const requireCourseAccess = async (learnerId: string, courseId: string, now: Date): Promise<CourseAccess> => {
  const freeCourse = findCachedFreeCourse(courseId);
  const [course, enrollment, paid] = await Promise.all([
    freeCourse ?? requireCourse(courseId),
    getEnrollment(learnerId, courseId),
    freeCourse ? false : hasPaid(learnerId, courseId),
  ]);
  if (requiresPayment(course) && !paid) throw new Problem(enrollment ? 'payment-required' : 'not-enrolled');
  if (!enrollment) throw new Problem('not-enrolled');
  const subscription = await getLinkedSubscription(learnerId, enrollment);
  const access = resolveAccess({ course, enrollment, isPaid: paid, subscription }, now);
  if (!access) throw new Problem('not-enrolled');
  return access;
};

/**
 * Requires that the learner may enroll: the course is free or paid for.
 * @throws `not-found`, `payment-required` or `subscribe-instead`
 */
export const requireCanEnroll = async (learnerId: string, courseId: string): Promise<CourseRow> => {
  const [course, paid] = await Promise.all([requireCourse(courseId), hasPaid(learnerId, courseId)]);
  if (course.kind === 'drip') throw new Problem('subscribe-instead');
  if (requiresPayment(course) && !paid) throw new Problem('payment-required');
  return course;
};

type PositionedLecture = LecturePosition & { lecture: StoredLecture };

/**
 * Requires that the lecture is unlocked for this learner.
 * @throws `lecture-locked`
 */
const requireUnlocked = <Positioned extends PositionedLecture>(
  accessState: AccessState,
  positioned: Positioned,
): Positioned => {
  if (lectureState(positioned.lecture, accessState) !== 'unlocked') throw new Problem('lecture-locked');
  return positioned;
};

/**
 * Returns the unlocked lecture at a position of the outline.
 * @throws `not-found` or `lecture-locked`
 */
export const requireLecture = ({ course, accessState }: CourseAccess, position: LecturePosition): StoredLecture => {
  const lecture = lectureAt(course, position);
  if (!lecture) throw new Problem('not-found', 'Lesson not found.');
  return requireUnlocked(accessState, { ...position, lecture }).lecture;
};

/**
 * Returns the first lecture that satisfies `isIt`, unlocked for this learner.
 * @throws `not-found` (with `missing`) or `lecture-locked`
 */
export const findLecture = (
  { course, accessState }: CourseAccess,
  isMatch: (lecture: StoredLecture) => boolean,
  notFoundMessage = 'Lesson not found.',
): PositionedLecture => {
  const positioned = lecturesInOrder(course).find(({ lecture }) => isMatch(lecture));
  if (!positioned) throw new Problem('not-found', notFoundMessage);
  return requireUnlocked(accessState, positioned);
};
