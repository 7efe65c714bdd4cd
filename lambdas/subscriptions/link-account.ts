import { subscriptions } from '#contract/operations/subscriptions.ts';
import { Problem } from '#contract/problem.ts';
import { confirmation } from '#contract/rules/drip-email.ts';
import { normalizeEmail } from '#contract/rules/email.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { requireAccount } from '../data/accounts.ts';
import { requireCourse } from '../data/courses.ts';
import { type Enrollment, getEnrollment, putEnrollment, putSubscriberEmail } from '../data/enrollments.ts';
import { changeSubscription, getSubscription, linkSubscription, putTokenOfLearner } from '../data/subscriptions.ts';
import { listUnsubscribeHeaders } from '../email/list-headers.ts';
import { sendBestEffortEmail } from '../email/send-best-effort-email.ts';
import { isSuppressed } from '../email/suppressions.ts';
import { accountLinkedEmail } from '../email/templates/account-linked.ts';
import { endpoint } from '../http/endpoint.ts';
import { getIdentity } from '../services/identity.ts';
import { releaseConfirmed } from './subscribe-limits.ts';
import { withDueFields } from './subscription-change.ts';

/**
 * Returns the caller's email address as verified by the user pool; no client input names one
 * (docs/reliability.md#verified-email).
 */
const verifiedEmail = async (username: string): Promise<string> => {
  const { email, isEmailVerified } = await getIdentity(username);
  if (!isEmailVerified) throw new Problem('email-not-verified');
  return normalizeEmail(email);
};

/** Keeps the earlier of two subscriptions, so that changing an email address loses no days. */
const preferEarlierSubscription = async (
  learnerId: string,
  enrollment: Enrollment,
  linked: SubscriptionRow,
): Promise<void> => {
  const { subscriberEmail, courseId } = enrollment;
  if (subscriberEmail === linked.email) return;
  const other = subscriberEmail === undefined ? undefined : await getSubscription(subscriberEmail, courseId);
  const keepsOther = other?.learnerId === learnerId && other.subscribedAt <= linked.subscribedAt;
  if (!keepsOther) await putSubscriberEmail(learnerId, enrollment, linked.email);
};

/** Enrolls the learner, or links the existing enrollment to the subscription. */
const enrollLearner = async (
  learnerId: string,
  course: CourseRow,
  known: Enrollment | undefined,
  linked: SubscriptionRow,
  now: Date,
): Promise<void> => {
  if (!known) {
    const enrollment = { enrolledAt: now.toISOString(), subscriberEmail: linked.email };
    if (await putEnrollment(learnerId, course.id, enrollment)) return;
  }
  const enrollment = known ?? (await getEnrollment(learnerId, course.id));
  if (enrollment) await preferEarlierSubscription(learnerId, enrollment, linked);
};

/**
 * Links the subscription of the caller's own verified address. A subscription linked to another account looks the same
 * as a missing one. The call that links it sends the email last: a crash before that loses the email, which nothing
 * depends on, and no repeat sends it.
 */
export const handler = endpoint(subscriptions, 'linkAccount', async ({ body: { courseId }, caller, event, now }) => {
  const [email, course, known] = await Promise.all([
    verifiedEmail(caller.username),
    requireCourse(courseId),
    getEnrollment(caller.id, courseId),
    requireAccount(caller.id),
  ]);
  const link = await linkSubscription(email, courseId, caller.id, now.toISOString());
  if (!link) throw new Problem('not-found', 'Your email address has no subscription to this course.');
  const { linked, isNew } = link;
  const [isSuppressedEmail] = await Promise.all([
    isNew && isSuppressed(email),
    enrollLearner(caller.id, course, known, linked, now),
    putTokenOfLearner(linked, caller.id),
  ]);
  // Signing in with an email address proves ownership as well as the welcome page's button. A lost race means the
  // button confirmed it. Runs after linking, because emails to confirmed addresses rely on their links.
  if (!linked.confirmedAt) {
    await Promise.all([
      changeSubscription(linked, withDueFields(linked, confirmation(linked, now), course, now)),
      releaseConfirmed(linked),
    ]);
  }
  if (isNew && !isSuppressedEmail) {
    const message = accountLinkedEmail({ course, email, token: linked.token });
    const headers = listUnsubscribeHeaders(linked.token);
    await sendBestEffortEmail({
      to: email,
      name: 'account-linked',
      message,
      headers,
      operation: 'linkAccount',
      requestId: event.requestContext.requestId,
    });
  }
  return { success: true as const };
});
