import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Problem } from '../../contract/problem.ts';
import { key } from '../../contract/storage/keys.ts';
import { environment } from '../runtime/environment.ts';
import { documentClient, learnersTable, tombstoneKey } from './table.ts';

/** A row of a learner, whatever its kind. */
export type LearnerRow = { pk: string; sk: string } & Record<string, unknown>;

/** Days the mark of a deleted account stays: longer than any token that was issued before lives. */
const tombstoneDays = 2;

/**
 * L23: refuses a person whose account was deleted while a token of theirs still lives. Asked by every call that would
 * begin something new for them; all others need a row that is gone. Every call that may have created a row or file reads
 * the same again at its end (`guardErasure`).
 */
export const requireAccount = async (learnerId: string): Promise<void> => {
  if (await learnersTable.get(tombstoneKey(learnerId))) throw new Problem('not-signed-in', 'This account was deleted.');
};

/** L24: marks an account as deleted, before anything is removed; again without losing what is known of its receipt. */
export const putTombstone = async (learnerId: string, now: Date): Promise<void> => {
  await learnersTable.updateOnly(tombstoneKey(learnerId), {
    UpdateExpression: 'SET expiresAt = :expires',
    ExpressionAttributeValues: { ':expires': Math.floor(now.getTime() / 1000) + tombstoneDays * 86_400 },
  });
};

/** L25: everything kept about a learner. */
export const listRows = (learnerId: string): Promise<LearnerRow[]> =>
  learnersTable.queryPartition<LearnerRow>(learnerId);

/** L26: removes rows, 25 at a time; what the table could not take is sent again until it is gone. */
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

/** True for the mark of a deleted account, which outlives the other rows. */
export const isTombstone = ({ sk }: LearnerRow): boolean => sk === key('DELETED');
