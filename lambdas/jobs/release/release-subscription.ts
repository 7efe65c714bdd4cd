import { type DueEmail, type EmailPlan, planEmail } from '#contract/rules/drip-email.ts';
import { addedRules } from '#contract/rules/drip-schedule.ts';
import { findCourse } from '#lambdas/data/courses.ts';
import { advanceSubscription, type DueSubscriptionRows } from '#lambdas/data/due-subscriptions.ts';
import { putToken, removeUnconfirmed, storeAddedRules } from '#lambdas/data/subscriptions.ts';
import {
  claimEmail,
  dripEmailEntry,
  type EmailClaim,
  listSentAnnouncements,
  markSent,
  releaseClaim,
} from '#lambdas/email/ledger.ts';
import { listUnsubscribeHeaders } from '#lambdas/email/list-headers.ts';
import { toEmail } from '#lambdas/email/send-email.ts';
import type { Email } from '#lambdas/email/ses.ts';
import { dripEmail } from '#lambdas/email/templates/drip.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { EmailSender } from './sender.ts';
import { loadContext, type SubscriptionContext, toEmailData } from './subscription-context.ts';

/** State shared within one run. */
export interface ReleaseRun {
  now: Date;
  rateLimiter: RateLimiter;
  sender: EmailSender;
}

/** `superseded`: another run handled it. `deferred`: it stays due for a later run. */
export type ReleaseOutcome = 'sent' | 'skipped' | 'superseded' | 'deferred';

/** `skipped`: given up after two attempts with unknown outcome. `claim`: of an email that this run has just sent. */
interface SendOutcome {
  outcome: Exclude<ReleaseOutcome, 'superseded'>;
  claim?: EmailClaim;
}

/** Retry interval for a course that is not published. */
const unpublishedRetryMs = 24 * 60 * 60 * 1000;

/** Parses the instant from a name such as `RELEASE-20261121T080000Z`. */
const announcementInstant = (name: string): string =>
  name.replace(/^RELEASE-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z');

/**
 * Removes from a digest what the ledger lists as sent by a run that crashed before advancing the subscription. Only
 * digests need this: a single announcement cannot repeat, because of its own name. After a restart, digests sent before
 * it may reduce a digest to a single announcement.
 */
const withoutSentAnnouncements = async (
  context: SubscriptionContext,
  plan: EmailPlan,
  now: Date,
): Promise<EmailPlan> => {
  const { emailContext } = context;
  const { email, courseId, restartedAt } = emailContext.subscription;
  const isAnnouncement = plan.email !== undefined && plan.email.batches.length > 0;
  if (plan.email?.kind !== 'digest' && !(restartedAt && isAnnouncement)) return plan;
  const last = (await listSentAnnouncements(email, courseId)).at(-1);
  const announcedThrough = last === undefined ? undefined : announcementInstant(last);
  if (announcedThrough === undefined || announcedThrough <= (emailContext.subscription.announcedThrough ?? ''))
    return plan;
  const remainingPlan = planEmail(
    { ...emailContext, subscription: { ...emailContext.subscription, announcedThrough } },
    now,
  );
  return { ...remainingPlan, advance: { announcedThrough, ...remainingPlan.advance } };
};

const sendClaimed = async (claim: EmailClaim, email: Email, { sender }: ReleaseRun): Promise<SendOutcome> => {
  const result = await sender.send(email).catch(async (error: unknown) => {
    await releaseClaim(claim);
    throw error;
  });
  if (result === 'sent') return { outcome: 'sent', claim };
  // An unknown outcome leaves the claim: an SES event settles it, or another run once it has expired.
  if (result === 'not-sent') await releaseClaim(claim);
  return { outcome: 'deferred' };
};

/**
 * Claims the planned email, so that no other run sends it too, and sends it. A run that crashes before it records the
 * email leaves the claim (docs/reliability.md#email-sending).
 */
const sendPlannedEmail = async (
  context: SubscriptionContext,
  dueEmail: DueEmail,
  run: ReleaseRun,
): Promise<SendOutcome> => {
  const { subscription } = context.emailContext;
  const { email, courseId, token, confirmedAt } = subscription;
  // A crash may have lost the token behind the links. A confirmed subscriber has used such a link, or an account
  // instead.
  if (confirmedAt === undefined) await putToken(subscription);
  const message = dripEmail(dueEmail, toEmailData(context, run.now));
  const outgoing = toEmail(email, message, {
    headers: listUnsubscribeHeaders(token),
    tags: { course: courseId, email: dueEmail.name, kind: dueEmail.kind },
  });
  if (run.sender.stopReason() !== undefined || !(await run.rateLimiter.take())) return { outcome: 'deferred' };
  const entry = dripEmailEntry({ email, courseId, name: dueEmail.name });
  const claim = await claimEmail(entry, run.now);
  if (typeof claim === 'object') return sendClaimed(claim, outgoing, run);
  return { outcome: claim === 'held' ? 'deferred' : claim === 'sent' ? 'sent' : 'skipped' };
};

/**
 * Handles what is due for one subscription by its current state: sends the planned email, if any, then advances the
 * subscription. Safe to repeat after a crash.
 */
export const releaseSubscription = async (
  { subscription, suppression }: DueSubscriptionRows,
  run: ReleaseRun,
): Promise<ReleaseOutcome> => {
  const { now } = run;
  if (!subscription?.dueAt || subscription.dueAt > now.toISOString()) return 'superseded';
  const course = await findCourse(subscription.courseId);
  if (!course) {
    await advanceSubscription(subscription, {}, new Date(now.getTime() + unpublishedRetryMs));
    return 'skipped';
  }
  const added = addedRules(subscription.schedule, course);
  if (Object.keys(added).length > 0) await storeAddedRules(subscription, added, undefined);
  const context = await loadContext(subscription, suppression, course);
  const plan = await withoutSentAnnouncements(context, planEmail(context.emailContext, now), now);
  if (plan.isExpired && subscription.learnerId === undefined) {
    return (await removeUnconfirmed(subscription)) ? 'skipped' : 'superseded';
  }
  const { outcome, claim }: SendOutcome = plan.email
    ? await sendPlannedEmail(context, plan.email, run)
    : { outcome: 'skipped' };
  if (outcome === 'deferred') return 'deferred';
  // Never in the past, because the watermark may already be later than that day.
  const dueAt = plan.dueAt && new Date(Math.max(plan.dueAt.getTime(), now.getTime()));
  const isAdvanced = await advanceSubscription(subscription, plan.advance, dueAt);
  // An advanced subscription records that the email was sent. If it changed concurrently, the ledger must record that.
  if (!isAdvanced && claim) await markSent(claim, now.toISOString());
  return outcome;
};
