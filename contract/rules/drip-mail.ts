import {
  type DripOutline,
  isOpen,
  type SubscriptionFacts,
  type Wave,
  wavesOf,
  withAddedRules,
} from './drip-schedule.ts';

/** Every letter the release job sends. */
export type DripMailKind = 'released' | 'digest' | 'last-section' | 'confirm-reminder' | 'quiet-3' | 'quiet-10';

/** What mail has done so far in a subscription. Instants are RFC 3339 in UTC. */
export interface MailState {
  /** When the address was confirmed; before that nothing but one reminder is sent. */
  confirmedAt?: string;
  /** When a letter with the link into the course was last sent; the first one was the welcome. */
  accessMailedAt?: string;
  /** When the subscriber stopped mails; access goes on. */
  mailStoppedAt?: string;
  /** Waves up to this instant were mailed or are accounted for; the welcome mail accounts for those at subscribing. */
  mailedThrough?: string;
  /** When the one reminder to confirm was sent. */
  confirmRemindedAt?: string;
  /** The last study (or confirmation, or restart) the quiet reminders count from, and the last of them that was sent for it. */
  quietSpell?: { since: string; days: 3 | 10 };
}

/** Everything the plan of mails is computed from. */
export interface MailFacts {
  subscription: SubscriptionFacts & MailState;
  course: DripOutline;
  /** Ids of lectures the learner has completed; empty without an account. */
  completedLectures: ReadonlySet<string>;
  /** When the learner last studied in this course (the enrollment's `updatedAt`). */
  lastStudiedAt?: string;
  /** Paid: everything is open, so nothing is announced. */
  isPremium: boolean;
  /** The address bounced or complained. */
  isSuppressed: boolean;
}

/** One letter that is due. */
export interface DueMail {
  kind: DripMailKind;
  /** Names the letter in the send ledger: the same letter has the same name in every run. */
  name: string;
  /** What has opened since the last letter, first to last; empty for reminders. */
  waves: Wave[];
  /** Sections of these waves, in the order of the course. */
  sectionIndexes: number[];
  /** Nothing is left to come after these waves. */
  isLast: boolean;
  /** Something of them was open before: it comes again, because the subscriber started again from day 1. */
  isAgain?: true;
}

/** Fields of the subscription that change once the letter is out or accounted for. */
export type MailAdvance = Pick<MailState, 'mailedThrough' | 'confirmRemindedAt' | 'quietSpell'>;

export interface MailPlan {
  /** The letter to send now, if there is one. */
  mail?: DueMail;
  /** To store afterwards, whether or not there was a letter. */
  advance: MailAdvance;
  /** When to look again, always later than now; undefined: not until the subscriber does something. */
  dueAt?: Date;
  /** Nobody confirmed the address in time: nothing is to be kept of it. */
  isForgotten?: true;
}

const dayLength = 24 * 60 * 60 * 1000;
const daysAfter = (instant: string, days: number): Date => new Date(Date.parse(instant) + days * dayLength);

/** Names the letter that reminds of confirming in the send ledger. */
export const confirmReminderName = 'CONFIRM-REMINDER';
/** Days after subscribing at which an unconfirmed subscriber is reminded, once. */
export const confirmReminderDays = 3;
/** Days after the last letter with the link at which an address that nobody has confirmed is forgotten. */
export const forgetDays = 14;
const quietDays = [3, 10] as const;
/** Days between the last announcement and a reminder, so that nobody gets two letters on one morning. */
const restDays = 1;

