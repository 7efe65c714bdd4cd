import { addDays, calendarDay } from './activity.ts';
import type { AccessState } from './lecture-access.ts';
import { localInstant } from './local-time.ts';

/** When a lecture opens: so many days after subscribing, or on a day of the calendar (YYYY-MM-DD). */
export type OpeningRule = { days: number } | { on: string };

/** A schedule as a subscriber keeps it: what the author changes later does not reach them. */
export interface DripSchedule {
  /** Local hour (0-23) at which lectures open. */
  releaseHour: number;
  /** Day (YYYY-MM-DD) before which nothing of the schedule opens. */
  launchesOn?: string;
  /** By lecture id. Premium lectures have no rule: time does not open them. */
  lectures: Record<string, OpeningRule>;
}

/** What a schedule is made from: the part of a published course that says when things open. */
export interface DripOutline {
  releaseHour?: number;
  launchesOn?: string;
  sections: readonly {
    title: string;
    opensAfterDays?: number;
    opensOn?: string;
    lectures: readonly { id: string; type: 'free' | 'drip' | 'premium' }[];
  }[];
}

/** What is known of one subscription that decides what is open. Instants are RFC 3339 in UTC. */
export interface SubscriptionState {
  subscribedAt: string;
  /** IANA time zone of the subscriber; a change applies to what is not open yet. */
  timeZone: string;
  /** The subscriber's day (YYYY-MM-DD) when they subscribed, or last started again: day 0. */
  anchorDate: string;
  schedule: DripSchedule;
  /** Lectures that were open when zone, pause or schedule changed: they stay open whatever follows. */
  permanentlyOpen?: ReadonlySet<string>;
  /** When each of them came, by lecture id: a letter that has not announced it yet still does. */
  openedAt?: Readonly<Record<string, string>>;
  /** Days by which pauses have moved what counts from the anchor. */
  pausedDays?: number;
  /** Since when the subscription is paused, if it is. */
  pausedAt?: string;
  /** When they last chose to start again from day 1. */
  restartedAt?: string;
  /** Lectures that were open then and whose day comes again: they stay open and are announced by the new days. */
  toReannounce?: ReadonlySet<string>;
}

/** What opens at one instant. */
export interface ReleaseBatch {
  at: Date;
  lectureIds: string[];
  /** Sections that open with it, in the order of the course. */
  sectionIndexes: number[];
}

/** Hour of the day at which sections open when the author does not say. */
export const defaultReleaseHour = 8;

/** The rule of every lecture that time opens. Free lectures count as day 0, so that they stay open if that changes. */
export const rulesOf = (course: DripOutline): Record<string, OpeningRule> =>
  Object.fromEntries(
    course.sections.flatMap((section) => {
      const rule: OpeningRule = section.opensOn ? { on: section.opensOn } : { days: section.opensAfterDays ?? 0 };
      return section.lectures
        .filter(({ type }) => type !== 'premium')
        .map(({ id, type }): [string, OpeningRule] => [id, type === 'free' ? { days: 0 } : rule]);
    }),
  );

/** The schedule someone who subscribes now gets and keeps. */
export const scheduleOf = (course: DripOutline): DripSchedule => ({
  releaseHour: course.releaseHour ?? defaultReleaseHour,
  ...(course.launchesOn && { launchesOn: course.launchesOn }),
  lectures: rulesOf(course),
});

/** Rules of lectures the author has added since: to be kept like the others from when they are first seen. */
export const addedRules = (schedule: DripSchedule, course: DripOutline): Record<string, OpeningRule> =>
  Object.fromEntries(Object.entries(rulesOf(course)).filter(([id]) => !schedule.lectures[id]));

/** The subscription with rules for what the author has added since. */
export const withAddedRules = <State extends SubscriptionState>(subscription: State, course: DripOutline): State => {
  const added = addedRules(subscription.schedule, course);
  if (Object.keys(added).length === 0) return subscription;
  return {
    ...subscription,
    schedule: { ...subscription.schedule, lectures: { ...subscription.schedule.lectures, ...added } },
  };
};

/** The day a subscription counts from. */
export const anchorDateOf = (subscribedAt: Date, timeZone: string): string => calendarDay(subscribedAt, timeZone);

const latestOf = (...instants: (Date | undefined)[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? Number.NEGATIVE_INFINITY)));

/**
 * When a lecture opens for a subscriber: its own instant, never before the launch and never before they subscribed.
 * Always counted from the anchor, never from what opened before. Undefined when time does not open it: it has no rule,
 * or its days do not count on while the subscription is paused.
 */
export const unlockAt = (subscription: SubscriptionState, lectureId: string): Date | undefined => {
  const { schedule, timeZone, anchorDate, pausedDays = 0, pausedAt } = subscription;
  const rule = schedule.lectures[lectureId];
  if (!rule) return undefined;
  const atReleaseHour = (localDay: string) => localInstant(localDay, schedule.releaseHour, timeZone);
  const earliestUnlock = latestOf(
    new Date(subscription.subscribedAt),
    schedule.launchesOn ? atReleaseHour(schedule.launchesOn) : undefined,
  );
  if ('on' in rule) return latestOf(earliestUnlock, atReleaseHour(rule.on));
  if (rule.days === 0) return earliestUnlock;
  if (pausedAt) return undefined;
  return latestOf(earliestUnlock, atReleaseHour(addDays(anchorDate, rule.days + pausedDays)));
};

