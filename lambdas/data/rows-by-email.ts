import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { type SubscriptionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import type { LearnerRow } from './accounts.ts';
import { subscribersTable } from './table.ts';

type EmailRows = (LearnerRow | SubscriptionRow)[];

const isSubscription = (row: LearnerRow | SubscriptionRow): row is SubscriptionRow =>
  row.sk.startsWith(keyPrefix('SUBSCRIPTION'));

/** S11: lists all rows of an email address. */
const listRowsByEmail = (email: string): Promise<EmailRows> =>
  subscribersTable.queryPartition<LearnerRow | SubscriptionRow>(email);

/**
 * Selects the rows of an email address that belong to a learner: for a verified address, everything except what is
 * linked to another account; for an earlier address, only what is linked to them.
 */
export const selectRowsOfLearner = (
  rows: EmailRows,
  learnerId: string,
  isVerified: boolean,
): { subscriptions: SubscriptionRow[]; others: LearnerRow[] } => {
  const belongsToLearner = (row: SubscriptionRow) => row.learnerId === learnerId || (isVerified && !row.learnerId);
  const subscriptions = rows.filter(isSubscription).filter(belongsToLearner);
  const courseIds = new Set(subscriptions.map(({ courseId }) => courseId));
  const isOnlyOwner = isVerified && rows.filter(isSubscription).length === subscriptions.length;
  const others = rows.filter((row): row is LearnerRow => !isSubscription(row));
  return {
    subscriptions,
    others: others.filter(
      ({ sk }) => isOnlyOwner || (sk.startsWith(keyPrefix('EMAIL')) && courseIds.has(keySegments(sk)[0] ?? '')),
    ),
  };
};

/** Lists the rows of an email address that belong to a learner, see `selectRowsOfLearner`. */
export const listRowsOfLearner = async (
  email: string,
  learnerId: string,
  isVerified: boolean,
): Promise<ReturnType<typeof selectRowsOfLearner>> =>
  selectRowsOfLearner(await listRowsByEmail(email), learnerId, isVerified);

/**
 * Bounces and complaints outlive accounts, so a suppressed mailbox stays suppressed after erasure
 * (docs/reliability.md#erasure).
 */
export const isSuppression = ({ sk, suppressed }: LearnerRow): boolean =>
  sk === key('SUPPRESSION') && suppressed !== undefined;

/** The fields of a subscription that lead to its other rows. */
type SubscriptionRef = Pick<SubscriptionRow, 'email' | 'courseId' | 'token'>;

/**
 * S14: removes rows that a running call or job wrote for a subscription after its removal: its token and its ledger
 * rows. Rows of a new subscription to the same course stay.
 */
export const removeOrphanedRows = async ({ email, courseId, token }: SubscriptionRef): Promise<void> => {
  const rows = await listRowsByEmail(email);
  const current = rows.filter(isSubscription).find((row) => row.courseId === courseId);
  const emailRows = current ? [] : rows.filter(({ sk }) => sk.startsWith(keyPrefix('EMAIL', courseId)));
  await Promise.all([
    ...emailRows.map(({ pk, sk }) => subscribersTable.remove({ pk, sk })),
    ...(current?.token === token ? [] : [subscribersTable.remove(subscriberKeys.token(token))]),
  ]);
};

/**
 * S12: removes all rows of an email address except its suppression. Removes a subscription after the rows that lead to
 * it, so a crash leaves no orphans, then sweeps rows written concurrently.
 */
export const removeRowsOfLearner = async (rows: Awaited<ReturnType<typeof listRowsOfLearner>>): Promise<void> => {
  await Promise.all([
    ...rows.others.filter((row) => !isSuppression(row)).map(({ pk, sk }) => subscribersTable.remove({ pk, sk })),
    ...rows.subscriptions.map(({ token }) => subscribersTable.remove(subscriberKeys.token(token))),
  ]);
  await Promise.all(rows.subscriptions.map(({ pk, sk }) => subscribersTable.remove({ pk, sk })));
  await Promise.all(rows.subscriptions.map(removeOrphanedRows));
};
