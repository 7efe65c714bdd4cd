import { normalizeEmail } from '#contract/rules/email.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { type SubscriptionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import type { LearnerRow } from '#lambdas/data/accounts.ts';
import { credentialKeys } from '#lambdas/data/certificates.ts';
import { isSuppression, selectRowsOfLearner } from '#lambdas/data/rows-by-email.ts';
import { partPath } from './manifest.ts';
import { readLines } from './read-lines.ts';
import type { RestoredAccounts } from './restore-accounts.ts';
import { type Item, parseRow, rowKeyOf, textOf } from './rows.ts';

/** The data of people who are not restored, found the way a deletion of their account would find it. */
export interface LeftOut {
  /** Learner ids with rows. */
  learners: ReadonlySet<string>;
  /** Payments by the digest of their session. */
  payments: ReadonlyMap<string, Item>;
  /** Keys of files that no folder of a learner contains. */
  files: ReadonlySet<string>;
  /** Keys of rows in the subscribers table, as `rowKeyOf` returns them. */
  subscriberRows: ReadonlySet<string>;
}

/** Partitions of learners have no `#`. */
export const isLearner = (pk: string): boolean => !pk.includes('#');

const findInLearners = async (folder: string, ids: RestoredAccounts['ids']) => {
  const learners = new Set<string>();
  const payments = new Map<string, Item>();
  const files = new Set<string>();
  for await (const line of readLines(partPath(folder, 'learners'))) {
    const row = parseRow(line);
    const [pk, sk] = [textOf(row, 'pk'), textOf(row, 'sk')];
    if (!isLearner(pk) || ids.has(pk)) continue;
    learners.add(pk);
    if (sk.startsWith(keyPrefix('PAYMENT'))) payments.set(keySegments(sk)[0] ?? '', row);
    if (sk.startsWith(keyPrefix('CERTIFICATE'))) for (const file of credentialKeys(textOf(row, 'id'))) files.add(file);
  }
  return { learners, payments, files };
};

/** The string attributes of a row. */
const toPlain = (item: Item): LearnerRow =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, { S }]) => (S === undefined ? [] : [[name, S]])),
  ) as LearnerRow;

/** Yields the rows of one partition at a time; the lines are sorted. */
const partitions = async function* (path: string): AsyncGenerator<LearnerRow[]> {
  let rows: LearnerRow[] = [];
  for await (const line of readLines(path)) {
    const row = toPlain(parseRow(line));
    if (rows[0] && rows[0].pk !== row.pk) {
      yield rows;
      rows = [];
    }
    rows.push(row);
  }
  if (rows.length > 0) yield rows;
};

/** Returns the learners to whom rows of an email address may belong, each with whether the address is verified. */
const ownersOf = (
  rows: readonly LearnerRow[],
  { ids }: RestoredAccounts,
  verifiedOwners: ReadonlyMap<string, string>,
): Map<string, boolean> => {
  const linked = rows.flatMap(({ learnerId }) => (learnerId && !ids.has(String(learnerId)) ? [String(learnerId)] : []));
  const owners = new Map(linked.map((learnerId) => [learnerId, false]));
  const verified = verifiedOwners.get(rows[0]?.pk ?? '');
  return verified === undefined ? owners : owners.set(verified, true);
};

const findInSubscribers = async (folder: string, accounts: RestoredAccounts): Promise<Set<string>> => {
  const verified = accounts.deleted.filter(({ attributes }) => attributes.email_verified === 'true');
  const verifiedOwners = new Map(verified.map(({ id, attributes }) => [normalizeEmail(attributes.email ?? ''), id]));
  const found = new Set<string>();
  const add = ({ pk, sk }: { pk: string; sk: string }) => found.add(rowKeyOf({ pk: { S: pk }, sk: { S: sk } }));
  for await (const rows of partitions(partPath(folder, 'subscribers'))) {
    for (const [learnerId, isVerified] of ownersOf(rows, accounts, verifiedOwners)) {
      const { subscriptions, others } = selectRowsOfLearner(rows, learnerId, isVerified);
      for (const row of others) if (!isSuppression(row)) add(row);
      for (const row of subscriptions as SubscriptionRow[]) {
        add(row);
        add(subscriberKeys.token(row.token));
      }
    }
  }
  return found;
};

/** Finds the data of people who are not restored. Memory grows with their data, not with the export. */
export const findLeftOut = async (folder: string, accounts: RestoredAccounts): Promise<LeftOut> => ({
  ...(await findInLearners(folder, accounts.ids)),
  subscriberRows: await findInSubscribers(folder, accounts),
});

/** Returns the record of a payment without a person, as deleting the account leaves it. */
export const anonymousSession = (session: Item, payments: LeftOut['payments']): Item => {
  const { pk, sk, learnerId: _learner, username: _username, ...rest } = session;
  const payment = payments.get(keySegments(textOf(session, 'pk'))[0] ?? '');
  const rowKey = { pk, sk } as Item;
  // Without a payment, the checkout page was never shown.
  return payment ? { ...payment, ...rowKey } : { ...rest, ...rowKey, paymentStatus: { S: 'open' }, rank: { N: '0' } };
};

/** Returns whether a row names the owner of a checkout session. */
export const isSession = (row: Item): boolean => textOf(row, 'sk') === key('SESSION');
