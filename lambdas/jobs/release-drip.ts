import type { Context } from 'aws-lambda';
import type { ScheduledEvent } from '#contract/jobs.ts';
import { addDays } from '#contract/rules/activity.ts';
import { getWatermark, listQuarantinedPages, raiseWatermark, reschedule } from '../data/due-subscriptions.ts';
import { addToDailyEmailStats, dailyLimitReason, getSendBudget } from '../email/send-budget.ts';
import { sendsEmail } from '../email/ses.ts';
import { environment } from '../runtime/environment.ts';
import { job } from '../runtime/job.ts';
import { logRun, redact } from '../runtime/log.ts';
import { forwardInquiries } from './release/forward-inquiries.ts';
import { createRateLimiter } from './release/rate-limiter.ts';
import { type RunCounts, releaseDue } from './release/release-due.ts';
import { createSender } from './release/sender.ts';

/** Operators can set `retryQuarantined` in a manual run. */
type ReleaseEvent = ScheduledEvent & { retryQuarantined?: boolean };

type ReleaseSummary = RunCounts | { blockedReason: string };

/** Milliseconds before the function's time-out at which no new work starts. */
const shutdownReserveMs = 20_000;

const requeueQuarantined = async (now: Date): Promise<void> => {
  for await (const page of listQuarantinedPages()) for (const due of page) await reschedule(due, now);
};

/**
 * Sends emails for due subscriptions. May run late, twice or not at all: open sections are computed when read, and the
 * send ledger decides what is sent. While email is not configured, everything stays due.
 * @throws Error when SES accepts no email at all
 */
const releaseDrip = async (
  event: ReleaseEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ReleaseSummary> => {
  if (!sendsEmail()) return { blockedReason: 'Email is not configured on this stage.' };
  const now = new Date(event.time);
  if (event.retryQuarantined) await requeueQuarantined(now);
  const maxPerDay = Number(environment('EMAILS_PER_DAY'));
  const { blockedReason, signupBlockedReason, remaining } = await getSendBudget(now, maxPerDay);
  if (signupBlockedReason !== undefined) logRun('error', { job: 'release-drip', blockedReason: signupBlockedReason });
  if (blockedReason !== undefined) {
    logRun('error', { job: 'release-drip', blockedReason });
    return { blockedReason };
  }
  const rateLimiter = createRateLimiter(Number(environment('EMAILS_PER_SECOND')), remaining);
  const sender = createSender(rateLimiter);
  const shouldStop = () =>
    sender.stopReason() !== undefined ||
    rateLimiter.isExhausted() ||
    context.getRemainingTimeInMillis() < shutdownReserveMs;
  const watermark = await getWatermark();
  const today = now.toISOString().slice(0, 10);
  const run = { now, rateLimiter, sender };
  const release = async () => {
    const released = await releaseDue(run, watermark, shouldStop);
    return { ...released, forwarded: await forwardInquiries(run, shouldStop) };
  };
  const { counts, isComplete, forwarded } = await release().finally(async () => {
    if (sender.acceptedCount() > 0) await addToDailyEmailStats(today, 'sent', sender.acceptedCount());
  });
  if (isComplete) await raiseWatermark(addDays(today, -1));
  logRun('info', { job: 'release-drip', ...counts, forwarded, isComplete });
  if (rateLimiter.isExhausted()) logRun('error', { job: 'release-drip', blockedReason: dailyLimitReason(maxPerDay) });
  const stopped = sender.stopReason();
  if (stopped !== undefined) throw new Error(`SES accepts no email. ${redact(stopped)}`);
  return counts;
};

export const handler = job('release-drip', releaseDrip);
