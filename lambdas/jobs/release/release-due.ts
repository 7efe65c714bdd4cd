import { addDays } from '../../../contract/rules/activity.ts';
import { dueShards } from '../../../contract/subscriber-rows.ts';
import { type DueSubscription, duePages, moveDue, noteTrouble, readForMail } from '../../data/due-subscriptions.ts';
import { toProblem } from '../../http/answer.ts';
import { describeError, logRun, tagOf } from '../../http/log.ts';
import { type Outcome, type Run, releaseOne } from './release-one.ts';

/** How many subscriptions a run has come to each end with. */
export type Tally = Record<Outcome | 'failed' | 'aside', number>;

/** Days looked back by the first run of all. */
const firstLookBack = 90;
/** Subscriptions of one shard that are read together and worked on at a time. */
const abreast = 8;
/** Runs that may fail for one subscription before it is set aside. */
const mostTries = 3;

/** Faults of a service, unless it says that what we sent it makes no sense, are not of the subscription. */
const isOfService = (error: unknown): boolean =>
  '$metadata' in (error as object) && (error as Error).name !== 'ValidationException';

/** What a fault means for a subscription. Throws it when it would meet all others too. */
const fail = async (due: DueSubscription, error: unknown): Promise<'failed' | 'aside' | 'left'> => {
  const isPassing = toProblem(error).code === 'unavailable';
  if (!isPassing && isOfService(error)) throw error;
  const tries = isPassing ? 0 : await noteTrouble(due, `${(error as Error).name}: ${(error as Error).message}`);
  const isAside = tries >= mostTries;
  if (isAside) await moveDue(due, 'aside');
  const line = { job: 'release-drip', subscription: tagOf(due.subscriptionId), course: due.courseId, tries };
  logRun(isPassing ? 'info' : 'error', { ...line, isAside, ...describeError(error) });
  return isPassing ? 'left' : isAside ? 'aside' : 'failed';
};

const inGroups = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / abreast) }, (_, index) =>
    items.slice(index * abreast, (index + 1) * abreast),
  );

/**
 * Works through everything that is due since the day of the watermark: day after day, all shards side by side. Ends early
 * when `isOver` says so. What it costs depends on what is due, not on how many subscribers there are.
 */
export const releaseDue = async (
  run: Run,
  watermark: string | undefined,
  isOver: () => boolean,
): Promise<{ tally: Tally; isComplete: boolean }> => {
  const today = run.now.toISOString().slice(0, 10);
  const tally: Tally = { sent: 0, accounted: 0, moved: 0, left: 0, failed: 0, aside: 0 };
  let skipped = 0;

  const group = async (dues: DueSubscription[]): Promise<void> => {
    if (isOver()) {
      skipped += dues.length;
      return;
    }
    const rows = readForMail(dues);
    const one = async (due: DueSubscription): Promise<Outcome> => releaseOne((await rows)(due), run);
    const outcomes = dues.map((due) => one(due).catch((error: unknown) => fail(due, error)));
    for (const outcome of await Promise.all(outcomes)) tally[outcome] += 1;
  };
  const shard = async (day: string, number: number): Promise<void> => {
    for await (const page of duePages(day, number, run.now)) {
      for (const dues of inGroups(page)) await group(dues);
      if (isOver()) return;
    }
  };

  for (let day = watermark ?? addDays(today, -firstLookBack); day <= today; day = addDays(day, 1)) {
    await Promise.all(Array.from({ length: dueShards }, (_, number) => shard(day, number)));
  }
  return { tally, isComplete: !isOver() && skipped + tally.left + tally.failed === 0 };
};
