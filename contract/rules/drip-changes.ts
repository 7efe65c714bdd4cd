import { addDays, calendarDay } from './activity.ts';
import { announcedAt, type DripSchedule, openInstants, openLectures, type SubscriptionState } from './drip-schedule.ts';

/** Changed fields of a subscription; undefined removes one. */
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
 * Returns a change that also keeps open everything that is open before or after it. Everything else opens later than
 * now, so that announcements can be derived from the instants.
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

/** Changes the time zone for everything that is not open yet. Day 0 stays the same date. */
export const changeZone = (subscription: SubscriptionState, timeZone: string, now: Date): SubscriptionStateChange =>
  timeZone === subscription.timeZone ? {} : withOpenLecturesKept(subscription, { timeZone }, now);

/** Pauses the schedule; open lectures stay open. Idempotent. */
export const pause = (subscription: SubscriptionState, now: Date): SubscriptionStateChange =>
  subscription.pausedAt ? {} : withOpenLecturesKept(subscription, { pausedAt: now.toISOString() }, now);

/** Resumes the schedule: upcoming releases move by the days that have passed. */
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

/**
 * Returns whether a restart would change the schedule: false on its anchor date, or where that date has not begun yet.
 */
export const canRestart = (subscription: SubscriptionState, now: Date): boolean =>
  calendarDay(now, subscription.timeZone) > subscription.anchorDate;

/**
 * Returns the open lectures that a restart announces again: those opened by days, and those an earlier restart has yet
 * to announce.
 */
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
 * Restarts the schedule today and ends a pause. Open lectures stay open; those opened by days are announced again on
 * their new day, those opened at once or on a fixed date are not. Day 0 only moves forward, so a day has at most one
 * restart in any time zone; a second one only ends a pause.
 */
export const restart = (subscription: SubscriptionState, now: Date): SubscriptionStateChange => {
  if (!canRestart(subscription, now)) return resume(subscription, now);
  const reannounced = lecturesToReannounce(subscription, now);
  const change: SubscriptionStateChange = {
    anchorDate: calendarDay(now, subscription.timeZone),
    pausedAt: undefined,
    pausedDays: 0,
    restartedAt: now.toISOString(),
    // DynamoDB has no empty sets.
    toReannounce: reannounced.size > 0 ? reannounced : undefined,
  };
  const kept = withOpenLecturesKept(subscription, change, now);
  const openedAt = Object.fromEntries(Object.entries(kept.openedAt ?? {}).filter(([id]) => !reannounced.has(id)));
  return { ...kept, openedAt };
};

/** Serializes a schedule canonically, regardless of key order. */
const canonical = ({ releaseHour, launchesOn, lectures }: DripSchedule): string =>
  JSON.stringify([releaseHour, launchesOn, Object.entries(lectures).sort(([a], [b]) => (a < b ? -1 : 1))]);

/**
 * Replaces the stored schedule for everything that is not open yet; only operators do this. Open lectures stay open;
 * the same schedule changes nothing.
 */
export const adoptSchedule = (
  subscription: SubscriptionState,
  schedule: DripSchedule,
  now: Date,
): SubscriptionStateChange =>
  canonical(subscription.schedule) === canonical(schedule) ? {} : withOpenLecturesKept(subscription, { schedule }, now);