const compact = (instant: Date | string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The instant the quiet reminders count from. */
const quietSince = (
  { confirmedAt = '', restartedAt = '' }: MailState & SubscriptionFacts,
  lastStudiedAt = '',
): string => [confirmedAt, restartedAt, lastStudiedAt].sort().at(-1) ?? '';

/** Whether something open is still to be done. */
const hasUnfinished = ({ subscription, course, completedLectures }: MailFacts, now: Date): boolean => {
  const known = withAddedRules(subscription, course);
  return course.sections.some(({ lectures }) =>
    lectures.some(({ id }) => isOpen(known, id, now) && !completedLectures.has(id)),
  );
};

/** Reminders that are still to come in this quiet spell, each with its instant. */
const quietReminders = (facts: MailFacts, mailedThrough: string, now: Date) => {
  const { subscription } = facts;
  if (!hasUnfinished(facts, now)) return [];
  const since = quietSince(subscription, facts.lastStudiedAt);
  const sent = subscription.quietSpell?.since === since ? subscription.quietSpell.days : 0;
  const rested = daysAfter(mailedThrough, restDays);
  return quietDays
    .filter((days) => days > sent)
    .map((days) => ({ days, since, at: new Date(Math.max(daysAfter(since, days).getTime(), rested.getTime())) }));
};

const earliest = (...instants: (Date | undefined)[]): Date | undefined =>
  instants.reduce((first, next) => (first && (!next || first <= next) ? first : next), undefined);

const plan = (advance: MailAdvance, dueAt: Date | undefined, mail?: DueMail): MailPlan => ({
  advance,
  ...(mail && { mail }),
  ...(dueAt && { dueAt }),
});

const unconfirmedPlan = ({ subscription, isSuppressed, isPremium }: MailFacts, now: Date): MailPlan => {
  const { subscribedAt, accessMailedAt = subscribedAt, mailStoppedAt, confirmRemindedAt } = subscription;
  // An address that wants no mail is kept, so that it stays so; and who has paid is somebody.
  if (mailStoppedAt || isPremium) return plan({}, undefined);
  const forgetAt = daysAfter(accessMailedAt, forgetDays);
  if (forgetAt <= now) return { advance: {}, isForgotten: true };
  if (confirmRemindedAt || isSuppressed) return plan({}, forgetAt);
  const remindAt = daysAfter(subscribedAt, confirmReminderDays);
  if (remindAt > now) return plan({}, remindAt);
  // Nobody is reminded of a letter they never got, or a crowd at the form would use up the mails of a later day.
  if (!subscription.accessMailedAt) return plan({}, forgetAt);
  return plan({ confirmRemindedAt: now.toISOString() }, forgetAt, {
    kind: 'confirm-reminder',
    name: confirmReminderName,
    waves: [],
    sectionIndexes: [],
    isLast: false,
  });
};

const announcement = ({ comesAgain }: SubscriptionFacts, pending: Wave[], last: Wave, isLast: boolean): DueMail => ({
  kind: pending.length > 1 ? 'digest' : isLast ? 'last-section' : 'released',
  name: `WAVE-${compact(last.at)}`,
  waves: pending,
  sectionIndexes: [...new Set(pending.flatMap(({ sectionIndexes }) => sectionIndexes))].sort((a, b) => a - b),
  isLast,
  ...(pending.some(({ lectureIds }) => lectureIds.some((id) => comesAgain?.has(id))) && { isAgain: true }),
});

/**
 * Which letter is due now and when to look again. Whoever may not be written to (stopped, suppressed) or needs no
 * announcement (paid) is accounted for in silence and moves on, so that mails resume by themselves when that ends.
 * A paused subscription waits until it is resumed.
 */
export const planMail = (facts: MailFacts, now: Date): MailPlan => {
  const { subscription, course } = facts;
  const isSilent = Boolean(subscription.mailStoppedAt) || facts.isSuppressed || facts.isPremium;
  if (subscription.pausedAt) return plan({}, undefined);
  if (!subscription.confirmedAt) return unconfirmedPlan(facts, now);

  const through = subscription.mailedThrough ?? subscription.subscribedAt;
  // A wave whose every section was announced before, such as a free lecture added to it, is worth no letter.
  const waves = wavesOf(subscription, course).filter(({ sectionIndexes }) => sectionIndexes.length > 0);
  const pending = waves.filter(({ at }) => at > new Date(through) && at <= now);
  const last = pending.at(-1);
  const next = waves.find(({ at }) => at > now);
  const mailedThrough = last ? last.at.toISOString() : through;
  const advance: MailAdvance = last ? { mailedThrough } : {};
  if (isSilent) return plan(advance, next?.at);

  // After an outage the announcement is younger than what it announces.
  const reminders = quietReminders(facts, last ? now.toISOString() : mailedThrough, now);
  if (last) {
    // A late run announces late, and the day of rest counts from then.
    const rested = reminders[0] && new Date(Math.max(reminders[0].at.getTime(), now.getTime() + restDays * dayLength));
    return plan(advance, earliest(next?.at, rested), announcement(subscription, pending, last, !next));
  }
  const reached = reminders.filter(({ at }) => at <= now).at(-1);
  if (!reached) return plan(advance, earliest(next?.at, reminders[0]?.at));
  const { days, since } = reached;
  const later = reminders.find((reminder) => reminder.days > days);
  return plan({ ...advance, quietSpell: { since, days } }, earliest(next?.at, later?.at), {
    kind: `quiet-${days}`,
    name: `QUIET-${days}-${compact(since)}`,
    waves: [],
    sectionIndexes: [],
    isLast: false,
  });
};

/** What confirming changes: all that has opened so far lies before the subscriber, so no letter announces it. */
export const confirmation = (state: MailState, now: Date): Pick<MailState, 'confirmedAt' | 'mailedThrough'> =>
  state.confirmedAt ? {} : { confirmedAt: now.toISOString(), mailedThrough: now.toISOString() };

/** When the release job has to look, if it knew no more than `facts`: at once when something is due, else as planned. */
export const nextLook = (facts: MailFacts, now: Date): Date | undefined => {
  const { mail, advance, dueAt, isForgotten } = planMail(facts, now);
  return mail || isForgotten || advance.mailedThrough ? now : dueAt;
};

/**
 * When the job has to look at someone who is back and whom it waited for no more, so that a new quiet spell can begin;
 * undefined when there is nothing to remind them of.
 */
export const lookAfterReturn = (facts: MailFacts, now: Date): Date | undefined => {
  const { confirmedAt, mailStoppedAt, pausedAt } = facts.subscription;
  if (!confirmedAt || mailStoppedAt || pausedAt || facts.isSuppressed || facts.isPremium) return undefined;
  if (!hasUnfinished(facts, now)) return undefined;
  return nextLook(facts, now) ?? daysAfter(now.toISOString(), quietDays[0]);
};
