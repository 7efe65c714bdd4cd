import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import { Problem } from '../../contract/problem.ts';
import { nextLook } from '../../contract/rules/drip-mail.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import {
  changeSubscription,
  dueChange,
  requireSubscribedCourse,
  type SubscriptionChange,
} from '../data/subscriptions.ts';

/** Times a change is computed anew before giving up: each lost race means another one was stored. */
const attempts = 4;

/**
 * When the job looks next at a subscription of which only its row is known. Too early costs one look, at which the job
 * reads the rest: study, payment, suppression.
 */
const lookAt = (subscription: SubscriptionRow, course: CatalogueDetailRow, now: Date): Date | undefined =>
  nextLook({ subscription, course, completedLectures: new Set(), isPremium: false, isSuppressed: false }, now);

/** A row with a change applied, as the table will have it. */
export const withChange = (row: SubscriptionRow, change: SubscriptionChange): SubscriptionRow => {
  const keptOpen = change.keptOpen && new Set([...(row.keptOpen ?? []), ...change.keptOpen]);
  const merged = Object.entries({ ...row, ...change, ...(keptOpen && { keptOpen }) });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as unknown as SubscriptionRow;
};

/** Fields that store a change, together with what is due after it. */
export const changeWithDue = (
  row: SubscriptionRow,
  change: SubscriptionChange,
  course: CatalogueDetailRow,
  now: Date,
): SubscriptionChange => ({ ...change, ...dueChange(row, lookAt(withChange(row, change), course, now)) });

/**
 * Changes the subscription behind a mailed link: `decide` says what, from row and course as they are. Somebody else may change it
 * at the same time; then it is read and decided again. Throws `not-found`.
 */
export const changeByToken = async (
  token: string,
  now: Date,
  decide: (row: SubscriptionRow, course: CatalogueDetailRow) => SubscriptionChange,
): Promise<{ subscription: SubscriptionRow; course: CatalogueDetailRow }> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { subscription: row, course } = await requireSubscribedCourse(token);
    const change = decide(row, course);
    if (Object.keys(change).length === 0) return { subscription: row, course };
    const subscription = await changeSubscription(row, changeWithDue(row, change, course, now));
    if (subscription) return { subscription, course };
  }
  throw new Problem('unavailable', undefined, { retryAfter: 1 });
};
