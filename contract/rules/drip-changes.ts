import { addDays, dayIn } from './activity.ts';
import { type DripSchedule, openLectures, type SubscriptionFacts } from './drip-schedule.ts';

/** Fields of a subscription that follow from a change; undefined removes one. */
export type FactsChange = Partial<Record<'timeZone' | 'pausedAt', string | undefined>> & {
  keptOpen?: ReadonlySet<string>;
  pausedDays?: number;
  schedule?: DripSchedule;
};

const daysBetween = (from: string, to: string): number => {
  let days = 0;
  for (let day = from; day < to; day = addDays(day, 1)) days += 1;
  return days;
};

/** Another time zone, for everything that is not open yet. Day 0 stays the day it was. */
export const changeZone = (facts: SubscriptionFacts, timeZone: string, now: Date): FactsChange =>
  timeZone === facts.timeZone ? {} : { timeZone, keptOpen: openLectures(facts, now) };

/** Days stop counting; what is open stays open. Pausing again changes nothing. */
export const pause = (facts: SubscriptionFacts, now: Date): FactsChange =>
  facts.pausedAt ? {} : { pausedAt: now.toISOString(), keptOpen: openLectures(facts, now) };

/** Days count on from where they stopped: all that was still to come is later by the days that have passed. */
export const resume = (facts: SubscriptionFacts, now: Date): FactsChange => {
  if (!facts.pausedAt) return {};
  const passed = daysBetween(dayIn(new Date(facts.pausedAt), facts.timeZone), dayIn(now, facts.timeZone));
  return {
    pausedAt: undefined,
    pausedDays: (facts.pausedDays ?? 0) + passed,
    keptOpen: openLectures(facts, now),
  };
};

/** Text that is the same for schedules that say the same, in whatever order. */
const canonical = ({ releaseHour, launchesOn, lectures }: DripSchedule): string =>
  JSON.stringify([releaseHour, launchesOn, Object.entries(lectures).sort(([a], [b]) => (a < b ? -1 : 1))]);

/**
 * Another schedule instead of the one they have kept, for everything that is not open yet. Only an operator asks for it.
 * All that is open stays open, and is announced no more; the same schedule again changes nothing.
 */
export const adoptSchedule = (facts: SubscriptionFacts, schedule: DripSchedule, now: Date): FactsChange =>
  canonical(facts.schedule) === canonical(schedule) ? {} : { schedule, keptOpen: openLectures(facts, now) };
