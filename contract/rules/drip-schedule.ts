import { addDays, dayIn } from './activity.ts';
import type { Standing } from './lecture-access.ts';
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
export interface SubscriptionFacts {
  subscribedAt: string;
  /** IANA time zone of the subscriber; a change applies to what is not open yet. */
  timeZone: string;
  /** The subscriber's day (YYYY-MM-DD) when they subscribed, or last started again: day 0. */
  anchorDate: string;
  schedule: DripSchedule;
  /** Lectures that were open when zone, pause or schedule changed: they stay open whatever follows. */
  keptOpen?: ReadonlySet<string>;
  /** When each of them came, by lecture id: a letter that has not announced it yet still does. */
  openedAt?: Readonly<Record<string, string>>;
  /** Days by which pauses have moved what counts from the anchor. */
  pausedDays?: number;
  /** Since when the subscription is paused, if it is. */
  pausedAt?: string;
  /** When they last chose to start again from day 1. */
  restartedAt?: string;
  /** Lectures that were open then and whose day comes again: they stay open and are announced by the new days. */
  comesAgain?: ReadonlySet<string>;
}

/** What opens at one instant. */
export interface Wave {
  at: Date;
  lectureIds: string[];
  /** Sections that open with it, in the order of the course. */
  sectionIndexes: number[];
}

/** Hour of the day at which sections open when the author does not say. */
export const usualReleaseHour = 8;

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
  releaseHour: course.releaseHour ?? usualReleaseHour,
  ...(course.launchesOn && { launchesOn: course.launchesOn }),
  lectures: rulesOf(course),
});

/** Rules of lectures the author has added since: to be kept like the others from when they are first seen. */
export const addedRules = (schedule: DripSchedule, course: DripOutline): Record<string, OpeningRule> =>
  Object.fromEntries(Object.entries(rulesOf(course)).filter(([id]) => !schedule.lectures[id]));

/** The subscription with rules for what the author has added since. */
export const withAddedRules = <Facts extends SubscriptionFacts>(facts: Facts, course: DripOutline): Facts => {
  const added = addedRules(facts.schedule, course);
  if (Object.keys(added).length === 0) return facts;
  return { ...facts, schedule: { ...facts.schedule, lectures: { ...facts.schedule.lectures, ...added } } };
};

/** The day a subscription counts from. */
export const anchorDateOf = (subscribedAt: Date, timeZone: string): string => dayIn(subscribedAt, timeZone);

const latest = (...instants: (Date | undefined)[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? Number.NEGATIVE_INFINITY)));

/**
 * When a lecture opens for a subscriber: its own instant, never before the launch and never before they subscribed.
 * Always counted from the anchor, never from what opened before. Undefined when time does not open it: it has no rule,
 * or its days do not count on while the subscription is paused.
 */
export const unlockAt = (facts: SubscriptionFacts, lectureId: string): Date | undefined => {
  const { schedule, timeZone, anchorDate, pausedDays = 0, pausedAt } = facts;
  const rule = schedule.lectures[lectureId];
  if (!rule) return undefined;
  const local = (localDay: string) => localInstant(localDay, schedule.releaseHour, timeZone);
  const floor = latest(new Date(facts.subscribedAt), schedule.launchesOn ? local(schedule.launchesOn) : undefined);
  if ('on' in rule) return latest(floor, local(rule.on));
  if (rule.days === 0) return floor;
  if (pausedAt) return undefined;
  return latest(floor, local(addDays(anchorDate, rule.days + pausedDays)));
};

/** Whether time has opened a lecture for a subscriber. Once true it stays true, as time goes on and whatever changes. */
export const isOpen = (facts: SubscriptionFacts, lectureId: string, now: Date): boolean => {
  if (facts.keptOpen?.has(lectureId)) return true;
  const at = unlockAt(facts, lectureId);
  return at !== undefined && at <= now;
};

/** Every lecture time has opened, the ones the author has removed meanwhile included. */
export const openLectures = (facts: SubscriptionFacts, now: Date): Set<string> =>
  new Set([...Object.keys(facts.schedule.lectures), ...(facts.keptOpen ?? [])].filter((id) => isOpen(facts, id, now)));

