import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { changeZone, restart } from '../../contract/rules/drip-changes.ts';
import { scheduleOf } from '../../contract/rules/drip-schedule.ts';
import { dueFields, type SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { type DripCloud, type Era, morning, startSilentDripCloud } from '../support/drip-cloud.ts';
import { until } from '../support/until.ts';

let drip: DripCloud;
let at: Era;
beforeAll(async () => {
  // Only our own tables tell what was sent.
  drip = await startSilentDripCloud();
}, 180_000);
afterAll(() => drip.stop());
beforeEach(async () => {
  at = await drip.newEra();
});

const due = (row: SubscriptionRow, time: string) => dueFields(row.subscriptionId, new Date(time));

/** Runs the job; when SES has taken the letter and before its answer is there, the subscriber's change is stored. */
const releaseAround = async (
  row: SubscriptionRow,
  change: Parameters<DripCloud['change']>[1],
  time = at(2, morning),
): Promise<void> => {
  await drip.fault({ service: 'ses', operation: 'SendEmail', kind: 'hold' });
  const run = drip.release(time);
  await until(async () => (await drip.mailsTo(row)).length === 1, 30_000);
  await drip.change(row, change);
  await drip.ask('DELETE', 'faults');
  await run;
};

const releaseLater = async () => {
  for (const minutes of [5, 16, 32, 120]) await drip.release(at(2, morning + minutes));
};

test('who stops mails and wants them again while a letter is on its way gets it once, though SES tells nothing', async () => {
  const ada = await drip.subscriber(at(0));
  await releaseAround(ada, due(ada, at(2, morning + 1)));
  expect(await drip.ledger(ada)).toMatchObject([{ state: 'sent', attempt: 1 }]);
  expect((await drip.read(ada)).mailedThrough).toBe(at(0));
  await releaseLater();
  expect(await drip.mailsTo(ada)).toHaveLength(1);
  expect(await drip.read(ada)).toMatchObject({ mailedThrough: at(2, morning) });
}, 60_000);

test('who moves to another zone while a letter is on its way gets it once, and the next one by the new clock', async () => {
  const ada = await drip.subscriber(at(0, morning));
  const zone = changeZone(ada, 'Asia/Tokyo', new Date(at(2, morning)));
  await releaseAround(ada, { ...zone, ...due(ada, at(3, 23 * 60)) });
  expect(await drip.ledger(ada)).toMatchObject([{ state: 'sent', attempt: 1 }]);
  await releaseLater();
  expect(await drip.mailsTo(ada)).toHaveLength(1);
  await drip.release(at(3, 23 * 60));
  expect(await drip.subjectsTo(ada)).toEqual([
    'Now open: Why it makes things up, and how to check',
    'Now open: What you may share',
  ]);
}, 60_000);

test('a letter whose subscription moves on needs no mark: that it moved on is the record', async () => {
  const ada = await drip.subscriber(at(0));
  await drip.release(at(2, morning));
  expect(await drip.ledger(ada)).toMatchObject([{ state: 'claimed', attempt: 1 }]);
  await releaseLater();
  expect(await drip.mailsTo(ada)).toHaveLength(1);
});

/** A change between the opening of the second section, at 8:00, and the run of the job. */
const changedAt = async (minutes: number, decide: (row: SubscriptionRow, now: Date) => object) => {
  const ada = await drip.subscriber(at(0));
  const now = at(2, morning + minutes);
  await drip.change(ada, { ...decide(ada, new Date(now)), ...due(ada, now) });
  return ada;
};

test('who moves between the opening of a section and the next run still gets its letter, once', async () => {
  const ada = await changedAt(2, (row, now) => changeZone(row, 'Pacific/Pago_Pago', now));
  for (const minutes of [5, 10, 30, 12 * 60]) await drip.release(at(2, morning + minutes));
  expect(await drip.subjectsTo(ada)).toEqual(['Now open: Why it makes things up, and how to check']);
});

test('who moves and has the letter already, because a run died before it could say so, gets no second one', async () => {
  const ada = await drip.subscriber(at(0));
  await releaseAround(ada, {
    ...changeZone(ada, 'Pacific/Pago_Pago', new Date(at(2, morning + 1))),
    ...due(ada, at(2, morning + 1)),
  });
  await releaseLater();
  expect(await drip.mailsTo(ada)).toHaveLength(1);
}, 60_000);

test('who starts again while a digest is on its way is not told a second time of the date in it', async () => {
  const [, dated] = drip.course.sections;
  const schedule = scheduleOf(drip.course);
  for (const { id } of dated?.lectures ?? []) schedule.lectures[id] = { on: at(2).slice(0, 10) };
  const ada = await drip.subscriber(at(0), { schedule });
  const late = at(4, morning + 5);
  await releaseAround(ada, { ...restart(ada, new Date(late)), ...due(ada, late) }, late);
  for (const minutes of [10, 30]) await drip.release(at(4, morning + minutes));
  for (const day of [7, 8, 11, 13]) await drip.release(at(day, morning));
  expect(await drip.subjectsTo(ada)).toEqual([
    '2 sections now open: AI Literacy in Ten Days',
    'Your next section: What you may share',
    'Now open: Fairness, fakes, and fitting tasks',
    'The last section is open: Your own rules',
  ]);
}, 60_000);
