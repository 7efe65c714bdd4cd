import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { createSink, metered, type Usage } from './drip/meter.ts';
import { fill, openStore } from './drip/store.ts';
import { benchCourse, dueSubscriber, otherSubscriber, roundAt } from './drip/subscribers.ts';
import { startReleaseWorker } from './drip/worker.ts';

/** Requests, capacity and time of a run with 1,000 due subscribers among `subscribers`. */
export interface ReleaseMeasurement extends Usage {
  subscribers: number;
  /** Measured in the fastest round, because other load can only slow a round down. */
  milliseconds: number;
  /** Minimum processor time of a round in milliseconds: worker, store and email sink together. */
  processor: number;
}

const due = 1_000;
/** The first round warms up, the second is counted, the others are timed. */
const rounds = 10;

const readers = function* (subscribers: number) {
  for (let number = 0; number < subscribers; number += 1) {
    const round = Math.floor(number / due);
    yield round < rounds ? dueSubscriber(number, round) : otherSubscriber(number);
  }
};

/** Fills a store with this many subscribers. */
const fillStore = async (directory: string, subscribers: number): Promise<void> => {
  const empty = await openStore(directory);
  await empty.stop?.();
  await fill(directory, 'catalog', [benchCourse]);
  const day = roundAt(-24).toISOString().slice(0, 10);
  await fill(directory, 'subscribers', [{ ...subscriberKeys.watermark(), day }]);
  await fill(directory, 'subscribers', readers(subscribers));
};

/** Prepares the job to run on a filled store. */
const open = async (directory: string, subscribers: number) => {
  const store = await openStore(directory);
  const meter = metered(store, 'subscribers');
  const sink = createSink();
  const worker = await startReleaseWorker([meter.service, sink.service]);
  const times: { milliseconds: number; processor: number }[] = [];
  const release = async (round: number): Promise<void> => {
    const { sent } = await worker.release(roundAt(round));
    if (sent !== due || sink.taken() !== due * (round + 1)) throw new Error(`Round ${round} sent ${sent} emails.`);
  };
  let usage: Usage = { requests: {}, units: 0 };
  return {
    count: async (round: number) => {
      meter.start();
      await release(round);
      usage = meter.stop();
    },
    time: async (round: number) => {
      const startedAt = performance.now();
      const before = process.cpuUsage();
      await release(round);
      const { user, system } = process.cpuUsage(before);
      times.push({ milliseconds: performance.now() - startedAt, processor: (user + system) / 1000 });
    },
    release,
    result: (): ReleaseMeasurement => {
      const minOf = (name: 'milliseconds' | 'processor') => Math.min(...times.map((time) => time[name]));
      return { ...usage, subscribers, milliseconds: minOf('milliseconds'), processor: minOf('processor') };
    },
    stop: async () => {
      await worker.stop();
      await store.stop?.();
    },
  };
};

/**
 * Measures the release job for each number of subscribers. Alternates sizes within a round, because the machine's load
 * changes from minute to minute.
 */
export const benchDrip = async (sizes: readonly number[]): Promise<ReleaseMeasurement[]> => {
  const root = await mkdtemp(join(tmpdir(), 'bench-drip-'));
  try {
    const directory = (subscribers: number) => join(root, String(subscribers));
    for (const subscribers of sizes) await fillStore(directory(subscribers), subscribers);
    const jobs: Awaited<ReturnType<typeof open>>[] = [];
    for (const subscribers of sizes) jobs.push(await open(directory(subscribers), subscribers));
    // All sizes count the same round, because the shards of its readers determine the grouping.
    for (const job of jobs) await job.release(0);
    for (const job of jobs) await job.count(1);
    for (let round = 2; round < rounds; round += 1) for (const job of jobs) await job.time(round);
    await Promise.all(jobs.map((job) => job.stop()));
    return jobs.map((job) => job.result());
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};
