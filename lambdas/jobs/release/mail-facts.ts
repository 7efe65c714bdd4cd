import type { CatalogueDetailRow } from '../../../contract/catalogue-rows.ts';
import type { MailFacts } from '../../../contract/rules/drip-mail.ts';
import { dripStanding, nextWave } from '../../../contract/rules/drip-schedule.ts';
import { lectureState } from '../../../contract/rules/lecture-access.ts';
import { resumePoint } from '../../../contract/rules/resume.ts';
import type { AddressRow, SubscriptionRow } from '../../../contract/subscriber-rows.ts';
import { type Enrollment, getEnrollment } from '../../data/enrollments.ts';
import { hasPaid } from '../../data/entitlements.ts';
import type { DripMailFacts } from '../../services/letters/drip-letters.ts';

/** All that decides about the mails of a subscription, as of now. */
export interface Situation {
  facts: MailFacts & { subscription: SubscriptionRow; course: CatalogueDetailRow };
  enrollment: Enrollment | undefined;
}

/** Reads what the learner behind a subscription, if there is one, has paid and studied. */
export const situationOf = async (
  subscription: SubscriptionRow,
  address: AddressRow | undefined,
  course: CatalogueDetailRow,
): Promise<Situation> => {
  const { learnerId, courseId } = subscription;
  const [isPremium, enrollment] = learnerId
    ? await Promise.all([hasPaid(learnerId, courseId), getEnrollment(learnerId, courseId)])
    : [false, undefined];
  return {
    enrollment,
    facts: {
      ...{ subscription, course, isPremium },
      completedLectures: enrollment?.completedLectures ?? new Set<string>(),
      isSuppressed: address?.suppressed !== undefined,
      ...(enrollment?.updatedAt && { lastStudiedAt: enrollment.updatedAt }),
    },
  };
};

/** What a letter to this subscriber may say. */
export const letterFacts = ({ facts, enrollment }: Situation, now: Date): DripMailFacts => {
  const { course, subscription, completedLectures, isPremium } = facts;
  const standing = dripStanding(subscription, course, now, isPremium);
  const next = nextWave(subscription, course, now);
  const nextLecture = resumePoint(
    course,
    completedLectures,
    enrollment?.lastLectureId,
    (lecture) => lectureState(lecture, standing) === 'unlocked',
  );
  return {
    course,
    email: subscription.email,
    timeZone: subscription.timeZone,
    token: subscription.token,
    subscribedAt: new Date(subscription.subscribedAt),
    hasCertificate: course.hasCertificate,
    ...(next && { next }),
    ...(nextLecture && { nextLecture }),
  };
};