/** Whether time has opened a lecture for a subscriber. Once true it stays true, as time goes on and whatever changes. */
export const isOpen = (subscription: SubscriptionState, lectureId: string, now: Date): boolean => {
  if (subscription.permanentlyOpen?.has(lectureId)) return true;
  const at = unlockAt(subscription, lectureId);
  return at !== undefined && at <= now;
};

/** Every lecture time has opened, the ones the author has removed meanwhile included. */
export const openLectures = (subscription: SubscriptionState, now: Date): Set<string> =>
  new Set(
    [...Object.keys(subscription.schedule.lectures), ...(subscription.permanentlyOpen ?? [])].filter((id) =>
      isOpen(subscription, id, now),
    ),
  );

/** A section opens with its scheduled lectures; free ones among them are open already and announce nothing. */
const announcedLectures = (section: DripOutline['sections'][number]) => {
  const scheduled = section.lectures.filter(({ type }) => type === 'drip');
  return scheduled.length > 0 ? scheduled : section.lectures.filter(({ type }) => type === 'free');
};

/**
 * When a lecture comes to its subscriber and is announced: it opens, it has opened if it is kept open, or its day comes
 * again after a restart. Undefined when that is not known, or as long as days do not count.
 */
export const announcedAt = (subscription: SubscriptionState, lectureId: string): Date | undefined => {
  const openedAt = subscription.openedAt?.[lectureId];
  if (openedAt !== undefined) return new Date(openedAt);
  const staysOpen = subscription.permanentlyOpen?.has(lectureId) && !subscription.toReannounce?.has(lectureId);
  return staysOpen ? undefined : unlockAt(subscription, lectureId);
};

/** Letters are named by the second. */
const wholeSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/**
 * When each of some open lectures has come, as far as it is known: at `now` if it is the change that brings it. What a
 * restart has put before the subscriber again is not among them.
 */
export const openInstants = (
  before: SubscriptionState,
  after: SubscriptionState,
  lectureIds: Iterable<string>,
  now: Date,
): NonNullable<SubscriptionState['openedAt']> => {
  const isDue = (at: Date | undefined): at is Date => at !== undefined && at <= now;
  return Object.fromEntries(
    [...lectureIds].flatMap((id) => {
      const at = announcedAt(before, id);
      if (isDue(at)) return [[id, at.toISOString()]];
      return isDue(announcedAt(after, id)) ? [[id, wholeSecond(now).toISOString()]] : [];
    }),
  );
};

/** Everything of the course as it is now by the instant it comes, first to last; what is kept open by when it opened. */
export const releaseBatches = (subscription: SubscriptionState, course: DripOutline): ReleaseBatch[] => {
  const effective = withAddedRules(subscription, course);
  const batches = new Map<number, ReleaseBatch>();
  for (const [sectionIndex, section] of course.sections.entries()) {
    const announced = new Set(announcedLectures(section));
    for (const lecture of section.lectures) {
      const at = announcedAt(effective, lecture.id);
      if (!at) continue;
      const batch = batches.get(at.getTime()) ?? { at, lectureIds: [], sectionIndexes: [] };
      batch.lectureIds.push(lecture.id);
      if (announced.has(lecture) && !batch.sectionIndexes.includes(sectionIndex))
        batch.sectionIndexes.push(sectionIndex);
      batches.set(at.getTime(), batch);
    }
  }
  return [...batches.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
};

/**
 * What is still to come after an instant, section by section, first to last; empty when nothing is or while paused. After a
 * restart, sections that are open are among it.
 */
export const releaseBatchesAfter = (subscription: SubscriptionState, course: DripOutline, now: Date): ReleaseBatch[] =>
  releaseBatches(subscription, course).filter(({ at, sectionIndexes }) => at > now && sectionIndexes.length > 0);

/** The next section or sections to come; undefined when nothing is or while paused. */
export const nextReleaseBatch = (
  subscription: SubscriptionState,
  course: DripOutline,
  now: Date,
): ReleaseBatch | undefined => releaseBatchesAfter(subscription, course, now)[0];

/** Whether a section has nothing left for time to open. */
export const isSectionOpen = (
  subscription: SubscriptionState,
  section: DripOutline['sections'][number] | undefined,
  now: Date,
): boolean => section !== undefined && announcedLectures(section).every(({ id }) => isOpen(subscription, id, now));

/** The next wave that opens something; unlike `nextWave` never one that only comes again. */
export const nextUnlockingBatch = (
  subscription: SubscriptionState,
  course: DripOutline,
  now: Date,
): ReleaseBatch | undefined =>
  releaseBatchesAfter(subscription, course, now).find(({ sectionIndexes }) =>
    sectionIndexes.some((index) => !isSectionOpen(subscription, course.sections[index], now)),
  );

/** How a subscriber stands in the course; `facts` is undefined for those who paid without ever subscribing. */
export const dripAccessState = (
  subscription: SubscriptionState | undefined,
  course: DripOutline,
  now: Date,
  isPremium: boolean,
): AccessState => {
  if (!subscription) return { isPremium, isLectureOpen: () => false };
  const effective = withAddedRules(subscription, course);
  return {
    isPremium,
    isLectureOpen: (lectureId) => isOpen(effective, lectureId, now),
    opensAt: (lectureId) => unlockAt(effective, lectureId),
  };
};
