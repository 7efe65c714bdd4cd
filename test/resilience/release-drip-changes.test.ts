import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { changeZone, restart } from '#contract/rules/drip-changes.ts';
import { scheduleOf } from '#contract/rules/drip-schedule.ts';
import { dueFields, type SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { type DripCloud, releaseMinutes, startDripCloudWithoutEvents, type Timeline } from '../support/drip-cloud.ts';
import { waitFor } from '../support/wait-for.ts';

let drip: DripCloud;
let at: Timeline;
beforeAll(async () => {
  // Without SES events, only our own tables know what was sent.
  drip = await startDripCloudWithoutEvents();
}, 180_000);
afterAll(() => drip.stop());
beforeEach(async () => {
  at = await drip.newTimeline();
});

const due = (row: SubscriptionRow, time: string) => dueFields(row.subscriptionId, new Date(time));

/** Runs the job and stores the subscriber's change after SES has accepted the email and before it responds. */
const releaseAround = async (
  row: SubscriptionRow,
  change: Parameters<DripCloud['updateRow']>[1],
  time = at(2, releaseMinutes),
): Promise<void> => {
  await drip.injectFault({ service: 'ses', operation: 'SendEmail', kind: 'hold' });
  const run = drip.release(time);
  await waitFor(async () => (await drip.emailsTo(row)).length === 1, 30_000);
  await drip.updateRow(row, change);
  await drip.callConsole('DELETE', 'faults');
  await run;
};

const releaseLater = async () => {
  for (const minutes of [5, 16, 32, 120]) await drip.release(at(2, releaseMinutes + minutes));
};

test('stopping and resuming emails during a send delivers once, without SES events', async () => {
  const ada = await drip.createSubscriber(at(0));
  await releaseAround(ada, due(ada, at(2, releaseMinutes + 1)));
  expect(await drip.readLedger(ada)).toMatchObject([{ state: 'sent', attempt: 1 }]);
  expect((await drip.readRow(ada)).announcedThrough).toBe(at(0));
  await releaseLater();
  expect(await drip.emailsTo(ada)).toHaveLength(1);
  expect(await drip.readRow(ada)).toMatchObject({ announcedThrough: at(2, releaseMinutes) });
}, 60_000);

test('moving zones during a send delivers once, and the next email by the new clock', async () => {
  const ada = await drip.createSubscriber(at(0, releaseMinutes));
  const zone = changeZone(ada, 'Asia/Tokyo', new Date(at(2, releaseMinutes)));
  await releaseAround(ada, { ...zone, ...due(ada, at(3, 23 * 60)) });
  expect(await drip.readLedger(ada)).toMatchObject([{ state: 'sent', attempt: 1 }]);
  await releaseLater();
  expect(await drip.emailsTo(ada)).toHaveLength(1);
  await drip.release(at(3, 23 * 60));
  expect(await drip.subjectsTo(ada)).toEqual([
    'Now open: Why it makes things up, and how to check',
    'Now open: What you may share',
  ]);
}, 60_000);

test('a sent email whose subscription advanced needs no ledger mark', async () => {
  const ada = await drip.createSubscriber(at(0));
  await drip.release(at(2, releaseMinutes));
  expect(await drip.readLedger(ada)).toMatchObject([{ state: 'claimed', attempt: 1 }]);
  await releaseLater();
  expect(await drip.emailsTo(ada)).toHaveLength(1);
});

/** Applies a change between the release of the second section, at 8:00, and the job run. */
const changedAt = async (minutes: number, decide: (row: SubscriptionRow, now: Date) => object) => {
  const ada = await drip.createSubscriber(at(0));
  const now = at(2, releaseMinutes + minutes);
  await drip.updateRow(ada, { ...decide(ada, new Date(now)), ...due(ada, now) });
  return ada;
};

test('a move between a release and the next run still sends its email once', async () => {
  const ada = await changedAt(2, (row, now) => changeZone(row, 'Pacific/Pago_Pago', now));
  for (const minutes of [5, 10, 30, 12 * 60]) await drip.release(at(2, releaseMinutes + minutes));
  expect(await drip.subjectsTo(ada)).toEqual(['Now open: Why it makes things up, and how to check']);
});

test('a move after a crash between send and record sends no second email', async () => {
  const ada = await drip.createSubscriber(at(0));
  await releaseAround(ada, {
    ...changeZone(ada, 'Pacific/Pago_Pago', new Date(at(2, releaseMinutes + 1))),
    ...due(ada, at(2, releaseMinutes + 1)),
  });
  await releaseLater();
  expect(await drip.emailsTo(ada)).toHaveLength(1);
}, 60_000);

test('a restart during a digest does not announce its date-based section twice', async () => {
  const [, dated] = drip.course.sections;
  const schedule = scheduleOf(drip.course);
  for (const { id } of dated?.lectures ?? []) schedule.lectures[id] = { on: at(2).slice(0, 10) };
  const ada = await drip.createSubscriber(at(0), { schedule });
  const late = at(4, releaseMinutes + 5);
  await releaseAround(ada, { ...restart(ada, new Date(late)), ...due(ada, late) }, late);
  for (const minutes of [10, 30]) await drip.release(at(4, releaseMinutes + minutes));
  for (const day of [7, 8, 11, 13]) await drip.release(at(day, releaseMinutes));
  expect(await drip.subjectsTo(ada)).toEqual([
    '2 sections now open: AI Literacy in Ten Days',
    'Your next section: What you may share',
    'Now open: Fairness, fakes, and fitting tasks',
    'The last section is open: Your own rules',
  ]);
}, 60_000);
