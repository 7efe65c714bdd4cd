import { addDays } from '../../contract/rules/activity.ts';
import { putTombstone } from '../data/accounts.ts';
import {
  type Erasure,
  listErasures,
  listErasureTargets,
  removeErasureTarget,
  type StoredErasureTarget,
} from '../data/erasures.ts';
import { removeOrphanedRows } from '../data/rows-by-email.ts';
import { removeFile } from '../services/learner-files.ts';
import { eraseAccount } from './erase-account.ts';

/** Days for which deletions are gone through: as long as tombstones live, which is longer than tokens. */
const lookBackDays = 2;

/** Milliseconds after which no call or job that began before a deletion still runs; its traces are forgotten then. */
const maxCallMs = 15 * 60_000;

const finish = async ({ learnerId, username, startedAt }: Erasure, now: Date): Promise<void> => {
  // The deletion may have died between its ledger and its tombstone.
  await putTombstone(learnerId, new Date(startedAt));
  await eraseAccount({ id: learnerId, username }, now);
};

const clearTarget = async (day: string, target: StoredErasureTarget, now: Date): Promise<void> => {
  if ('files' in target) await Promise.all(target.files.map(removeFile));
  else await removeOrphanedRows(target.subscription);
  if (now.getTime() - Date.parse(target.startedAt) > maxCallMs) await removeErasureTarget(day, target);
};

/**
 * Goes through the deletions of the last days once more: ends those that broke off, and removes what a call wrote that
 * died before it could take it back. One that fails keeps no other from its turn; `onFailure` is told of it.
 */
export const finishErasures = async (now: Date, onFailure: (error: unknown) => void): Promise<{ erasures: number }> => {
  let erasures = 0;
  const attempt = (work: Promise<void>) => work.catch(onFailure);
  const today = now.toISOString().slice(0, 10);
  for (let day = addDays(today, -lookBackDays); day <= today; day = addDays(day, 1)) {
    for (const erasure of await listErasures(day)) {
      await attempt(finish(erasure, now));
      erasures += 1;
    }
    for (const target of await listErasureTargets(day)) await attempt(clearTarget(day, target, now));
  }
  return { erasures };
};
