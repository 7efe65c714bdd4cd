import type { Context } from 'aws-lambda';
import type { ScheduledEvent } from '../../contract/jobs.ts';
import { addDays } from '../../contract/rules/activity.ts';
import { asidePages, getWatermark, moveDue, raiseWatermark } from '../data/due-subscriptions.ts';
import { countSending } from '../data/mail-ledger.ts';
import { logRun } from '../http/log.ts';
import { environment } from '../services/environment.ts';
import { ceilingReached, mailRoom } from './release/health.ts';
import { createRate } from './release/rate.ts';
import { releaseDue, type Tally } from './release/release-due.ts';
import { createSender } from './release/sender.ts';

/** By hand, an operator may have it try again what was set aside. */
type ReleaseEvent = ScheduledEvent & { retryAside?: boolean };

type Summary = Tally | { held: string };

/** Milliseconds before the end of the function at which nothing new is begun. */
const reserve = 20_000;

const retryAside = async (now: Date): Promise<void> => {
  for await (const page of asidePages()) for (const due of page) await moveDue(due, now);
};

/**
 * Mails everybody for whom something has opened. Runs by the clock, may run late, twice or never: what is open is decided
 * when it is read, and the send ledger decides what is sent. Throws when SES takes no mail at all.
 */
export const handler = async (
  event: ReleaseEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<Summary> => {
  const now = new Date(event.time);
  if (event.retryAside) await retryAside(now);
  const mostADay = Number(environment('MAIL_PER_DAY'));
  const { held, formHeld, left } = await mailRoom(now, mostADay);
  if (formHeld !== undefined) logRun('error', { job: 'release-drip', held: formHeld });
  if (held !== undefined) {
    logRun('error', { job: 'release-drip', held });
    return { held };
  }
  const rate = createRate(Number(environment('MAIL_PER_SECOND')), left);
  const sender = createSender(rate);
  const isOver = () => sender.stopped() !== undefined || rate.isSpent() || context.getRemainingTimeInMillis() < reserve;
  const watermark = await getWatermark();
  const today = now.toISOString().slice(0, 10);
  const { tally, isComplete } = await releaseDue({ now, rate, sender }, watermark, isOver).finally(async () => {
    if (sender.taken() > 0) await countSending(today, 'sent', sender.taken());
  });
  if (isComplete) await raiseWatermark(addDays(today, -1));
  logRun('info', { job: 'release-drip', ...tally, isComplete });
  if (rate.isSpent()) logRun('error', { job: 'release-drip', held: ceilingReached(mostADay) });
  const stopped = sender.stopped();
  if (stopped !== undefined) throw new Error(`No mail can be sent. ${stopped}`);
  return tally;
};
