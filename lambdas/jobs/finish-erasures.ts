import type { ScheduledEvent } from '#contract/jobs.ts';
import { addDays } from '#contract/rules/activity.ts';
import {
  type Erasure,
  listErasures,
  listErasureTargets,
  removeErasureTarget,
  type StoredErasureTarget,
} from '../data/erasures.ts';
import { removeOrphanedRows } from '../data/rows-by-email.ts';
import { eraseAccount, markErased } from '../erasure/erase-account.ts';
import { forEachConcurrently } from '../runtime/for-each-concurrently.ts';
import { job } from '../runtime/job.ts';
import { describeError, logRun } from '../runtime/log.ts';
import { removeFile } from '../services/learner-files.ts';

/** Days of deletions to check: the lifetime of tombstones, which is longer than that of tokens. */
export const lookBackDays = 2;

/** Deletions checked at a time. Each looks up its identity once, and Cognito allows 120 look-ups a second. */
export const erasuresAtATime = 8;

/** Milliseconds after which no call or job from before a deletion can still run; its targets are then dropped. */
const maxCallMs = 15 * 60_000;

const finish = async ({ learnerId, username, startedAt }: Erasure, now: Date): Promise<void> => {
  // The deletion may have crashed between its record and its marks.
  await markErased(learnerId, new Date(startedAt));
  await eraseAccount({ id: learnerId, username }, now);
};

const clearTarget = async (day: string, target: StoredErasureTarget, now: Date): Promise<void> => {
  if ('files' in target) await Promise.all(target.files.map(removeFile));
  else await removeOrphanedRows(target.subscription);
  if (now.getTime() - Date.parse(target.startedAt) > maxCallMs) await removeErasureTarget(day, target);
};

/**
 * Checks the deletions of the last days: completes interrupted ones and removes rows written by calls that crashed
 * before they could undo them. A failure does not stop the others. Idempotent: it may run late, twice or concurrently.
 */
export const handler = job('finish-erasures', async ({ time }: ScheduledEvent): Promise<{ erasures: number }> => {
  const now = new Date(time);
  const today = now.toISOString().slice(0, 10);
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => logRun('error', { job: 'finish-erasures', ...describeError(error) }));
  let erasures = 0;
  for (let day = addDays(today, -lookBackDays); day <= today; day = addDays(day, 1)) {
    const listed = await listErasures(day);
    await forEachConcurrently(listed, erasuresAtATime, (erasure) => attempt(finish(erasure, now)));
    erasures += listed.length;
    const targets = await listErasureTargets(day);
    await forEachConcurrently(targets, erasuresAtATime, (target) => attempt(clearTarget(day, target, now)));
  }
  logRun('info', { job: 'finish-erasures', erasures });
  return { erasures };
});
