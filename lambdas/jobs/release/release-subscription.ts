import { type DueEmail, type EmailPlan, planEmail } from '../../../contract/rules/drip-email.ts';
import { addedRules } from '../../../contract/rules/drip-schedule.ts';
import { findCourse } from '../../data/courses.ts';
import { advanceSubscription, type DueSubscriptionRows } from '../../data/due-subscriptions.ts';
import { putToken, storeAddedRules } from '../../data/subscriptions.ts';
import { removeUnconfirmed } from '../../data/unconfirmed-subscriptions.ts';
import { listSentAnnouncements, markSent } from '../../email/ledger.ts';
import { listUnsubscribeHeaders } from '../../email/list-headers.ts';
import { toEmail } from '../../email/send-email.ts';
import { dripEmail } from '../../email/templates/drip.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type SendOnceResult, sendEmailOnce } from './send-email-once.ts';
import type { EmailSender } from './sender.ts';
import { loadContext, type SubscriptionContext, toEmailData } from './subscription-context.ts';

/** What one run shares. */
export interface ReleaseRun {
  now: Date;
  rateLimiter: RateLimiter;
  sender: EmailSender;
}

/** `superseded`: somebody else has taken care of it. `deferred`: it stays due, for a later run. */
export type ReleaseOutcome = 'sent' | 'skipped' | 'superseded' | 'deferred';

/** How long a course that is not published is not asked for again. */
const unpublishedRetryMs = 24 * 60 * 60 * 1000;

/** `RELEASE-20261121T080000Z` to its instant. */
const announcementInstant = (name: string): string =>
  name.replace(/^RELEASE-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z');

/**
 * A digest leaves out what was announced by a run that died before it could say so in the subscription: the ledger knows.
 * Only digests ask it, because a single announcement is kept from repeating by its own name; and those who started again,
 * because of what a digest announced before then, a single letter may be left.
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

const sendPlannedEmail = async (context: SubscriptionContext, dueEmail: DueEmail, run: ReleaseRun) => {
  const { subscription } = context.emailContext;
  const { email, courseId, token, confirmedAt } = subscription;
  // A crash may have left out what leads from links to the subscription. Who has confirmed came by such a link, or by an
  // account, which makes up for it.
  if (confirmedAt === undefined) await putToken(subscription);
  const message = dripEmail(dueEmail, toEmailData(context, run.now));
  const outgoing = toEmail(email, message, {
    headers: listUnsubscribeHeaders(token),
    tags: { course: courseId, email: dueEmail.name, kind: dueEmail.kind },
  });
  return sendEmailOnce({ email, courseId, name: dueEmail.name }, outgoing, run);
};

/**
 * Does what is due for one subscription, by what is true now and not when it fell due: sends the letter that the plan
 * names, if any, and then moves the subscription on. Safe to repeat after any break.
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
  const { outcome, claim }: SendOnceResult = plan.email
    ? await sendPlannedEmail(context, plan.email, run)
    : { outcome: 'skipped' };
  if (outcome === 'deferred') return 'deferred';
  // Never into the past: the watermark may have passed that day.
  const dueAt = plan.dueAt && new Date(Math.max(plan.dueAt.getTime(), now.getTime()));
  const isAdvanced = await advanceSubscription(subscription, plan.advance, dueAt);
  // The subscription tells that the letter went. When somebody has changed it meanwhile, only the ledger can.
  if (!isAdvanced && claim) await markSent(claim, now.toISOString());
  return outcome;
};
