import type { CatalogueDetailRow } from '../../../contract/catalogue-rows.ts';
import { adoptSchedule } from '../../../contract/rules/drip-changes.ts';
import { nextWave, openLectures, scheduleOf, unlockAt } from '../../../contract/rules/drip-schedule.ts';
import type { SubscriptionRow } from '../../../contract/subscriber-rows.ts';
import type { SubscriptionChange } from '../../../lambdas/data/subscriptions.ts';
import { changeWithDue, withChange } from '../../../lambdas/subscriptions/subscription-change.ts';

/** What becomes of one subscription. */
export type Migration =
  /** It has the schedule already. */
  | { kind: 'same' }
  /** A letter is due, which announces what has just opened. Afterwards it can be migrated. */
  | { kind: 'waits' }
  | {
      kind: 'moves';
      change: SubscriptionChange;
      /** Lectures that are not open yet and whose time changes, comes or goes. */
      lectures: number;
      nextBefore: Date | undefined;
      nextAfter: Date | undefined;
    };

/** What the course's present schedule changes for a subscriber; see `adoptSchedule`. */
export const migrationOf = (row: SubscriptionRow, course: CatalogueDetailRow, now: Date): Migration => {
  const adopted = adoptSchedule(row, scheduleOf(course), now);
  if (!adopted.schedule) return { kind: 'same' };
  if (row.dueAt !== undefined && row.dueAt <= now.toISOString()) return { kind: 'waits' };
  const change = changeWithDue(row, adopted, course, now);
  const moved = withChange(row, change);
  const open = openLectures(row, now);
  const closed = new Set([...Object.keys(row.schedule.lectures), ...Object.keys(adopted.schedule.lectures)]);
  const lectures = [...closed].filter(
    (id) => !open.has(id) && unlockAt(row, id)?.getTime() !== unlockAt(moved, id)?.getTime(),
  );
  return {
    kind: 'moves',
    change,
    lectures: lectures.length,
    nextBefore: nextWave(row, course, now)?.at,
    nextAfter: nextWave(moved, course, now)?.at,
  };
};
