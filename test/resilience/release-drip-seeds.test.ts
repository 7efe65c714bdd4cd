import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import type { ActiveFault, Email, Fault } from '#local';
import { type DripCloud, releaseMinutes, startDripCloudWithoutEvents, type Timeline } from '../support/drip-cloud.ts';
import { type Random, randomFrom } from '../support/random.ts';
import { waitFor } from '../support/wait-for.ts';

/** `DRIP_SEEDS` sets the number of seeds, `DRIP_SEED` the first one. */
const seeds = Number(process.env.DRIP_SEEDS ?? 3);
const firstSeed = Number(process.env.DRIP_SEED ?? 1);
const subscriptions = 40;
/** The share of emails for which SES publishes no event. */
const lostEventShare = 0.2;

let drip: DripCloud;
beforeAll(async () => {
  // Each seed chooses the emails for which SES publishes events.
  drip = await startDripCloudWithoutEvents();
}, 180_000);
afterAll(() => drip.stop());

/** Creates subscribers due for an announcement of one section or a digest of several. */
const dueRows = (at: Timeline): Promise<SubscriptionRow[]> =>
  Promise.all(
    Array.from({ length: subscriptions }, (_, index) =>
      index % 2 === 0
        ? drip.createSubscriber(at(0))
        : drip.createSubscriber(at(-2), { announcedThrough: at(-1) }, at(1)),
    ),
  );

const operations = ['PutItem', 'SendEmail', 'UpdateItem', 'BatchGetItem', 'GetItem'] as const;

/** Returns a random fault of the job's calls. After `answer` and `delay` the job still knows what was sent. */
const anyFault = (random: Random): Fault => {
  const skip = random.below(subscriptions);
  const ses = { function: 'release-drip', service: 'ses', operation: 'SendEmail', skip };
  const kind = random.pick(['kill-before', 'kill-after', 'kill-after', 'cut-after', 'cut-before', 'answer', 'delay']);
  switch (kind) {
    case 'answer':
      return { ...ses, kind, status: 429, code: 'TooManyRequestsException', times: 1 + random.below(3) };
    case 'delay':
      return { ...ses, kind, milliseconds: random.below(300), times: 1 + random.below(10) };
    case 'cut-after':
    case 'cut-before':
      return { ...ses, kind, times: 1 + random.below(2) };
    default:
      return { kind, function: 'release-drip', operation: random.pick(operations), skip };
  }
};

const losesResponses = ({ kind }: Fault): boolean => kind.startsWith('kill') || kind.startsWith('cut');

/** What is known of the emails to each address. */
interface History {
  copies: Map<string, number>;
  /** Number of copies sent when SES first published an event. */
  reported: Map<string, number>;
}

/** Counts the emails since the last call, publishes SES events for most and waits until they are recorded. */
const publishSesEvents = async (
  rows: SubscriptionRow[],
  { copies, reported }: History,
  random: Random,
): Promise<void> => {
  const emails = await drip.callConsole<Email[]>('GET', 'inbox');
  await drip.callConsole('DELETE', 'inbox');
  for (const { to } of emails) {
    copies.set(to, (copies.get(to) ?? 0) + 1);
    if (random.next() < lostEventShare) continue;
    await drip.callConsole('POST', 'mail/events', { type: 'delivery', to });
    if (!reported.has(to)) reported.set(to, copies.get(to) ?? 0);
  }
  await waitFor(async () => {
    const ledgers = await Promise.all(
      rows.filter(({ email }) => reported.has(email)).map((row) => drip.readLedger(row)),
    );
    return ledgers.every((ledger) => ledger.some(({ event }) => event === 'delivery'));
  }, 30_000);
};

const workers = async (number: number, time: string): Promise<void> => {
  await Promise.allSettled(Array.from({ length: number }, () => drip.release(time)));
  await drip.waitForCalls();
};

/** Describes how the final state of a subscription violates the guarantees. */
const violationsOf = async (
  row: SubscriptionRow,
  { copies, reported }: History,
  wanted: string,
  isCertain: boolean,
) => {
  const number = copies.get(row.email) ?? 0;
  const attempts = Math.max(0, ...(await drip.readLedger(row)).map(({ attempt }) => attempt));
  const reportedAfter = reported.get(row.email);
  return [
    ...((await drip.readRow(row)).announcedThrough === wanted ? [] : ['was not accounted for']),
    ...(number > 2 ? [`got ${number} copies`] : []),
    ...(number === 0 && attempts < 2 ? ['got nothing, though an attempt was left'] : []),
    ...(number > 1 && isCertain ? ['got a second copy, though no response was lost'] : []),
    ...(number > 1 && attempts < 2 ? ['got a second copy without a second claim'] : []),
    ...(reportedAfter !== undefined && number > reportedAfter ? ['got a copy after SES had reported one'] : []),
  ];
};

/** Runs two mornings with faults and several workers, then two without faults; returns the violations. */
const runSeed = async (seed: number): Promise<{ wrong: string[]; doubles: number; faultCount: number }> => {
  const random = randomFrom(seed);
  const at = await drip.newTimeline();
  const rows = await dueRows(at);
  const history: History = { copies: new Map(), reported: new Map() };
  const faults: Fault[] = [];
  await drip.callConsole('DELETE', 'inbox');
  for (const minutes of [0, 16]) {
    for (let left = 1 + random.below(3); left > 0; left -= 1) await drip.injectFault(anyFault(random));
    await workers(1 + random.below(3), at(2, releaseMinutes + minutes));
    faults.push(...(await drip.callConsole<ActiveFault[]>('GET', 'faults')).filter(({ hit }) => hit > 0));
    await drip.callConsole('DELETE', 'faults');
    await publishSesEvents(rows, history, random);
  }
  for (const minutes of [32, 48]) {
    await workers(1 + random.below(2), at(2, releaseMinutes + minutes));
    await publishSesEvents(rows, history, random);
  }
  const isCertain = !faults.some(losesResponses);
  const violations = await Promise.all(rows.map((row) => violationsOf(row, history, at(2, releaseMinutes), isCertain)));
  return {
    wrong: violations.flat().map((violation) => `seed ${seed}: a subscriber ${violation}`),
    faultCount: faults.length,
    doubles: [...history.copies.values()].filter((number) => number > 1).length,
  };
};

test(
  'despite random faults, each due email is sent or accounted for, at most twice',
  async () => {
    const wrong: string[] = [];
    let [doubles, faultCount] = [0, 0];
    for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
      const result = await runSeed(seed);
      wrong.push(...result.wrong);
      doubles += result.doubles;
      faultCount += result.faultCount;
    }
    expect(wrong).toEqual([]);
    expect(faultCount).toBeGreaterThanOrEqual(seeds);
    // A lost response without an SES event costs a second copy: possible, but rare.
    expect(doubles).toBeLessThan(0.1 * seeds * subscriptions + 2);
  },
  60_000 + seeds * 30_000,
);
