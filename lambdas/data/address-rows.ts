import { key, keyPrefix, segmentsOf } from '../../contract/keys.ts';
import { type SubscriptionRow, subscriberKeys } from '../../contract/subscriber-rows.ts';
import type { LearnerRow } from './accounts.ts';
import { subscribersTable } from './table.ts';

type AddressRows = (LearnerRow | SubscriptionRow)[];

const isSubscription = (row: LearnerRow | SubscriptionRow): row is SubscriptionRow =>
  row.sk.startsWith(keyPrefix('SUBSCRIPTION'));

/** S11: everything kept under an email address. */
const listRows = (email: string): Promise<AddressRows> =>
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
  const rows = await listRows(email);
  const isTheirs = (row: SubscriptionRow) => row.learnerId === learnerId || (isVerified && !row.learnerId);
  const subscriptions = rows.filter(isSubscription).filter(isTheirs);
  const courses = new Set(subscriptions.map(({ courseId }) => courseId));
  const isAlone = isVerified && rows.filter(isSubscription).length === subscriptions.length;
  const others = rows.filter((row): row is LearnerRow => !isSubscription(row));
  return {
    subscriptions,
    others: others.filter(
      ({ sk }) => isAlone || (sk.startsWith(keyPrefix('MAIL')) && courses.has(segmentsOf(sk)[0] ?? '')),
    ),
  };
};

/** Bounces and complaints outlive accounts: whoever subscribes that mailbox again must not be written to (rule R31). */
const isSuppression = ({ sk, suppressed }: LearnerRow): boolean => sk === key('ADDRESS') && suppressed !== undefined;

/** A subscription as far as what was written for it can be found by. */
type SubscriptionTrace = Pick<SubscriptionRow, 'email' | 'courseId' | 'token'>;

/**
 * S14: removes what a call or job that was under way wrote for a subscription after it was removed: its link and its
 * letters in the ledger. What belongs to a new subscription to the same course stays.
 */
export const removeSubscriptionTraces = async ({ email, courseId, token }: SubscriptionTrace): Promise<void> => {
  const rows = await listRows(email);
  const current = rows.filter(isSubscription).find((row) => row.courseId === courseId);
  const letters = current ? [] : rows.filter(({ sk }) => sk.startsWith(keyPrefix('MAIL', courseId)));
  await Promise.all([
    ...letters.map(({ pk, sk }) => subscribersTable.remove({ pk, sk })),
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
  await Promise.all(rows.subscriptions.map(removeSubscriptionTraces));
};
