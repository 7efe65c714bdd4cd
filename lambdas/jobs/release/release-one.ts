import { type DueMail, type MailPlan, planMail } from '../../../contract/rules/drip-mail.ts';
import { addedRules } from '../../../contract/rules/drip-schedule.ts';
import { findCourse } from '../../data/courses.ts';
import { advanceSubscription, type MailRows } from '../../data/due-subscriptions.ts';
import { markSent, sentAnnouncements } from '../../data/mail-ledger.ts';
import { keepAddedRules, putToken } from '../../data/subscriptions.ts';
import { forgetUnconfirmed } from '../../data/unconfirmed.ts';
import { dripLetter } from '../../services/letters/drip-letters.ts';
import { mailingHeaders } from '../../services/mailing-headers.ts';
import { mailOf } from '../../services/send-letter.ts';
import { letterFacts, type Situation, situationOf } from './mail-facts.ts';
import type { Rate } from './rate.ts';
import { type LetterResult, sendLetterOnce } from './send-letter-once.ts';
import type { Sender } from './sender.ts';

/** What one run shares. */
export interface Run {
  now: Date;
  rate: Rate;
  sender: Sender;
}

/** `moved`: somebody else has taken care of it. `left`: it stays due, for a later run. */
export type Outcome = 'sent' | 'accounted' | 'moved' | 'left';

/** How long a course that is not published is not asked for again. */
const unpublishedRest = 24 * 60 * 60 * 1000;

/** `WAVE-20261121T080000Z` to its instant. */
const waveInstant = (name: string): string =>
  name.replace(/^WAVE-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z');

/**
 * A digest leaves out what was announced by a run that died before it could say so in the subscription: the ledger knows.
 * Only digests ask it, because a single announcement is kept from repeating by its own name; and those who started again,
 * because of what a digest announced before then, a single letter may be left.
 */
const withoutAnnounced = async (situation: Situation, plan: MailPlan, now: Date): Promise<MailPlan> => {
  const { facts } = situation;
  const { email, courseId, restartedAt } = facts.subscription;
  const isAnnouncement = plan.mail !== undefined && plan.mail.waves.length > 0;
  if (plan.mail?.kind !== 'digest' && !(restartedAt && isAnnouncement)) return plan;
  const last = (await sentAnnouncements(email, courseId)).at(-1);
  const mailedThrough = last === undefined ? undefined : waveInstant(last);
  if (mailedThrough === undefined || mailedThrough <= (facts.subscription.mailedThrough ?? '')) return plan;
  const rest = planMail({ ...facts, subscription: { ...facts.subscription, mailedThrough } }, now);
  return { ...rest, advance: { mailedThrough, ...rest.advance } };
};

const sendPlanned = async (situation: Situation, mail: DueMail, run: Run) => {
  const { subscription } = situation.facts;
  const { email, courseId, token, confirmedAt } = subscription;
  // A crash may have left out what leads from links to the subscription. Who has confirmed came by such a link, or by an
  // account, which makes up for it.
  if (confirmedAt === undefined) await putToken(subscription);
  const letter = dripLetter(mail, letterFacts(situation, run.now));
  const message = mailOf(email, letter, {
    headers: mailingHeaders(token),
    tags: { course: courseId, letter: mail.name, kind: mail.kind },
  });
  return sendLetterOnce({ email, courseId, name: mail.name }, message, run);
};

/**
 * Does what is due for one subscription, by what is true now and not when it fell due: sends the letter that the plan
 * names, if any, and then moves the subscription on. Safe to repeat after any break.
 */
export const releaseOne = async ({ subscription, address }: MailRows, run: Run): Promise<Outcome> => {
  const { now } = run;
  if (!subscription?.dueAt || subscription.dueAt > now.toISOString()) return 'moved';
  const course = await findCourse(subscription.courseId);
  if (!course) {
    await advanceSubscription(subscription, {}, new Date(now.getTime() + unpublishedRest));
    return 'accounted';
  }
  const added = addedRules(subscription.schedule, course);
  if (Object.keys(added).length > 0) await keepAddedRules(subscription, added, undefined);
  const situation = await situationOf(subscription, address, course);
  const plan = await withoutAnnounced(situation, planMail(situation.facts, now), now);
  if (plan.isForgotten && subscription.learnerId === undefined) {
    return (await forgetUnconfirmed(subscription)) ? 'accounted' : 'moved';
  }
  const { outcome, claim }: LetterResult = plan.mail
    ? await sendPlanned(situation, plan.mail, run)
    : { outcome: 'accounted' };
  if (outcome === 'left') return 'left';
  // Never into the past: the watermark may have passed that day.
  const dueAt = plan.dueAt && new Date(Math.max(plan.dueAt.getTime(), now.getTime()));
  const isAdvanced = await advanceSubscription(subscription, plan.advance, dueAt);
  // The subscription tells that the letter went. When somebody has changed it meanwhile, only the ledger can.
  if (!isAdvanced && claim) await markSent(claim, now.toISOString());
  return outcome;
};
