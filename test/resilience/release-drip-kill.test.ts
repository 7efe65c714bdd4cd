import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { type DripCloud, type Era, morning, startDripCloud } from '../support/drip-cloud.ts';
import { until } from '../support/until.ts';

interface LoggedRequest {
  function: string;
  service: string;
  operation: string;
}

let drip: DripCloud;
let at: Era;
beforeAll(async () => {
  drip = await startDripCloud();
  at = await drip.newEra();
  // The first run of all looks back for months; what is killed here are the runs of every day.
  await drip.release(at(1));
}, 180_000);
afterAll(() => drip.stop());

/** A pair whose next letters are one announcement and one digest, so that both ways through the job are gone. */
const pair = async (): Promise<SubscriptionRow[]> => [
  await drip.subscriber(at(0)),
  await drip.subscriber(at(-2), { mailedThrough: at(-1) }, at(1)),
];

/** Every call of one run to a service, in order. */
const recordedRun = async (): Promise<string[]> => {
  await pair();
  await drip.ask('DELETE', 'requests');
  await drip.release(at(2, morning));
  const requests = await drip.ask<LoggedRequest[]>('GET', 'requests');
  return requests.filter((call) => call.function.endsWith('release-drip')).map(({ operation }) => operation);
};

const killAt = async (kind: 'kill-before' | 'kill-after', call: number): Promise<void> => {
  await drip.ask('DELETE', 'faults');
  await drip.fault({ kind, function: 'release-drip', skip: call });
  // A run in which the call is not reached ends well: calls that are made side by side come in no certain number.
  await drip.release(at(2, morning)).catch(() => undefined);
  await drip.ask('DELETE', 'faults');
  // A letter that was under way when the run died is taken all the same.
  await drip.settled();
};

const numbersOf = (rows: SubscriptionRow[]) => Promise.all(rows.map(async (row) => (await drip.mailsTo(row)).length));

/** SES has told of every mail that it took. */
const toldOf = (rows: SubscriptionRow[]) =>
  until(async () => {
    const taken = (await numbersOf(rows)).reduce((sum, number) => sum + Math.min(number, 1), 0);
    const ledgers = (await Promise.all(rows.map((row) => drip.ledger(row)))).flat();
    return ledgers.filter(({ state }) => state === 'sent').length >= taken;
  });

const isDone = async (row: SubscriptionRow) => (await drip.read(row)).mailedThrough === at(2, morning);

interface Ends {
  /** Boundaries after which something was not as it has to be. */
  wrong: string[];
  /** Mails that came twice. */
  doubles: number;
}

/** Kills one run at each boundary and lets the following ones repair it. */
const killEverywhere = async (calls: string[], isToldOf: boolean, most: number): Promise<Ends> => {
  const ends: Ends = { wrong: [], doubles: 0 };
  for (const [call, operation] of calls.entries()) {
    for (const kind of ['kill-before', 'kill-after'] as const) {
      const rows = await pair();
      await killAt(kind, call);
      if (isToldOf) await toldOf(rows);
      for (const minutes of [5, 20, 40]) await drip.release(at(2, morning + minutes));
      const numbers = await numbersOf(rows);
      const done = await Promise.all(rows.map(isDone));
      const isRight = numbers.every((number) => number >= 1 && number <= most) && !done.includes(false);
      if (!isRight) ends.wrong.push(`${kind} ${call} ${operation}: ${numbers} ${done}`);
      ends.doubles += numbers.filter((number) => number > 1).length;
    }
  }
  return ends;
};

test('killed before or after any of its calls, the job has sent every mail exactly once in the end, as SES tells what it took', async () => {
  const calls = await recordedRun();
  expect(calls.filter((operation) => operation === 'SendEmail')).toHaveLength(2);
  expect(calls.length).toBeGreaterThan(25);
  expect(await killEverywhere(calls, true, 1)).toEqual({ wrong: [], doubles: 0 });
}, 600_000);

test('and when SES tells nothing, every mail goes out, and only those come twice that died between being taken and the subscription moving on', async () => {
  await drip.ask('POST', 'mail/events', { deliveries: false });
  const calls = await recordedRun();
  const { wrong, doubles } = await killEverywhere(calls, false, 2);
  expect(wrong).toEqual([]);
  // Two letters, each with the boundaries after its sending and before its advance, and what of the other is under way then.
  expect(doubles).toBeGreaterThan(0);
  expect(doubles).toBeLessThanOrEqual(12);
}, 600_000);
