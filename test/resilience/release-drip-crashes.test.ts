import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
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
  // The first run looks back for months; these tests kill later, daily runs.
  await drip.release(at(1));
}, 180_000);
afterAll(() => drip.stop());

/** Two subscribers whose next emails are an announcement and a digest, to cover both paths of the job. */
const pair = async (): Promise<SubscriptionRow[]> => [
  await drip.createSubscriber(at(0)),
  await drip.createSubscriber(at(-2), { announcedThrough: at(-1) }, at(1)),
];

/** Records every service call of one run, in order. */
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
  // The number of concurrent calls varies, so a run may end without reaching the call.
  await drip.release(at(2, releaseMinutes)).catch(() => undefined);
  await drip.callConsole('DELETE', 'faults');
  // SES still accepts an email that was in flight when the run died.
  await drip.waitForCalls();
};

const emailCounts = (rows: SubscriptionRow[]) =>
  Promise.all(rows.map(async (row) => (await drip.emailsTo(row)).length));

/** Waits until SES has published an event for every email it accepted. */
const waitForSesEvents = (rows: SubscriptionRow[]) =>
  waitFor(async () => {
    const acceptedCount = (await emailCounts(rows)).reduce((sum, number) => sum + Math.min(number, 1), 0);
    const ledgers = (await Promise.all(rows.map((row) => drip.readLedger(row)))).flat();
    return ledgers.filter(({ state }) => state === 'sent').length >= acceptedCount;
  });

const isDone = async (row: SubscriptionRow) => (await drip.readRow(row)).announcedThrough === at(2, releaseMinutes);

interface Outcome {
  /** Boundaries after which the outcome was wrong. */
  wrong: string[];
  /** Emails sent twice. */
  doubles: number;
}

/** Kills one run at each boundary and lets later runs recover. */
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
  // Two emails, each repeated at the boundaries between its send and its advance, where the other may be in flight too.
  expect(doubles).toBeGreaterThan(0);
  expect(doubles).toBeLessThanOrEqual(12);
}, 600_000);
