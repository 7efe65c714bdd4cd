import {
  type DripOutline,
  isOpen,
  type ReleaseBatch,
  releaseBatches,
  type SubscriptionState,
  withAddedRules,
} from './drip-schedule.ts';

/** Every letter the release job sends. */
export type DripEmailKind = 'released' | 'digest' | 'last-section' | 'confirm-reminder' | 'inactive-3' | 'inactive-10';

/** What mail has done so far in a subscription. Instants are RFC 3339 in UTC. */
export interface EmailState {
  /** When the address was confirmed; before that nothing but one reminder is sent. */
  confirmedAt?: string;
  /** When a letter with the link into the course was last sent; the first one was the welcome. */
  accessEmailSentAt?: string;
  /** When the subscriber stopped mails; access goes on. */
  unsubscribedAt?: string;
  /** Waves up to this instant were mailed or are accounted for; the welcome mail accounts for those at subscribing. */
  announcedThrough?: string;
  /** When the one reminder to confirm was sent. */
  confirmReminderSentAt?: string;
  /** The last study (or confirmation, or restart) the quiet reminders count from, and the last of them that was sent for it. */
  inactivity?: { since: string; days: 3 | 10 };
}

/** Everything the plan of mails is computed from. */
export interface EmailContext {
  subscription: SubscriptionState & EmailState;
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
export interface DueEmail {
  kind: DripEmailKind;
  /** Names the letter in the send ledger: the same letter has the same name in every run. */
  name: string;
  /** What has opened since the last letter, first to last; empty for reminders. */
  batches: ReleaseBatch[];
  /** Sections of these waves, in the order of the course. */
  sectionIndexes: number[];
  /** Nothing is left to come after these waves. */
  isLast: boolean;
  /** Something of them was open before: it comes again, because the subscriber started again from day 1. */
  isReannounced?: true;
}

/** Fields of the subscription that change once the letter is out or accounted for. */
export type EmailProgress = Pick<EmailState, 'announcedThrough' | 'confirmReminderSentAt' | 'inactivity'>;

export interface EmailPlan {
  /** The letter to send now, if there is one. */
  email?: DueEmail;
  /** To store afterwards, whether or not there was a letter. */
  advance: EmailProgress;
  /** When to look again, always later than now; undefined: not until the subscriber does something. */
  dueAt?: Date;
  /** Nobody confirmed the address in time: nothing is to be kept of it. */
  isExpired?: true;
}

const dayMs = 24 * 60 * 60 * 1000;
const daysAfter = (instant: string, days: number): Date => new Date(Date.parse(instant) + days * dayMs);

/** Names the letter that reminds of confirming in the send ledger. */
export const confirmReminderName = 'CONFIRM-REMINDER';
/** Days after subscribing at which an unconfirmed subscriber is reminded, once. */
export const confirmReminderDays = 3;
/** Days after the last letter with the link at which an address that nobody has confirmed is forgotten. */
export const expiryDays = 14;
const inactivityDays = [3, 10] as const;
/** Days between the last announcement and a reminder, so that nobody gets two letters on one morning. */
const cooldownDays = 1;

const compactTimestamp = (instant: Date | string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The instant the quiet reminders count from. */
const inactiveSince = (
  { confirmedAt = '', restartedAt = '' }: EmailState & SubscriptionState,
  lastStudiedAt = '',
): string => [confirmedAt, restartedAt, lastStudiedAt].sort().at(-1) ?? '';

/** Whether something open is still to be done. */
const hasUnfinished = ({ subscription, course, completedLectures }: EmailContext, now: Date): boolean => {
  const effective = withAddedRules(subscription, course);
  return course.sections.some(({ lectures }) =>
    lectures.some(({ id }) => isOpen(effective, id, now) && !completedLectures.has(id)),
  );
};

/** Reminders that are still to come in this quiet spell, each with its instant. */
const inactivityReminders = (context: EmailContext, announcedThrough: string, now: Date) => {
  const { subscription } = context;
  if (!hasUnfinished(context, now)) return [];
  const since = inactiveSince(subscription, context.lastStudiedAt);
  const sent = subscription.inactivity?.since === since ? subscription.inactivity.days : 0;
  const afterCooldown = daysAfter(announcedThrough, cooldownDays);
  return inactivityDays
    .filter((days) => days > sent)
    .map((days) => ({
      days,
      since,
      at: new Date(Math.max(daysAfter(since, days).getTime(), afterCooldown.getTime())),
    }));
};

const earliestOf = (...instants: (Date | undefined)[]): Date | undefined =>
  instants.reduce((first, next) => (first && (!next || first <= next) ? first : next), undefined);

const emailPlan = (advance: EmailProgress, dueAt: Date | undefined, email?: DueEmail): EmailPlan => ({
  advance,
  ...(email && { email }),
  ...(dueAt && { dueAt }),
});

const planUnconfirmed = ({ subscription, isSuppressed, isPremium }: EmailContext, now: Date): EmailPlan => {
  const { subscribedAt, accessEmailSentAt = subscribedAt, unsubscribedAt, confirmReminderSentAt } = subscription;
  // An address that wants no mail is kept, so that it stays so; and who has paid is somebody.
  if (unsubscribedAt || isPremium) return emailPlan({}, undefined);
  const expiresAt = daysAfter(accessEmailSentAt, expiryDays);
  if (expiresAt <= now) return { advance: {}, isExpired: true };
  if (confirmReminderSentAt || isSuppressed) return emailPlan({}, expiresAt);
  const remindAt = daysAfter(subscribedAt, confirmReminderDays);
  if (remindAt > now) return emailPlan({}, remindAt);
  // Nobody is reminded of a letter they never got, or a crowd at the form would use up the mails of a later day.
  if (!subscription.accessEmailSentAt) return emailPlan({}, expiresAt);
  return emailPlan({ confirmReminderSentAt: now.toISOString() }, expiresAt, {
    kind: 'confirm-reminder',
    name: confirmReminderName,
    batches: [],
    sectionIndexes: [],
    isLast: false,
  });
};

const announcement = (
  { toReannounce }: SubscriptionState,
  pendingBatches: ReleaseBatch[],
  last: ReleaseBatch,
  isLast: boolean,
): DueEmail => ({
  kind: pendingBatches.length > 1 ? 'digest' : isLast ? 'last-section' : 'released',
  name: `RELEASE-${compactTimestamp(last.at)}`,
  batches: pendingBatches,
  sectionIndexes: [...new Set(pendingBatches.flatMap(({ sectionIndexes }) => sectionIndexes))].sort((a, b) => a - b),
  isLast,
  ...(pendingBatches.some(({ lectureIds }) => lectureIds.some((id) => toReannounce?.has(id))) && {
    isReannounced: true,
  }),
});

/**
 * Which letter is due now and when to look again. Whoever may not be written to (stopped, suppressed) or needs no
 * announcement (paid) is accounted for in silence and moves on, so that mails resume by themselves when that ends.
 * A paused subscription waits until it is resumed.
 */
export const planEmail = (context: EmailContext, now: Date): EmailPlan => {
  const { subscription, course } = context;
  const isMuted = Boolean(subscription.unsubscribedAt) || context.isSuppressed || context.isPremium;
  if (subscription.pausedAt) return emailPlan({}, undefined);
  if (!subscription.confirmedAt) return planUnconfirmed(context, now);

  const announcedThroughInstant = subscription.announcedThrough ?? subscription.subscribedAt;
  // A wave whose every section was announced before, such as a free lecture added to it, is worth no letter.
  const batches = releaseBatches(subscription, course).filter(({ sectionIndexes }) => sectionIndexes.length > 0);
  const pendingBatches = batches.filter(({ at }) => at > new Date(announcedThroughInstant) && at <= now);
  const last = pendingBatches.at(-1);
  const next = batches.find(({ at }) => at > now);
  const announcedThrough = last ? last.at.toISOString() : announcedThroughInstant;
  const advance: EmailProgress = last ? { announcedThrough } : {};
  if (isMuted) return emailPlan(advance, next?.at);

  // After an outage the announcement is younger than what it announces.
  const reminders = inactivityReminders(context, last ? now.toISOString() : announcedThrough, now);
  if (last) {
    // A late run announces late, and the day of rest counts from then.
    const afterCooldown =
      reminders[0] && new Date(Math.max(reminders[0].at.getTime(), now.getTime() + cooldownDays * dayMs));
    return emailPlan(
      advance,
      earliestOf(next?.at, afterCooldown),
      announcement(subscription, pendingBatches, last, !next),
    );
  }
  const dueReminder = reminders.filter(({ at }) => at <= now).at(-1);
  if (!dueReminder) return emailPlan(advance, earliestOf(next?.at, reminders[0]?.at));
  const { days, since } = dueReminder;
  const later = reminders.find((reminder) => reminder.days > days);
  return emailPlan({ ...advance, inactivity: { since, days } }, earliestOf(next?.at, later?.at), {
    kind: `inactive-${days}`,
    name: `INACTIVE-${days}-${compactTimestamp(since)}`,
    batches: [],
    sectionIndexes: [],
    isLast: false,
  });
};

/** What confirming changes: all that has opened so far lies before the subscriber, so no letter announces it. */
export const confirmation = (state: EmailState, now: Date): Pick<EmailState, 'confirmedAt' | 'announcedThrough'> =>
  state.confirmedAt ? {} : { confirmedAt: now.toISOString(), announcedThrough: now.toISOString() };

/** When the release job has to look, if it knew no more than `facts`: at once when something is due, else as planned. */
export const nextCheckAt = (context: EmailContext, now: Date): Date | undefined => {
  const { email, advance, dueAt, isExpired } = planEmail(context, now);
  return email || isExpired || advance.announcedThrough ? now : dueAt;
};

/**
 * When the job has to look at someone who is back and whom it waited for no more, so that a new quiet spell can begin;
 * undefined when there is nothing to remind them of.
 */
export const checkAfterReturn = (context: EmailContext, now: Date): Date | undefined => {
  const { confirmedAt, unsubscribedAt, pausedAt } = context.subscription;
  if (!confirmedAt || unsubscribedAt || pausedAt || context.isSuppressed || context.isPremium) return undefined;
  if (!hasUnfinished(context, now)) return undefined;
  return nextCheckAt(context, now) ?? daysAfter(now.toISOString(), inactivityDays[0]);
};
