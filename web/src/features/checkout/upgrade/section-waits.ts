import type { LearnerSection } from '#contract/schemas/content.ts';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { daysUntil, formatCount, formatDay } from '#web/src/lib/format.ts';
import { dayNumber } from '#web/src/lib/outline-labels.ts';

/** When a section opens without Premium. */
export interface Wait {
  title: string;
  opens: string;
  /** Whether Premium opens the section earlier; false when it is open or opens today. */
  isGained: boolean;
  /** Whether `opens` names a later day, which is struck through. */
  isLater: boolean;
}

/** Waits for a course's sections: a subscriber's own, or those of somebody who subscribes today. */
export interface Waits {
  waits: Wait[];
  isOwn: boolean;
}

const openNow = { opens: 'Open', isGained: false, isLater: false };

/** Returns the wait for a section that opens at an instant, shown as a day. */
const waitUntil = (title: string, instant: string, now: Date): Wait => {
  const isToday = daysUntil(instant, now) === 0;
  return { title, opens: isToday ? 'Today' : formatDay(instant, now), isGained: !isToday, isLater: !isToday };
};

/** Returns a subscriber's wait for a section, which opens at their own instant; unknown while they pause. */
export const ownWait = ({ title, lectures, opensAt }: LearnerSection, isPaused: boolean, now = new Date()): Wait => {
  if (lectures.some(({ isUnlocked }) => isUnlocked)) return { title, ...openNow };
  if (opensAt && !isPaused) return waitUntil(title, opensAt, now);
  const isScheduled = lectures.some(({ type }) => type !== 'premium');
  return { title, opens: isScheduled ? 'Paused' : 'Premium only', isGained: true, isLater: false };
};

/** Returns the wait of somebody who subscribes today. */
export const newWait = ({ title, opensAfterDays = 0, opensOn }: CourseDetail['sections'][number]): Wait => {
  if (opensOn) {
    return Date.parse(opensOn) <= Date.now()
      ? { title, ...openNow }
      : waitUntil(title, `${opensOn}T12:00:00`, new Date());
  }
  if (opensAfterDays === 0) return { title, ...openNow };
  return { title, opens: `Day ${dayNumber(opensAfterDays)}`, isGained: true, isLater: true };
};

/** Returns the title of the offer: what Premium adds, the sections that are not open or else the premium lessons. */
export const offerTitle = ({ waits, isOwn }: Waits, premiumLessons: number): string => {
  const gained = waits.filter(({ isGained }) => isGained).length;
  if (!isOwn) return `Open all ${formatCount(waits.length, 'section')} today`;
  if (gained > 1) return `Open the other ${gained} sections today`;
  if (gained === 1) return 'Open the last section today';
  if (premiumLessons === 0) return 'Premium access';
  return premiumLessons === 1 ? 'Get the premium lesson' : `Get the ${premiumLessons} premium lessons`;
};
