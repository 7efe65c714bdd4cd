import { adoptSchedule } from '#contract/rules/drip-changes.ts';
import { nextReleaseBatch, openLectures, scheduleOf, unlockAt } from '#contract/rules/drip-schedule.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import type { SubscriptionChange } from '#lambdas/data/subscriptions.ts';
import { applyChange, withDueFields } from '#lambdas/subscriptions/subscription-change.ts';

/** The outcome for one subscription. */
export type Migration =
  /** The schedule is already applied. */
  | { kind: 'same' }
  /** An email is due, which announces newly opened sections. The subscription can be migrated afterward. */
  | { kind: 'waits' }
  | {
      kind: 'moves';
      change: SubscriptionChange;
      /** Number of unopened lectures whose time changes, appears or disappears. */
      lectures: number;
      nextBefore: Date | undefined;
      nextAfter: Date | undefined;
    };

/** Plans what the published schedule changes for a subscriber; see `adoptSchedule`. */
export const planMigration = (row: SubscriptionRow, course: CourseRow, now: Date): Migration => {
  const adopted = adoptSchedule(row, scheduleOf(course), now);
  if (!adopted.schedule) return { kind: 'same' };
  if (row.dueAt !== undefined && row.dueAt <= now.toISOString()) return { kind: 'waits' };
  const change = withDueFields(row, adopted, course, now);
  const moved = applyChange(row, change);
  const openIds = openLectures(row, now);
  const lectureIds = new Set([...Object.keys(row.schedule.lectures), ...Object.keys(adopted.schedule.lectures)]);
  const lectures = [...lectureIds].filter(
    (id) => !openIds.has(id) && unlockAt(row, id)?.getTime() !== unlockAt(moved, id)?.getTime(),
  );
  return {
    kind: 'moves',
    change,
    lectures: lectures.length,
    nextBefore: nextReleaseBatch(row, course, now)?.at,
    nextAfter: nextReleaseBatch(moved, course, now)?.at,
  };
};
