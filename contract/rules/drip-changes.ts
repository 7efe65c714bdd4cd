import { addDays, calendarDay } from './activity.ts';
import { announcedAt, type DripSchedule, openInstants, openLectures, type SubscriptionState } from './drip-schedule.ts';

/** Fields of a subscription that follow from a change; undefined removes one. */
export type SubscriptionStateChange = Partial<Record<'timeZone' | 'pausedAt', string | undefined>> & {
  toReannounce?: ReadonlySet<string> | undefined;
} & Partial<
    Pick<SubscriptionState, 'anchorDate' | 'permanentlyOpen' | 'openedAt' | 'pausedDays' | 'restartedAt' | 'schedule'>
  >;

const daysBetween = (from: string, to: string): number => {
  let days = 0;
  for (let day = from; day < to; day = addDays(day, 1)) days += 1;
  return days;
};

/**
 * A change together with what it keeps open: all that is open before it and all that it opens. So whatever it has not
 * kept opens later than now, and the letters can tell by the instants what they have announced.
 */
const withOpenLecturesKept = (
  subscription: SubscriptionState,
  change: SubscriptionStateChange,
  now: Date,
): SubscriptionStateChange => {
  const changed = { ...subscription, ...change } as SubscriptionState;
  const permanentlyOpen = new Set([...openLectures(subscription, now), ...openLectures(changed, now)]);
  return { ...change, permanentlyOpen, openedAt: openInstants(subscription, changed, permanentlyOpen, now) };
};

/** Another time zone, for everything that is not open yet. Day 0 stays the day it was. */
export const changeZone = (subscription: SubscriptionState, timeZone: string, now: Date): SubscriptionStateChange =>
  timeZone === subscription.timeZone ? {} : withOpenLecturesKept(subscription, { timeZone }, now);

/** Days stop counting; what is open stays open. Pausing again changes nothing. */
export const pause = (subscription: SubscriptionState, now: Date): SubscriptionStateChange =>
  subscription.pausedAt ? {} : withOpenLecturesKept(subscription, { pausedAt: now.toISOString() }, now);

/** Days count on from where they stopped: all that was still to come is later by the days that have passed. */
export const resume = (subscription: SubscriptionState, now: Date): SubscriptionStateChange => {
  if (!subscription.pausedAt) return {};
  const passed = daysBetween(
    calendarDay(new Date(subscription.pausedAt), subscription.timeZone),
    calendarDay(now, subscription.timeZone),
  );
  return withOpenLecturesKept(
    subscription,
    { pausedAt: undefined, pausedDays: (subscription.pausedDays ?? 0) + passed },
    now,
  );
};

/** Whether a restart would change the days: not on the day they count from, nor west of it where it is yet to begin. */
export const canRestart = (subscription: SubscriptionState, now: Date): boolean =>
  calendarDay(now, subscription.timeZone) > subscription.anchorDate;

/** What is open and has its day again: all that is opened by days, and what an earlier restart has still to bring. */
const lecturesToReannounce = (subscription: SubscriptionState, now: Date): Set<string> => {
  const isScheduledByDays = (id: string) => {
    const rule = subscription.schedule.lectures[id];
    return rule !== undefined && 'days' in rule && rule.days > 0;
  };
  const isPendingReannouncement = (id: string) =>
    subscription.toReannounce?.has(id) && (announcedAt(subscription, id) ?? now) > now;
  return new Set(
    [...openLectures(subscription, now)].filter((id) => isScheduledByDays(id) || isPendingReannouncement(id)),
  );
};

/**
 * Days count anew from today, without a pause. All that is open stays open; what days open comes again on its new day,
 * what opened at once or by the calendar has come. Day 0 only ever moves forward, so a day has one restart at most,
 * whatever the zone; a second one ends a pause and changes nothing else.
 */
export const restart = (subscription: SubscriptionState, now: Date): SubscriptionStateChange => {
  if (!canRestart(subscription, now)) return resume(subscription, now);
  const reannounced = lecturesToReannounce(subscription, now);
  const change: SubscriptionStateChange = {
    anchorDate: calendarDay(now, subscription.timeZone),
    pausedAt: undefined,
    pausedDays: 0,
    restartedAt: now.toISOString(),
    // The store has no empty sets.
    toReannounce: reannounced.size > 0 ? reannounced : undefined,
  };
  const kept = withOpenLecturesKept(subscription, change, now);
  const openedAt = Object.fromEntries(Object.entries(kept.openedAt ?? {}).filter(([id]) => !reannounced.has(id)));
  return { ...kept, openedAt };
};

/** Text that is the same for schedules that say the same, in whatever order. */
const canonical = ({ releaseHour, launchesOn, lectures }: DripSchedule): string =>
  JSON.stringify([releaseHour, launchesOn, Object.entries(lectures).sort(([a], [b]) => (a < b ? -1 : 1))]);

/**
 * Another schedule instead of the one they have kept, for everything that is not open yet. Only an operator asks for it.
 * All that is open stays open; the same schedule again changes nothing.
 */
export const adoptSchedule = (
  subscription: SubscriptionState,
  schedule: DripSchedule,
  now: Date,
): SubscriptionStateChange =>
  canonical(subscription.schedule) === canonical(schedule) ? {} : withOpenLecturesKept(subscription, { schedule }, now);
