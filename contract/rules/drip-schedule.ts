import { addDays, calendarDay } from './activity.ts';
import type { AccessState } from './lecture-access.ts';
import { localInstant } from './local-time.ts';

/** When a lecture opens: days after subscribing, or a calendar day (YYYY-MM-DD). */
export type OpeningRule = { days: number } | { on: string };

/** A subscriber's copy of the schedule; the author's later changes do not affect it. */
export interface DripSchedule {
  /** Local hour (0-23) at which lectures open. */
  releaseHour: number;
  /** Day (YYYY-MM-DD) before which nothing opens. */
  launchesOn?: string;
  /** By lecture id. Premium lectures have no rule: they do not open by schedule. */
  lectures: Record<string, OpeningRule>;
}

/** The part of a published course that defines its schedule. */
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

/** The state of a subscription that determines what is open. Instants are RFC 3339 in UTC. */
export interface SubscriptionState {
  subscribedAt: string;
  /** IANA time zone of the subscriber; a change applies to lectures that are not open yet. */
  timeZone: string;
  /** Day 0: the subscriber's day (YYYY-MM-DD) when they subscribed or last restarted. */
  anchorDate: string;
  schedule: DripSchedule;
  /** Lectures that were open when zone, pause or schedule changed: they stay open. */
  permanentlyOpen?: ReadonlySet<string>;
  /** When each of them opened, by lecture id, so a pending email still announces it. */
  openedAt?: Readonly<Record<string, string>>;
  /** Days by which pauses have moved the schedule. */
  pausedDays?: number;
  /** Start of the current pause, if any. */
  pausedAt?: string;
  /** When the subscriber last restarted. */
  restartedAt?: string;
  /** Lectures that were open at the restart: they stay open and are announced again on their new day. */
  toReannounce?: ReadonlySet<string>;
}

/** Everything that opens at one instant. */
export interface ReleaseBatch {
  at: Date;
  lectureIds: string[];
  /** Sections that open then, in course order. */
  sectionIndexes: number[];
}

/** Default local hour at which sections open. */
export const defaultReleaseHour = 8;

/**
 * Returns the rule of every scheduled lecture. Free lectures count as day 0, so they stay open if the author changes
 * that.
 */
const rulesOf = (course: DripOutline): Record<string, OpeningRule> =>
  Object.fromEntries(
    course.sections.flatMap((section) => {
      const rule: OpeningRule = section.opensOn ? { on: section.opensOn } : { days: section.opensAfterDays ?? 0 };
      return section.lectures
        .filter(({ type }) => type !== 'premium')
        .map(({ id, type }): [string, OpeningRule] => [id, type === 'free' ? { days: 0 } : rule]);
    }),
  );

/** Returns the schedule of a new subscriber. */
export const scheduleOf = (course: DripOutline): DripSchedule => ({
  releaseHour: course.releaseHour ?? defaultReleaseHour,
  ...(course.launchesOn && { launchesOn: course.launchesOn }),
  lectures: rulesOf(course),
});

/** Returns rules of lectures the author has added, to be stored when first seen. */
export const addedRules = (schedule: DripSchedule, course: DripOutline): Record<string, OpeningRule> =>
  Object.fromEntries(Object.entries(rulesOf(course)).filter(([id]) => !schedule.lectures[id]));

/** Returns the subscription with rules for lectures the author has added. */
export const withAddedRules = <State extends SubscriptionState>(subscription: State, course: DripOutline): State => {
  const added = addedRules(subscription.schedule, course);
  if (Object.keys(added).length === 0) return subscription;
  return {
    ...subscription,
    schedule: { ...subscription.schedule, lectures: { ...subscription.schedule.lectures, ...added } },
  };
};

/** Returns the day from which a subscription counts. */
export const anchorDateOf = (subscribedAt: Date, timeZone: string): string => calendarDay(subscribedAt, timeZone);

const latestOf = (...instants: (Date | undefined)[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? Number.NEGATIVE_INFINITY)));

/**
 * Returns when a lecture opens for a subscriber, never before the launch or the subscription. Always counted from the
 * anchor date, never from earlier releases. Undefined when it has no rule or its days do not count while paused.
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

/** Returns whether a lecture has opened for a subscriber. Once true, it stays true. */
export const isOpen = (subscription: SubscriptionState, lectureId: string, now: Date): boolean => {
  if (subscription.permanentlyOpen?.has(lectureId)) return true;
  const at = unlockAt(subscription, lectureId);
  return at !== undefined && at <= now;
};

/** Returns every lecture that has opened, including ones the author has since removed. */
export const openLectures = (subscription: SubscriptionState, now: Date): Set<string> =>
  new Set(
    [...Object.keys(subscription.schedule.lectures), ...(subscription.permanentlyOpen ?? [])].filter((id) =>
      isOpen(subscription, id, now),
    ),
  );

/** Returns the lectures whose opening announces a section; free ones are already open. */
const announcedLectures = (section: DripOutline['sections'][number]) => {
  const scheduled = section.lectures.filter(({ type }) => type === 'drip');
  return scheduled.length > 0 ? scheduled : section.lectures.filter(({ type }) => type === 'free');
};

/**
 * Returns when a lecture is announced: when it opens, when it opened if it is kept open, or its new day after a
 * restart. Undefined when unknown or while days do not count.
 */
export const announcedAt = (subscription: SubscriptionState, lectureId: string): Date | undefined => {
  const openedAt = subscription.openedAt?.[lectureId];
  if (openedAt !== undefined) return new Date(openedAt);
  const staysOpen = subscription.permanentlyOpen?.has(lectureId) && !subscription.toReannounce?.has(lectureId);
  return staysOpen ? undefined : unlockAt(subscription, lectureId);
};

/** Email names have a resolution of seconds. */
const wholeSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/**
 * Returns when each open lecture opened, if known: `now` if this change opens it. Excludes lectures that a restart
 * announces again.
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

/** Returns the course's sections by release instant, in order; sections kept open by when they opened. */
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
 * Returns releases after an instant, in order; empty when there are none or while paused. After a restart, includes
 * sections that are already open.
 */
export const releaseBatchesAfter = (subscription: SubscriptionState, course: DripOutline, now: Date): ReleaseBatch[] =>
  releaseBatches(subscription, course).filter(({ at, sectionIndexes }) => at > now && sectionIndexes.length > 0);

/** Returns the next release; undefined when there is none or while paused. */
export const nextReleaseBatch = (
  subscription: SubscriptionState,
  course: DripOutline,
  now: Date,
): ReleaseBatch | undefined => releaseBatchesAfter(subscription, course, now)[0];

/** Returns whether every scheduled lecture of a section has opened. */
export const isSectionOpen = (
  subscription: SubscriptionState,
  section: DripOutline['sections'][number] | undefined,
  now: Date,
): boolean => section !== undefined && announcedLectures(section).every(({ id }) => isOpen(subscription, id, now));

/** Returns the next release that opens something; unlike `nextReleaseBatch`, skips reannouncements. */
export const nextUnlockingBatch = (
  subscription: SubscriptionState,
  course: DripOutline,
  now: Date,
): ReleaseBatch | undefined =>
  releaseBatchesAfter(subscription, course, now).find(({ sectionIndexes }) =>
    sectionIndexes.some((index) => !isSectionOpen(subscription, course.sections[index], now)),
  );

/** Returns a subscriber's access state; `subscription` is undefined for learners who paid without subscribing. */
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
