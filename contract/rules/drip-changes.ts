import { addDays, dayIn } from './activity.ts';
import { comesAt, type DripSchedule, openedAtOf, openLectures, type SubscriptionFacts } from './drip-schedule.ts';

/** Fields of a subscription that follow from a change; undefined removes one. */
export type FactsChange = Partial<Record<'timeZone' | 'pausedAt', string | undefined>> & {
  comesAgain?: ReadonlySet<string> | undefined;
} & Partial<
    Pick<SubscriptionFacts, 'anchorDate' | 'keptOpen' | 'openedAt' | 'pausedDays' | 'restartedAt' | 'schedule'>
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
const keeping = (facts: SubscriptionFacts, change: FactsChange, now: Date): FactsChange => {
  const changed = { ...facts, ...change } as SubscriptionFacts;
  const keptOpen = new Set([...openLectures(facts, now), ...openLectures(changed, now)]);
  return { ...change, keptOpen, openedAt: openedAtOf(facts, changed, keptOpen, now) };
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

/** Whether a restart would change the days: not on the day they count from, nor west of it where it is yet to begin. */
export const canRestart = (facts: SubscriptionFacts, now: Date): boolean =>
  dayIn(now, facts.timeZone) > facts.anchorDate;

/** What is open and has its day again: all that is opened by days, and what an earlier restart has still to bring. */
const comingAgain = (facts: SubscriptionFacts, now: Date): Set<string> => {
  const isByDays = (id: string) => {
    const rule = facts.schedule.lectures[id];
    return rule !== undefined && 'days' in rule && rule.days > 0;
  };
  const isStillToCome = (id: string) => facts.comesAgain?.has(id) && (comesAt(facts, id) ?? now) > now;
  return new Set([...openLectures(facts, now)].filter((id) => isByDays(id) || isStillToCome(id)));
};

/**
 * Days count anew from today, without a pause. All that is open stays open; what days open comes again on its new day,
 * what opened at once or by the calendar has come. Day 0 only ever moves forward, so a day has one restart at most,
 * whatever the zone; a second one ends a pause and changes nothing else.
 */
export const restart = (facts: SubscriptionFacts, now: Date): FactsChange => {
  if (!canRestart(facts, now)) return resume(facts, now);
  const again = comingAgain(facts, now);
  const change: FactsChange = {
    anchorDate: dayIn(now, facts.timeZone),
    pausedAt: undefined,
    pausedDays: 0,
    restartedAt: now.toISOString(),
    // The store has no empty sets.
    comesAgain: again.size > 0 ? again : undefined,
  };
  const kept = keeping(facts, change, now);
  const openedAt = Object.fromEntries(Object.entries(kept.openedAt ?? {}).filter(([id]) => !again.has(id)));
  return { ...kept, openedAt };
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
