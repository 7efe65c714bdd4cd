import { addDays, dayIn } from './activity.ts';
import { openLectures, type SubscriptionFacts } from './drip-schedule.ts';

/** Fields of a subscription that follow from a change; undefined removes one. */
export type FactsChange = Partial<Record<'timeZone' | 'pausedAt', string | undefined>> & {
  keptOpen?: ReadonlySet<string>;
  pausedDays?: number;
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
