import { addDays } from '#contract/rules/activity.ts';
import { restart } from '#contract/rules/drip-changes.ts';
import { type DueEmail, type EmailState, nextCheckAt, planEmail } from '#contract/rules/drip-email.ts';
import {
  anchorDateOf,
  type DripOutline,
  openLectures,
  type SubscriptionState,
  scheduleOf,
  unlockAt,
} from '#contract/rules/drip-schedule.ts';
import { localInstant } from '#contract/rules/local-time.ts';

/** The subscriber and day to preview. */
export interface PreviewOptions {
  course: DripOutline & { title: string };
  timeZone: string;
  /** Day of subscribing (YYYY-MM-DD), at noon local time. */
  subscribedOn: string;
  /** Day to preview (YYYY-MM-DD), at its end in local time. */
  at: string;
  /** Whether the subscriber never opens the course, instead of finishing everything as it opens. */
  isIdle: boolean;
  /** Whether the subscriber never confirms the email address. */
  isUnconfirmed: boolean;
  /** Day of restarting from day 1 (YYYY-MM-DD), at noon local time; not before `subscribedOn`. */
  restartedOn?: string;
}

interface SentEmail extends DueEmail {
  sentAt: Date;
}

type Subscription = SubscriptionState & EmailState;

interface Simulation {
  /** The final subscription. */
  subscription: Subscription;
  emails: SentEmail[];
  dueAt: Date | undefined;
  expiredAt: Date | undefined;
}

/** Simulates everything up to a time, with a punctual job, and returns when it is due next. */
const simulateUntil = (
  course: DripOutline,
  start: Subscription,
  until: Date,
  { isIdle, restartAt }: { isIdle: boolean; restartAt: Date | undefined },
): Simulation => {
  let subscription = start;
  const contextAt = (now: Date) => {
    const completedLectures = isIdle ? new Set<string>() : openLectures(subscription, now);
    return { subscription, course, completedLectures, isPremium: false, isSuppressed: false };
  };
  const emails: SentEmail[] = [];
  let expiredAt: Date | undefined;
  const advanceUntil = (from: Date | undefined, end: Date): Date | undefined => {
    let dueAt = from;
    while (dueAt && dueAt <= end) {
      const { email, advance, dueAt: next, isExpired } = planEmail(contextAt(dueAt), dueAt);
      if (isExpired) expiredAt = dueAt;
      if (email) emails.push({ ...email, sentAt: dueAt });
      subscription = { ...subscription, ...advance };
      dueAt = next;
    }
    return dueAt;
  };
  const subscribedAt = new Date(start.subscribedAt);
  let { dueAt } = planEmail(contextAt(subscribedAt), subscribedAt);
  if (restartAt && restartAt <= until) {
    advanceUntil(dueAt, restartAt);
    subscription = { ...subscription, ...restart(subscription, restartAt) } as Subscription;
    dueAt = nextCheckAt(contextAt(restartAt), restartAt);
  }
  return { dueAt: advanceUntil(dueAt, until), subscription, emails, expiredAt };
};

/** Prints what is open to a subscriber at the end of a day and which emails were sent until then, as lines of text. */
export const previewLines = (options: PreviewOptions): string[] => {
  const { course, timeZone } = options;
  const subscribedAt = localInstant(options.subscribedOn, 12, timeZone);
  const at = new Date(localInstant(addDays(options.at, 1), 0, timeZone).getTime() - 60_000);
  const restartAt = options.restartedOn ? localInstant(options.restartedOn, 12, timeZone) : undefined;
  const start: Subscription = {
    subscribedAt: subscribedAt.toISOString(),
    timeZone,
    anchorDate: anchorDateOf(subscribedAt, timeZone),
    schedule: scheduleOf(course),
    announcedThrough: subscribedAt.toISOString(),
    accessEmailSentAt: subscribedAt.toISOString(),
    ...(!options.isUnconfirmed && { confirmedAt: subscribedAt.toISOString() }),
  };
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const formatLocal = (instant: Date) => format.format(instant).replaceAll('\u202f', ' ').padEnd(24);
  const titleOf = (index: number) => `${index + 1}. ${course.sections[index]?.title}`;
  const { subscription, emails, dueAt, expiredAt } = simulateUntil(course, start, at, {
    isIdle: options.isIdle,
    restartAt,
  });
  const openIds = openLectures(subscription, at);

  const sections = course.sections.map(({ lectures }, index) => {
    const scheduled = lectures.filter(({ type }) => type !== 'premium');
    const instants = scheduled.flatMap(({ id }) => unlockAt(subscription, id) ?? []);
    const last = instants.sort((a, b) => a.getTime() - b.getTime()).at(-1);
    const opened = last && last > at ? 'again' : 'open';
    const state = !last ? 'premium' : scheduled.every(({ id }) => openIds.has(id)) ? opened : 'waits';
    return `  ${(last ? formatLocal(last) : 'with the upgrade').padEnd(24)} ${state.padEnd(8)} ${titleOf(index)}`;
  });
  const emailLines = emails.map(({ sentAt, kind, sectionIndexes }) =>
    `  ${formatLocal(sentAt)} ${kind.padEnd(16)} ${sectionIndexes.map(titleOf).join(', ')}`.trimEnd(),
  );
  const statusLine = expiredAt
    ? `The email address was not confirmed: it was deleted ${formatLocal(expiredAt).trim()}.`
    : 'No email is due until the subscriber acts.';
  return [
    `${course.title} in ${timeZone}`,
    `  ${formatLocal(subscribedAt)} subscribed${options.isUnconfirmed ? ', never confirmed' : ''}${options.isIdle ? ', never studies' : ''}`,
    ...(subscription.restartedAt ? [`  ${formatLocal(new Date(subscription.restartedAt))} started again`] : []),
    `  ${formatLocal(at)} end of this preview`,
    'Sections',
    ...sections,
    'Emails after the welcome',
    ...(emailLines.length > 0 ? emailLines : ['  none']),
    dueAt ? `The job checks again ${formatLocal(dueAt).trim()}.` : statusLine,
  ];
};
