import type { EmailContext } from '#contract/rules/drip-email.ts';
import { dripAccessState, nextReleaseBatch } from '#contract/rules/drip-schedule.ts';
import { lectureState } from '#contract/rules/lecture-access.ts';
import { resumePoint } from '#contract/rules/resume.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow, SuppressionRow } from '#contract/storage/subscriber-rows.ts';
import { type Enrollment, getEnrollment } from '#lambdas/data/enrollments.ts';
import { hasPaid } from '#lambdas/data/entitlements.ts';
import type { DripEmailData } from '#lambdas/email/templates/drip.ts';

/** Everything that determines a subscription's emails. */
export interface SubscriptionContext {
  emailContext: EmailContext & { subscription: SubscriptionRow; course: CourseRow };
  enrollment: Enrollment | undefined;
}

/** Loads what the linked learner, if any, has paid for and studied. */
export const loadContext = async (
  subscription: SubscriptionRow,
  suppression: SuppressionRow | undefined,
  course: CourseRow,
): Promise<SubscriptionContext> => {
  const { learnerId, courseId } = subscription;
  const [isPremium, enrollment] = learnerId
    ? await Promise.all([hasPaid(learnerId, courseId), getEnrollment(learnerId, courseId)])
    : [false, undefined];
  return {
    enrollment,
    emailContext: {
      ...{ subscription, course, isPremium },
      completedLectures: enrollment?.completedLectures ?? new Set<string>(),
      isSuppressed: suppression?.suppressed !== undefined,
      ...(enrollment?.updatedAt && { lastStudiedAt: enrollment.updatedAt }),
    },
  };
};

/** Builds the data of an email to this subscriber. */
export const toEmailData = ({ emailContext, enrollment }: SubscriptionContext, now: Date): DripEmailData => {
  const { course, subscription, completedLectures, isPremium } = emailContext;
  const accessState = dripAccessState(subscription, course, now, isPremium);
  const nextBatch = nextReleaseBatch(subscription, course, now);
  const nextLecture = resumePoint(
    course,
    completedLectures,
    enrollment?.lastLectureId,
    (lecture) => lectureState(lecture, accessState) === 'unlocked',
  );
  return {
    course,
    email: subscription.email,
    timeZone: subscription.timeZone,
    token: subscription.token,
    subscribedAt: new Date(subscription.subscribedAt),
    hasCertificate: course.hasCertificate,
    ...(nextBatch && { next: nextBatch }),
    ...(nextLecture && { nextLecture }),
  };
};
