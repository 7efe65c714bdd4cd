import { Problem } from '#contract/problem.ts';
import { nextCheckAt } from '#contract/rules/drip-email.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import {
  changeSubscription,
  requireSubscribedCourse,
  type SubscriptionChange,
  toDueChange,
} from '../data/subscriptions.ts';

/** Attempts before giving up; each lost race means another change was stored. */
const maxAttempts = 4;

/**
 * Returns when the job next checks a subscription of which only the row is known. A time that is too early costs one
 * check, in which the job reads the rest: study, payment, suppression.
 */
const checkAt = (subscription: SubscriptionRow, course: CourseRow, now: Date): Date | undefined =>
  nextCheckAt({ subscription, course, completedLectures: new Set(), isPremium: false, isSuppressed: false }, now);

/** Applies a change to a row as the table will. */
export const applyChange = (row: SubscriptionRow, change: SubscriptionChange): SubscriptionRow => {
  const permanentlyOpen =
    change.permanentlyOpen && new Set([...(row.permanentlyOpen ?? []), ...change.permanentlyOpen]);
  const merged = Object.entries({ ...row, ...change, ...(permanentlyOpen && { permanentlyOpen }) });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as unknown as SubscriptionRow;
};

/** Returns the fields that store a change, including the next due time. */
export const withDueFields = (
  row: SubscriptionRow,
  change: SubscriptionChange,
  course: CourseRow,
  now: Date,
): SubscriptionChange => ({ ...change, ...toDueChange(row, checkAt(applyChange(row, change), course, now)) });

/**
 * Changes the subscription of an emailed link: `decide` returns the change for the current row and course. Retries when
 * the row changed concurrently. `alongside` runs concurrently with each write and has to be safe to repeat.
 * @throws `not-found`
 */
export const changeByToken = async (
  token: string,
  now: Date,
  decide: (row: SubscriptionRow, course: CourseRow) => SubscriptionChange,
  alongside: (row: SubscriptionRow) => Promise<void> = async () => undefined,
): Promise<{ subscription: SubscriptionRow; course: CourseRow }> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { subscription: row, course } = await requireSubscribedCourse(token);
    const change = decide(row, course);
    const isUnchanged = Object.keys(change).length === 0;
    const [subscription] = await Promise.all([
      isUnchanged ? row : changeSubscription(row, withDueFields(row, change, course, now)),
      alongside(row),
    ]);
    if (subscription) return { subscription, course };
  }
  throw new Problem('unavailable', undefined, { retryAfter: 1 });
};
