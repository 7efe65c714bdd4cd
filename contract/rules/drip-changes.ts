import { addDays, dayIn } from './activity.ts';
import { type DripSchedule, openedAtOf, openLectures, type SubscriptionFacts } from './drip-schedule.ts';

/** Fields of a subscription that follow from a change; undefined removes one. */
export type FactsChange = Partial<Record<'timeZone' | 'pausedAt', string | undefined>> &
  Partial<Pick<SubscriptionFacts, 'keptOpen' | 'openedAt' | 'pausedDays' | 'schedule'>>;

const daysBetween = (from: string, to: string): number => {
  let days = 0;
  for (let day = from; day < to; day = addDays(day, 1)) days += 1;
  return days;
};

/** Letters are named by the second. */
const wholeSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/**
 * A change together with what it keeps open: all that is open before it and all that it opens. So whatever it has not
 * kept opens later than now, and the letters can tell by the instants what they have announced.
 */
const keeping = (facts: SubscriptionFacts, change: FactsChange, now: Date): FactsChange => {
  const changed = { ...facts, ...change } as SubscriptionFacts;
  const keptOpen = new Set([...openLectures(facts, now), ...openLectures(changed, now)]);
  return { ...change, keptOpen, openedAt: openedAtOf(facts, keptOpen, wholeSecond(now)) };
};

/** Another time zone, for everything that is not open yet. Day 0 stays the day it was. */
export const changeZone = (facts: SubscriptionFacts, timeZone: string, now: Date): FactsChange =>
  timeZone === facts.timeZone ? {} : keeping(facts, { timeZone }, now);

/** Days stop counting; what is open stays open. Pausing again changes nothing. */
export const pause = (facts: SubscriptionFacts, now: Date): FactsChange =>
  facts.pausedAt ? {} : keeping(facts, { pausedAt: now.toISOString() }, now);

/** Days count on from where they stopped: all that was still to come is later by the days that have passed. */
export const resume = (facts: SubscriptionFacts, now: Date): FactsChange => {
  if (!facts.pausedAt) return {};
  const passed = daysBetween(dayIn(new Date(facts.pausedAt), facts.timeZone), dayIn(now, facts.timeZone));
  return keeping(facts, { pausedAt: undefined, pausedDays: (facts.pausedDays ?? 0) + passed }, now);
};

/** Text that is the same for schedules that say the same, in whatever order. */
const canonical = ({ releaseHour, launchesOn, lectures }: DripSchedule): string =>
  JSON.stringify([releaseHour, launchesOn, Object.entries(lectures).sort(([a], [b]) => (a < b ? -1 : 1))]);

/**
 * Another schedule instead of the one they have kept, for everything that is not open yet. Only an operator asks for it.
 * All that is open stays open; the same schedule again changes nothing.
 */
export const adoptSchedule = (facts: SubscriptionFacts, schedule: DripSchedule, now: Date): FactsChange =>
  canonical(facts.schedule) === canonical(schedule) ? {} : keeping(facts, { schedule }, now);
