import { createHash } from 'node:crypto';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A recent account deletion. */
export interface Erasure {
  learnerId: string;
  /** Username in the user pool. */
  username: string;
  startedAt: string;
}

/** Data that a concurrent call may have written again and that no row of the learner refers to. */
export type ErasureTarget = { subscription: { email: string; courseId: string; token: string } } | { files: string[] };

/** A stored target with its sort key. */
export type StoredErasureTarget = ErasureTarget & { learnerId: string; sk: string; startedAt: string };

/** Days an erasure is retained: one more than tombstones, so it always outlives them. */
const retentionDays = 3;

const partition = (day: string): string => key('ERASURES', day);
const expiresAt = (now: Date): number => Math.floor(now.getTime() / 1000) + retentionDays * 86_400;

/** L85: records a deletion under its UTC day before anything is removed; a repeat keeps the start time. */
export const putErasure = async ({ learnerId, username }: Omit<Erasure, 'startedAt'>, now: Date): Promise<void> => {
  await learnersTable.updateOnly(
    { pk: partition(now.toISOString().slice(0, 10)), sk: key('ERASURE', learnerId) },
    {
      UpdateExpression:
        'SET learnerId = :learner, username = :name, startedAt = if_not_exists(startedAt, :now), expiresAt = :expires',
      ExpressionAttributeValues: {
        ':learner': learnerId,
        ':name': username,
        ':now': now.toISOString(),
        ':expires': expiresAt(now),
      },
    },
  );
};

/**
 * L86: records a target that the deletion is about to remove and could not find again. `id` is unique within the
 * deletion.
 */
export const putErasureTarget = (learnerId: string, id: string, target: ErasureTarget, now: Date): Promise<void> =>
  learnersTable.put({
    pk: partition(now.toISOString().slice(0, 10)),
    sk: key('TRACE', learnerId, id),
    learnerId,
    startedAt: now.toISOString(),
    expiresAt: expiresAt(now),
    ...target,
  });

/** L87: lists the deletions of a UTC day (YYYY-MM-DD). */
export const listErasures = (day: string): Promise<Erasure[]> =>
  learnersTable.query<Erasure>(partition(day), keyPrefix('ERASURE'));

/** L88: lists the targets of a UTC day (YYYY-MM-DD). */
export const listErasureTargets = (day: string): Promise<StoredErasureTarget[]> =>
  learnersTable.query<StoredErasureTarget>(partition(day), keyPrefix('TRACE'));

/** L89: deletes a target once no running call can write it again. */
export const removeErasureTarget = (day: string, { sk }: StoredErasureTarget): Promise<void> =>
  learnersTable.remove({ pk: partition(day), sk });

/** Days after which an export may no longer be restored. */
export const exportLifetimeDays = 365;

/** Days the register keeps a deletion: an export may be of tables restored to their state of 35 days earlier. */
const registerDays = exportLifetimeDays + 35;

/**
 * Hashes a learner id for the register. Ids are random, so the hash identifies a learner only to those who know the id.
 */
export const erasedLearnerHash = (learnerId: string): string => createHash('sha256').update(learnerId).digest('hex');

const registerPartition = (month: string): string => key('ERASED', month);

/** L94: registers a deletion for as long as an export may bring its data back. */
export const putErasedLearner = (learnerId: string, now: Date): Promise<void> =>
  learnersTable.put({
    pk: registerPartition(now.toISOString().slice(0, 7)),
    sk: key('LEARNER', erasedLearnerHash(learnerId)),
    expiresAt: Math.floor(now.getTime() / 1000) + registerDays * 86_400,
  });

/**
 * Returns the partitions of the register that may have unexpired rows: one per month, including the next, as clocks
 * differ.
 */
export const erasedPartitions = (now: Date): string[] => {
  const oldest = new Date(now.getTime() - registerDays * 86_400_000);
  const months = (now.getUTCFullYear() - oldest.getUTCFullYear()) * 12 + now.getUTCMonth() - oldest.getUTCMonth() + 2;
  return Array.from({ length: months }, (_, index) => {
    const month = new Date(Date.UTC(oldest.getUTCFullYear(), oldest.getUTCMonth() + index));
    return registerPartition(month.toISOString().slice(0, 7));
  });
};