/** A section opens with its scheduled lectures; free ones among them are open already and announce nothing. */
const announcing = (section: DripOutline['sections'][number]) => {
  const scheduled = section.lectures.filter(({ type }) => type === 'drip');
  return scheduled.length > 0 ? scheduled : section.lectures.filter(({ type }) => type === 'free');
};

/**
 * When a lecture comes to its subscriber and is announced: it opens, it has opened if it is kept open, or its day comes
 * again after a restart. Undefined when that is not known, or as long as days do not count.
 */
export const comesAt = (facts: SubscriptionFacts, lectureId: string): Date | undefined => {
  const openedAt = facts.openedAt?.[lectureId];
  if (openedAt !== undefined) return new Date(openedAt);
  const isKept = facts.keptOpen?.has(lectureId) && !facts.comesAgain?.has(lectureId);
  return isKept ? undefined : unlockAt(facts, lectureId);
};

/** Letters are named by the second. */
const wholeSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/**
 * When each of some open lectures has come, as far as it is known: at `now` if it is the change that brings it. What a
 * restart has put before the subscriber again is not among them.
 */
export const openedAtOf = (
  before: SubscriptionFacts,
  after: SubscriptionFacts,
  lectureIds: Iterable<string>,
  now: Date,
): NonNullable<SubscriptionFacts['openedAt']> => {
  const hasCome = (at: Date | undefined): at is Date => at !== undefined && at <= now;
  return Object.fromEntries(
    [...lectureIds].flatMap((id) => {
      const at = comesAt(before, id);
      if (hasCome(at)) return [[id, at.toISOString()]];
      return hasCome(comesAt(after, id)) ? [[id, wholeSecond(now).toISOString()]] : [];
    }),
  );
};

/** Everything of the course as it is now by the instant it comes, first to last; what is kept open by when it opened. */
export const wavesOf = (facts: SubscriptionFacts, course: DripOutline): Wave[] => {
  const known = withAddedRules(facts, course);
  const waves = new Map<number, Wave>();
  for (const [sectionIndex, section] of course.sections.entries()) {
    const announced = new Set(announcing(section));
    for (const lecture of section.lectures) {
      const at = comesAt(known, lecture.id);
      if (!at) continue;
      const wave = waves.get(at.getTime()) ?? { at, lectureIds: [], sectionIndexes: [] };
      wave.lectureIds.push(lecture.id);
      if (announced.has(lecture) && !wave.sectionIndexes.includes(sectionIndex)) wave.sectionIndexes.push(sectionIndex);
      waves.set(at.getTime(), wave);
    }
  }
  return [...waves.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
};

/**
 * What is still to come after an instant, section by section, first to last; empty when nothing is or while paused. After a
 * restart, sections that are open are among it.
 */
export const wavesAfter = (facts: SubscriptionFacts, course: DripOutline, now: Date): Wave[] =>
  wavesOf(facts, course).filter(({ at, sectionIndexes }) => at > now && sectionIndexes.length > 0);

/** The next section or sections to come; undefined when nothing is or while paused. */
export const nextWave = (facts: SubscriptionFacts, course: DripOutline, now: Date): Wave | undefined =>
  wavesAfter(facts, course, now)[0];

/** Whether a section has nothing left for time to open. */
export const isSectionOpen = (
  facts: SubscriptionFacts,
  section: DripOutline['sections'][number] | undefined,
  now: Date,
): boolean => section !== undefined && announcing(section).every(({ id }) => isOpen(facts, id, now));

/** The next wave that opens something; unlike `nextWave` never one that only comes again. */
export const nextOpening = (facts: SubscriptionFacts, course: DripOutline, now: Date): Wave | undefined =>
  wavesAfter(facts, course, now).find(({ sectionIndexes }) =>
    sectionIndexes.some((index) => !isSectionOpen(facts, course.sections[index], now)),
  );

/** How a subscriber stands in the course; `facts` is undefined for those who paid without ever subscribing. */
export const dripStanding = (
  facts: SubscriptionFacts | undefined,
  course: DripOutline,
  now: Date,
  isPremium: boolean,
): Standing => {
  if (!facts) return { isPremium, isLectureOpen: () => false };
  const known = withAddedRules(facts, course);
  return {
    isPremium,
    isLectureOpen: (lectureId) => isOpen(known, lectureId, now),
    opensAt: (lectureId) => unlockAt(known, lectureId),
  };
};
