import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Problem } from '#contract/problem.ts';
import { key } from '#contract/storage/keys.ts';
import { environment } from '../runtime/environment.ts';
import { documentClient, learnersTable, tombstoneKey } from './table.ts';

/** Any row of a learner. */
export type LearnerRow = { pk: string; sk: string } & Record<string, unknown>;

/** Days a tombstone is retained: longer than the lifetime of any token issued before. */
const tombstoneDays = 2;

/**
 * L23: rejects a caller whose account was deleted while their token is still valid. Used by every call that creates
 * something for a learner; other calls need a row that no longer exists. Calls that may have created a row or file
 * check again at the end (`guardErasure`).
 */
export const requireAccount = async (learnerId: string): Promise<void> => {
  if (await learnersTable.get(tombstoneKey(learnerId))) throw new Problem('not-signed-in', 'This account was deleted.');
};

/** L24: marks an account as deleted before anything is removed. Repeating it keeps the state of the receipt. */
export const putTombstone = async (learnerId: string, now: Date): Promise<void> => {
  await learnersTable.updateOnly(tombstoneKey(learnerId), {
    UpdateExpression: 'SET expiresAt = :expires',
    ExpressionAttributeValues: { ':expires': Math.floor(now.getTime() / 1000) + tombstoneDays * 86_400 },
  });
};

/** L25: lists all rows of a learner. */
export const listRows = (learnerId: string): Promise<LearnerRow[]> =>
  learnersTable.queryPartition<LearnerRow>(learnerId);

/** L26: deletes rows, 25 at a time, and retries unprocessed ones until all are gone. */
export const removeRows = async (rows: readonly LearnerRow[]): Promise<void> => {
  const tableName = environment('LEARNERS_TABLE');
  let pendingRequests = rows.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  while (pendingRequests.length > 0) {
    const { UnprocessedItems } = await documentClient().send(
      new BatchWriteCommand({ RequestItems: { [tableName]: pendingRequests.slice(0, 25) } }),
    );
    const unprocessed = (UnprocessedItems?.[tableName] ?? []) as typeof pendingRequests;
    pendingRequests = [...unprocessed, ...pendingRequests.slice(25)];
  }
};

/** Returns true for the tombstone, which outlives the other rows. */
export const isTombstone = ({ sk }: LearnerRow): boolean => sk === key('DELETED');
