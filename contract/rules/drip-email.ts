import {
  type DripOutline,
  isOpen,
  type ReleaseBatch,
  releaseBatches,
  type SubscriptionState,
  withAddedRules,
} from './drip-schedule.ts';

/** Every kind of email the release job sends. */
export type DripEmailKind = 'released' | 'digest' | 'last-section' | 'confirm-reminder' | 'inactive-3' | 'inactive-10';

/** Email state of a subscription. Instants are RFC 3339 in UTC. */
export interface EmailState {
  /** When the email address was confirmed; before that only one reminder is sent. */
  confirmedAt?: string;
  /** When the access email was last sent; the first one was the welcome. */
  accessEmailSentAt?: string;
  /** When the subscriber unsubscribed from emails; access continues. */
  unsubscribedAt?: string;
  /** Releases up to this instant were announced or skipped; the welcome email covers those open at subscription. */
  announcedThrough?: string;
  /** When the one reminder to confirm was sent. */
  confirmReminderSentAt?: string;
  /** Start of the current inactivity (last study, confirmation or restart), and the last reminder sent for it. */
  inactivity?: { since: string; days: 3 | 10 };
}

/** Everything that determines the email plan. */
export interface EmailContext {
  subscription: SubscriptionState & EmailState;
  course: DripOutline;
  /** Ids of lectures the learner has completed; empty without an account. */
  completedLectures: ReadonlySet<string>;
  /** When the learner last studied this course (the enrollment's `updatedAt`). */
  lastStudiedAt?: string;
  /** Paid: everything is open, so nothing is announced. */
  isPremium: boolean;
  /** The email address bounced or complained. */
  isSuppressed: boolean;
}

/** An email that is due. */
export interface DueEmail {
  kind: DripEmailKind;
  /** Name in the send ledger; the same in every run. */
  name: string;
  /** Releases since the last email, in order; empty for reminders. */
  batches: ReleaseBatch[];
  /** Sections of these batches, in course order. */
  sectionIndexes: number[];
  /** No release follows these batches. */
  isLast: boolean;
  /** Some sections were open before and are announced again after a restart. */
  isReannounced?: true;
}

/** Fields of the subscription to update after the email was sent or skipped. */
export type EmailProgress = Pick<EmailState, 'announcedThrough' | 'confirmReminderSentAt' | 'inactivity'>;

export interface EmailPlan {
  /** The email to send now, if any. */
  email?: DueEmail;
  /** Fields to store afterwards, with or without an email. */
  advance: EmailProgress;
  /** When to check again, always later than now; undefined when nothing is due until the subscriber acts. */
  dueAt?: Date;
  /** The email address was not confirmed in time, so its rows must be deleted. */
  isExpired?: true;
}

const dayMs = 24 * 60 * 60 * 1000;
const daysAfter = (instant: string, days: number): Date => new Date(Date.parse(instant) + days * dayMs);

/** Name of the confirmation reminder in the send ledger. */
export const confirmReminderName = 'CONFIRM-REMINDER';
/** Days after subscribing at which an unconfirmed subscriber gets one reminder. */
const confirmReminderDays = 3;
/** Days after the last access email at which an unconfirmed subscription is deleted. */
const expiryDays = 14;
const inactivityDays = [3, 10] as const;
/** Minimum days between an announcement and a reminder. */
const cooldownDays = 1;

const compactTimestamp = (instant: Date | string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Returns the instant from which inactivity counts. */
const inactiveSince = (
  { confirmedAt = '', restartedAt = '' }: EmailState & SubscriptionState,
  lastStudiedAt = '',
): string => [confirmedAt, restartedAt, lastStudiedAt].sort().at(-1) ?? '';

/** Returns whether an open lecture is unfinished. */
const hasUnfinished = ({ subscription, course, completedLectures }: EmailContext, now: Date): boolean => {
  const effective = withAddedRules(subscription, course);
  return course.sections.some(({ lectures }) =>
    lectures.some(({ id }) => isOpen(effective, id, now) && !completedLectures.has(id)),
  );
};

/** Returns the remaining inactivity reminders, each with its instant. */
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
  // An unsubscribed email address is kept so that it stays unsubscribed, and a paid one belongs to a learner.
  if (unsubscribedAt || isPremium) return emailPlan({}, undefined);
  const expiresAt = daysAfter(accessEmailSentAt, expiryDays);
  if (expiresAt <= now) return { advance: {}, isExpired: true };
  if (confirmReminderSentAt || isSuppressed) return emailPlan({}, expiresAt);
  const remindAt = daysAfter(subscribedAt, confirmReminderDays);
  if (remindAt > now) return emailPlan({}, remindAt);
  // Subscribers who never got the access email get no reminder; otherwise a flood of the form would use up the budget
  // of a later day.
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
 * Plans the email due now and the next check. Subscriptions that are unsubscribed, suppressed or paid for advance
 * without an email, so emails resume when that ends. A paused subscription waits until it is resumed.
 */
export const planEmail = (context: EmailContext, now: Date): EmailPlan => {
  const { subscription, course } = context;
  const isMuted = Boolean(subscription.unsubscribedAt) || context.isSuppressed || context.isPremium;
  if (subscription.pausedAt) return emailPlan({}, undefined);
  if (!subscription.confirmedAt) return planUnconfirmed(context, now);

  const announcedThroughInstant = subscription.announcedThrough ?? subscription.subscribedAt;
  // Skips a batch whose sections were all announced before, e.g. because a free lecture was added later.
  const batches = releaseBatches(subscription, course).filter(({ sectionIndexes }) => sectionIndexes.length > 0);
  const pendingBatches = batches.filter(({ at }) => at > new Date(announcedThroughInstant) && at <= now);
  const last = pendingBatches.at(-1);
  const next = batches.find(({ at }) => at > now);
  const announcedThrough = last ? last.at.toISOString() : announcedThroughInstant;
  const advance: EmailProgress = last ? { announcedThrough } : {};
  if (isMuted) return emailPlan(advance, next?.at);

  // After an outage, the announcement is sent later than the release it announces.
  const reminders = inactivityReminders(context, last ? now.toISOString() : announcedThrough, now);
  if (last) {
    // A late run announces late, so the cooldown counts from now.
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

/** Returns the changes of a confirmation: releases so far are visible on the page, so no email announces them. */
export const confirmation = (state: EmailState, now: Date): Pick<EmailState, 'confirmedAt' | 'announcedThrough'> =>
  state.confirmedAt ? {} : { confirmedAt: now.toISOString(), announcedThrough: now.toISOString() };

/** Returns when the release job must check, based on `context`: now when something is due, else as planned. */
export const nextCheckAt = (context: EmailContext, now: Date): Date | undefined => {
  const { email, advance, dueAt, isExpired } = planEmail(context, now);
  return email || isExpired || advance.announcedThrough ? now : dueAt;
};

/**
 * Returns when to check a returning subscriber whom the job had stopped checking, so that a new inactivity can begin;
 * undefined when no reminder is left to send.
 */
export const checkAfterReturn = (context: EmailContext, now: Date): Date | undefined => {
  const { confirmedAt, unsubscribedAt, pausedAt } = context.subscription;
  if (!confirmedAt || unsubscribedAt || pausedAt || context.isSuppressed || context.isPremium) return undefined;
  if (!hasUnfinished(context, now)) return undefined;
  return nextCheckAt(context, now) ?? daysAfter(now.toISOString(), inactivityDays[0]);
};
