import { key, keyPrefix } from '../../contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A deletion that was asked for lately. */
export interface Erasure {
  learnerId: string;
  /** Name in the user pool. */
  username: string;
  startedAt: string;
}

/** What a call that was under way may have written again, where no row of the learner leads to it. */
export type ErasureTarget = { subscription: { email: string; courseId: string; token: string } } | { files: string[] };

/** A trace in the ledger, with its sort key. */
export type StoredErasureTarget = ErasureTarget & { learnerId: string; sk: string; startedAt: string };

/** Days an erasure stays in the ledger: one more than tombstones, so that it never ends before them. */
const retentionDays = 3;

const partition = (day: string): string => key('ERASURES', day);
const expiresAt = (now: Date): number => Math.floor(now.getTime() / 1000) + retentionDays * 86_400;

/** L85: lists a deletion under its UTC day, before anything is removed; repeating it keeps its start. */
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

/** L86: lists what a deletion is about to remove and could not find again. `id` names it within the deletion. */
export const putErasureTarget = (learnerId: string, id: string, target: ErasureTarget, now: Date): Promise<void> =>
  learnersTable.put({
    pk: partition(now.toISOString().slice(0, 10)),
    sk: key('TRACE', learnerId, id),
    learnerId,
    startedAt: now.toISOString(),
    expiresAt: expiresAt(now),
    ...target,
  });

/** L87: the deletions of a UTC day (YYYY-MM-DD). */
export const listErasures = (day: string): Promise<Erasure[]> =>
  learnersTable.query<Erasure>(partition(day), keyPrefix('ERASURE'));

/** L88: the traces of a UTC day (YYYY-MM-DD). */
export const listErasureTargets = (day: string): Promise<StoredErasureTarget[]> =>
  learnersTable.query<StoredErasureTarget>(partition(day), keyPrefix('TRACE'));

/** L89: forgets a trace once nothing can write it again. */
export const removeErasureTarget = (day: string, { sk }: StoredErasureTarget): Promise<void> =>
  learnersTable.remove({ pk: partition(day), sk });
