import { addDays } from '../../contract/rules/activity.ts';
import { type DueMail, type MailState, planMail } from '../../contract/rules/drip-mail.ts';
import {
  anchorDateOf,
  type DripOutline,
  openLectures,
  type SubscriptionFacts,
  scheduleOf,
  unlockAt,
} from '../../contract/rules/drip-schedule.ts';
import { localInstant } from '../../contract/rules/local-time.ts';

/** Whose days are looked at. */
export interface PreviewOptions {
  course: DripOutline & { title: string };
  timeZone: string;
  /** Day (YYYY-MM-DD) of subscribing, at noon there. */
  subscribedOn: string;
  /** Day (YYYY-MM-DD) that is looked at, as it ends there. */
  at: string;
  /** Somebody who never opens the course, instead of one who finishes everything as it opens. */
  isIdle: boolean;
  /** Somebody who never confirms the address. */
  isUnconfirmed: boolean;
}

interface SentMail extends DueMail {
  sentAt: Date;
}

/** All letters up to an instant, if the job is on time, and when it looks next. */
const lettersUntil = (
  course: DripOutline,
  start: SubscriptionFacts & MailState,
  until: Date,
  isIdle: boolean,
): { letters: SentMail[]; dueAt: Date | undefined; forgottenAt: Date | undefined } => {
  let subscription = start;
  const plan = (now: Date) => {
    const completedLectures = isIdle ? new Set<string>() : openLectures(subscription, now);
    return planMail({ subscription, course, completedLectures, isPremium: false, isSuppressed: false }, now);
  };
  const letters: SentMail[] = [];
  let forgottenAt: Date | undefined;
  let { dueAt } = plan(new Date(start.subscribedAt));
  while (dueAt && dueAt <= until) {
    const { mail, advance, dueAt: next, isForgotten } = plan(dueAt);
    if (isForgotten) forgottenAt = dueAt;
    if (mail) letters.push({ ...mail, sentAt: dueAt });
    subscription = { ...subscription, ...advance };
    dueAt = next;
  }
  return { letters, dueAt, forgottenAt };
};

/** What a subscriber has open at the end of a day and which letters they were sent until then, as lines of text. */
export const previewLines = (options: PreviewOptions): string[] => {
  const { course, timeZone } = options;
  const subscribedAt = localInstant(options.subscribedOn, 12, timeZone);
  const at = new Date(localInstant(addDays(options.at, 1), 0, timeZone).getTime() - 60_000);
  const subscription: SubscriptionFacts & MailState = {
    subscribedAt: subscribedAt.toISOString(),
    timeZone,
    anchorDate: anchorDateOf(subscribedAt, timeZone),
    schedule: scheduleOf(course),
    mailedThrough: subscribedAt.toISOString(),
    accessMailedAt: subscribedAt.toISOString(),
    ...(!options.isUnconfirmed && { confirmedAt: subscribedAt.toISOString() }),
  };
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const local = (instant: Date) => format.format(instant).replaceAll('\u202f', ' ').padEnd(24);
  const titleOf = (index: number) => `${index + 1}. ${course.sections[index]?.title}`;
  const { letters, dueAt, forgottenAt } = lettersUntil(course, subscription, at, options.isIdle);

  const sections = course.sections.map(({ lectures }, index) => {
    const instants = lectures.flatMap(({ id, type }) => (type === 'premium' ? [] : (unlockAt(subscription, id) ?? [])));
    const last = instants.sort((a, b) => a.getTime() - b.getTime()).at(-1);
    const state = !last ? 'premium' : last <= at ? 'open' : 'waits';
    return `  ${(last ? local(last) : 'with the upgrade').padEnd(24)} ${state.padEnd(8)} ${titleOf(index)}`;
  });
  const mails = letters.map(({ sentAt, kind, sectionIndexes }) =>
    `  ${local(sentAt)} ${kind.padEnd(16)} ${sectionIndexes.map(titleOf).join(', ')}`.trimEnd(),
  );
  const waits = forgottenAt
    ? `Nobody confirmed the address: it was forgotten ${local(forgottenAt).trim()}.`
    : 'The job waits for the subscriber.';
  return [
    `${course.title} in ${timeZone}`,
    `  ${local(subscribedAt)} subscribed${options.isUnconfirmed ? ', never confirmed' : ''}${options.isIdle ? ', never studies' : ''}`,
    `  ${local(at)} looked at`,
    'Sections',
    ...sections,
    'Letters after the welcome',
    ...(mails.length > 0 ? mails : ['  none']),
    dueAt ? `The job looks again ${local(dueAt).trim()}.` : waits,
  ];
};
