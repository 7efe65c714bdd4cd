import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SubscriptionRow } from '../../contract/storage/subscriber-rows.ts';
import { type DripCloud, releaseMinutes, startDripCloud, type Timeline } from '../support/drip-cloud.ts';
import { waitFor } from '../support/wait-for.ts';

interface LoggedRequest {
  function: string;
  service: string;
  operation: string;
}

let drip: DripCloud;
let at: Timeline;
beforeAll(async () => {
  drip = await startDripCloud();
  at = await drip.newTimeline();
  // The first run of all looks back for months; what is killed here are the runs of every day.
  await drip.release(at(1));
}, 180_000);
afterAll(() => drip.stop());

/** A pair whose next letters are one announcement and one digest, so that both ways through the job are gone. */
const pair = async (): Promise<SubscriptionRow[]> => [
  await drip.createSubscriber(at(0)),
  await drip.createSubscriber(at(-2), { announcedThrough: at(-1) }, at(1)),
];

/** Every call of one run to a service, in order. */
const recordedRun = async (): Promise<string[]> => {
  await pair();
  await drip.callConsole('DELETE', 'requests');
  await drip.release(at(2, releaseMinutes));
  const requests = await drip.callConsole<LoggedRequest[]>('GET', 'requests');
  return requests.filter((call) => call.function.endsWith('release-drip')).map(({ operation }) => operation);
};

const killAt = async (kind: 'kill-before' | 'kill-after', call: number): Promise<void> => {
  await drip.callConsole('DELETE', 'faults');
  await drip.injectFault({ kind, function: 'release-drip', skip: call });
  // A run in which the call is not reached ends well: calls that are made side by side come in no certain number.
  await drip.release(at(2, releaseMinutes)).catch(() => undefined);
  await drip.callConsole('DELETE', 'faults');
  // A letter that was under way when the run died is taken all the same.
  await drip.waitForCalls();
};

const emailCounts = (rows: SubscriptionRow[]) =>
  Promise.all(rows.map(async (row) => (await drip.emailsTo(row)).length));

/** SES has told of every mail that it took. */
const waitForSesEvents = (rows: SubscriptionRow[]) =>
  waitFor(async () => {
    const acceptedCount = (await emailCounts(rows)).reduce((sum, number) => sum + Math.min(number, 1), 0);
    const ledgers = (await Promise.all(rows.map((row) => drip.readLedger(row)))).flat();
    return ledgers.filter(({ state }) => state === 'sent').length >= acceptedCount;
  });

const isDone = async (row: SubscriptionRow) => (await drip.readRow(row)).announcedThrough === at(2, releaseMinutes);

interface Outcome {
  /** Boundaries after which something was not as it has to be. */
  wrong: string[];
  /** Mails that came twice. */
  doubles: number;
}

/** Kills one run at each boundary and lets the following ones repair it. */
const killEverywhere = async (calls: string[], hasSesEvents: boolean, maxDoubles: number): Promise<Outcome> => {
  const outcome: Outcome = { wrong: [], doubles: 0 };
  for (const [call, operation] of calls.entries()) {
    for (const kind of ['kill-before', 'kill-after'] as const) {
      const rows = await pair();
      await killAt(kind, call);
      if (hasSesEvents) await waitForSesEvents(rows);
      for (const minutes of [5, 20, 40]) await drip.release(at(2, releaseMinutes + minutes));
      const numbers = await emailCounts(rows);
      const done = await Promise.all(rows.map(isDone));
      const isCorrect = numbers.every((number) => number >= 1 && number <= maxDoubles) && !done.includes(false);
      if (!isCorrect) outcome.wrong.push(`${kind} ${call} ${operation}: ${numbers} ${done}`);
      outcome.doubles += numbers.filter((number) => number > 1).length;
    }
  }
  return outcome;
};

test('killed at any call, the job sends every email once, given SES events', async () => {
  const calls = await recordedRun();
  expect(calls.filter((operation) => operation === 'SendEmail')).toHaveLength(2);
  expect(calls.length).toBeGreaterThan(25);
  expect(await killEverywhere(calls, true, 1)).toEqual({ wrong: [], doubles: 0 });
}, 600_000);

test('without SES events, only emails of runs killed after the send repeat', async () => {
  await drip.callConsole('POST', 'mail/events', { deliveries: false });
  const calls = await recordedRun();
  const { wrong, doubles } = await killEverywhere(calls, false, 2);
  expect(wrong).toEqual([]);
  // Two letters, each with the boundaries after its sending and before its advance, and what of the other is under way then.
  expect(doubles).toBeGreaterThan(0);
  expect(doubles).toBeLessThanOrEqual(12);
}, 600_000);
