import { addDays } from '../../../contract/rules/activity.ts';
import { dueShards } from '../../../contract/subscriber-rows.ts';
import { type DueSubscription, duePages, moveDue, noteTrouble } from '../../data/due-subscriptions.ts';
import { toProblem } from '../../http/answer.ts';
import { describeError, logRun, tagOf } from '../../http/log.ts';
import { type Outcome, type Run, releaseOne } from './release-one.ts';

/** How many subscriptions a run has come to each end with. */
export type Tally = Record<Outcome | 'failed' | 'aside', number>;

/** Days looked back by the first run of all. */
const firstLookBack = 90;
/** Subscriptions of one shard worked on at a time. */
const abreast = 6;
/** Runs that may fail for one subscription before it is set aside. */
const mostTries = 3;

const fail = async (due: DueSubscription, error: unknown): Promise<'failed' | 'aside' | 'left'> => {
  // What passes by itself says nothing about this subscription.
  const isPassing = toProblem(error).code === 'unavailable';
  const tries = isPassing ? 0 : await noteTrouble(due, `${(error as Error).name}: ${(error as Error).message}`);
  const isAside = tries >= mostTries;
  if (isAside) await moveDue(due, 'aside');
  const line = { job: 'release-drip', subscription: tagOf(due.subscriptionId), course: due.courseId, tries };
  logRun(isPassing ? 'info' : 'error', { ...line, isAside, ...describeError(error) });
  return isPassing ? 'left' : isAside ? 'aside' : 'failed';
};

const inTurns = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: abreast }, worker));
};

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

  const one = async (due: DueSubscription): Promise<void> => {
    if (isOver()) {
      skipped += 1;
      return;
    }
    const outcome = await releaseOne(due, run).catch((error: unknown) => fail(due, error));
    tally[outcome] += 1;
  };
  const shard = async (day: string, number: number): Promise<void> => {
    for await (const page of duePages(day, number, run.now)) {
      await inTurns(page, one);
      if (isOver()) return;
    }
  };

  for (let day = watermark ?? addDays(today, -firstLookBack); day <= today; day = addDays(day, 1)) {
    await Promise.all(Array.from({ length: dueShards }, (_, number) => shard(day, number)));
  }
  return { tally, isComplete: !isOver() && skipped + tally.left + tally.failed === 0 };
};
