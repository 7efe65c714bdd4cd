import { key, keyPrefix, keySegments } from '../../contract/storage/keys.ts';
import { type SubscriptionRow, subscriberKeys } from '../../contract/storage/subscriber-rows.ts';
import type { LearnerRow } from './accounts.ts';
import { subscribersTable } from './table.ts';

type EmailRows = (LearnerRow | SubscriptionRow)[];

const isSubscription = (row: LearnerRow | SubscriptionRow): row is SubscriptionRow =>
  row.sk.startsWith(keyPrefix('SUBSCRIPTION'));

/** S11: everything kept under an email address. */
const listRowsByEmail = (email: string): Promise<EmailRows> =>
  subscribersTable.queryPartition<LearnerRow | SubscriptionRow>(email);

/**
 * What is kept under an address and belongs to a learner: all of it when the address is verified as theirs, save
 * what is linked to somebody else; otherwise, for an address they had once, what is linked to them.
 */
export const listRowsOfLearner = async (
  email: string,
  learnerId: string,
  isVerified: boolean,
): Promise<{ subscriptions: SubscriptionRow[]; others: LearnerRow[] }> => {
  const rows = await listRowsByEmail(email);
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

/** Bounces and complaints outlive accounts: whoever subscribes that mailbox again must not be written to (rule R31). */
const isSuppression = ({ sk, suppressed }: LearnerRow): boolean =>
  sk === key('SUPPRESSION') && suppressed !== undefined;

/** A subscription as far as what was written for it can be found by. */
type SubscriptionRef = Pick<SubscriptionRow, 'email' | 'courseId' | 'token'>;

/**
 * S14: removes what a call or job that was under way wrote for a subscription after it was removed: its link and its
 * letters in the ledger. What belongs to a new subscription to the same course stays.
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
 * S12: removes what is kept under an address, save that it must not be written to; a subscription after what leads to
 * it, so that a crash leaves nothing behind, and then once more what was written for it meanwhile.
 */
export const removeRowsOfLearner = async (rows: Awaited<ReturnType<typeof listRowsOfLearner>>): Promise<void> => {
  await Promise.all([
    ...rows.others.filter((row) => !isSuppression(row)).map(({ pk, sk }) => subscribersTable.remove({ pk, sk })),
    ...rows.subscriptions.map(({ token }) => subscribersTable.remove(subscriberKeys.token(token))),
  ]);
  await Promise.all(rows.subscriptions.map(({ pk, sk }) => subscribersTable.remove({ pk, sk })));
  await Promise.all(rows.subscriptions.map(removeOrphanedRows));
};
