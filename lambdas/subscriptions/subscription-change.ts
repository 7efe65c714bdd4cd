import { Problem } from '../../contract/problem.ts';
import { nextCheckAt } from '../../contract/rules/drip-email.ts';
import type { CourseRow } from '../../contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '../../contract/storage/subscriber-rows.ts';
import {
  changeSubscription,
  requireSubscribedCourse,
  type SubscriptionChange,
  toDueChange,
} from '../data/subscriptions.ts';

/** Times a change is computed anew before giving up: each lost race means another one was stored. */
const maxAttempts = 4;

/**
 * When the job looks next at a subscription of which only its row is known. Too early costs one look, at which the job
 * reads the rest: study, payment, suppression.
 */
const checkAt = (subscription: SubscriptionRow, course: CourseRow, now: Date): Date | undefined =>
  nextCheckAt({ subscription, course, completedLectures: new Set(), isPremium: false, isSuppressed: false }, now);

/** A row with a change applied, as the table will have it. */
export const applyChange = (row: SubscriptionRow, change: SubscriptionChange): SubscriptionRow => {
  const permanentlyOpen =
    change.permanentlyOpen && new Set([...(row.permanentlyOpen ?? []), ...change.permanentlyOpen]);
  const merged = Object.entries({ ...row, ...change, ...(permanentlyOpen && { permanentlyOpen }) });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as unknown as SubscriptionRow;
};

/** Fields that store a change, together with what is due after it. */
export const withDueFields = (
  row: SubscriptionRow,
  change: SubscriptionChange,
  course: CourseRow,
  now: Date,
): SubscriptionChange => ({ ...change, ...toDueChange(row, checkAt(applyChange(row, change), course, now)) });

/**
 * Changes the subscription behind a mailed link: `decide` says what, from row and course as they are. Somebody else may change it
 * at the same time; then it is read and decided again. Throws `not-found`.
 */
export const changeByToken = async (
  token: string,
  now: Date,
  decide: (row: SubscriptionRow, course: CourseRow) => SubscriptionChange,
): Promise<{ subscription: SubscriptionRow; course: CourseRow }> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { subscription: row, course } = await requireSubscribedCourse(token);
    const change = decide(row, course);
    if (Object.keys(change).length === 0) return { subscription: row, course };
    const subscription = await changeSubscription(row, withDueFields(row, change, course, now));
    if (subscription) return { subscription, course };
  }
  throw new Problem('unavailable', undefined, { retryAfter: 1 });
};
