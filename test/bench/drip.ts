import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subscriberKeys } from '../../contract/subscriber-rows.ts';
import { createSink, metered, type Usage } from './drip/meter.ts';
import { fill, openStore } from './drip/store.ts';
import { benchCourse, dueReader, otherReader, roundAt } from './drip/subscribers.ts';
import { startReleaseWorker } from './drip/worker.ts';

/** One run of the job with 1,000 subscribers due among many. */
export interface ReleaseMeasurement extends Usage {
  subscribers: number;
  /** Of the fastest round: what else the machine does can only add. */
  milliseconds: number;
  /** Processor time of that round in milliseconds: worker, store and sink together. */
  processor: number;
}

const due = 1_000;
/** The first one only warms up. */
const rounds = 5;

const readers = function* (subscribers: number) {
  for (let number = 0; number < subscribers; number += 1) {
    const round = Math.floor(number / due);
    yield round < rounds ? dueReader(number, round) : otherReader(number);
  }
};

const measure = async (subscribers: number): Promise<ReleaseMeasurement> => {
  const directory = await mkdtemp(join(tmpdir(), 'bench-drip-'));
  try {
    const empty = await openStore(directory);
    await empty.stop?.();
    await fill(directory, 'catalogue', [benchCourse]);
    const day = roundAt(-24).toISOString().slice(0, 10);
    const watermark = { ...subscriberKeys.watermark(), day };
    await fill(directory, 'subscribers', [watermark]);
    await fill(directory, 'subscribers', readers(subscribers));

    const store = await openStore(directory);
    const meter = metered(store);
    const sink = createSink();
    const worker = await startReleaseWorker([meter.service, sink.service]);
    let best: ReleaseMeasurement | undefined;
    for (let round = 0; round < rounds; round += 1) {
      meter.take();
      const startedAt = performance.now();
      const before = process.cpuUsage();
      const { sent } = await worker.release(roundAt(round));
      const milliseconds = performance.now() - startedAt;
      const { user, system } = process.cpuUsage(before);
      const processor = (user + system) / 1000;
      const usage = meter.take();
      // A call that timed out on a busy machine leaves its subscriber to the next run; such a round measures nothing.
      if (sent < due) {
        await worker.release(roundAt(round));
        continue;
      }
      if (round > 0 && milliseconds < (best?.milliseconds ?? Infinity)) {
        best = { subscribers, milliseconds, processor, ...usage };
      }
    }
    await worker.stop();
    await store.stop?.();
    if (sink.taken() !== due * rounds) throw new Error(`${sink.taken()} mails were sent, not ${due * rounds}.`);
    if (!best) throw new Error('No round was measured.');
    return best;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

/** Measures the release job among so many subscribers, one size after the other. */
export const benchDrip = async (sizes: readonly number[]): Promise<ReleaseMeasurement[]> => {
  const measured: ReleaseMeasurement[] = [];
  for (const subscribers of sizes) measured.push(await measure(subscribers));
  return measured;
};
