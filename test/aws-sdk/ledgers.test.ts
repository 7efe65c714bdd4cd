import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { putSession } from '#lambdas/data/payment-sessions.ts';
import { advancePayment } from '#lambdas/data/payments.ts';
import { changeSubscription, putToken } from '#lambdas/data/subscriptions.ts';
import {
  claimEmail,
  dripEmailEntry,
  erasureReceiptEntry,
  markSent,
  paymentEmailEntry,
  releaseClaim,
} from '#lambdas/email/ledger.ts';
import { timeoutError } from './errors.ts';
import { conditionFailed, mockTables, now } from './mocks.ts';

const database = mockTables();
const paymentKey = { learnerId: 'ada', session: 'digest' };
const entries = {
  drip: dripEmailEntry({ email: 'ada@example.com', courseId: 'course', name: 'RELEASE-1' }),
  payment: paymentEmailEntry('digest', 'receipt'),
  erasure: erasureReceiptEntry('ada'),
};

test.each([
  ['drip', 'subscribers', { pk: 'ada@example.com', sk: 'EMAIL#course#RELEASE-1' }, '2026-11-22T08:15:00.000Z'],
  ['payment', 'learners', { pk: 'SESSION#digest', sk: 'EMAIL#receipt' }, '2026-11-22T08:01:00.000Z'],
  ['erasure', 'learners', { pk: 'ada', sk: 'DELETED' }, '2026-11-22T08:01:00.000Z'],
] as const)('one write claims a %s email in %s', async (kind, tableName, rowKey, leaseUntil) => {
  database.on(UpdateCommand).resolves({});
  expect(await claimEmail(entries[kind], now)).toEqual({ ...entries[kind], claimId: expect.any(String) });
  expect(database.calls()).toHaveLength(1);
  expect(database.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
    TableName: tableName,
    Key: rowKey,
    ExpressionAttributeValues: { ':claimed': 'claimed', ':until': leaseUntil, ':now': now.toISOString() },
  });
});

test.each([
  ['drip', ' AND attempt < :max', 2],
  ['payment', '', undefined],
  ['erasure', ' AND attempt < :max', 2],
] as const)('only an expired claim on a %s email can be taken over', async (kind, limit, maxAttempts) => {
  database.on(UpdateCommand).rejects(conditionFailed()).on(GetCommand).resolves({});
  expect(await claimEmail(entries[kind], now)).toBe('held');
  const input = database.commandCalls(UpdateCommand)[0]?.args[0].input;
  expect(input?.ConditionExpression).toBe(
    `attribute_not_exists(#state) OR (#state = :claimed AND leaseUntil <= :now${limit})`,
  );
  expect(input?.ExpressionAttributeValues?.[':max']).toBe(maxAttempts);
});

test('a claim that cannot be stored sends nothing', async () => {
  database.on(UpdateCommand).rejects(timeoutError());
  await expect(claimEmail(entries.drip, now)).rejects.toThrow('timed out');
});

const past = '2026-11-22T07:00:00.000Z';
const future = '2026-11-22T09:00:00.000Z';

test.each([
  ['drip', 'sent', { state: 'sent', attempt: 1 }],
  ['drip', 'spent', { state: 'claimed', attempt: 2, leaseUntil: past }],
  ['drip', 'held', { state: 'claimed', attempt: 2, leaseUntil: future }],
  ['drip', 'held', { state: 'claimed', attempt: 1, leaseUntil: past }],
  ['drip', 'held', { attempt: 0 }],
  ['payment', 'sent', { state: 'sent', attempt: 1 }],
  ['payment', 'held', { state: 'claimed', attempt: 9, leaseUntil: past }],
  ['erasure', 'held', { state: 'claimed', attempt: 1, leaseUntil: future }],
  ['erasure', 'sent', { state: 'sent', attempt: 1, leaseUntil: future }],
  ['erasure', 'spent', { state: 'claimed', attempt: 2, leaseUntil: past }],
] as const)('a %s email that cannot be claimed is %s when its row is %p', async (kind, state, row) => {
  database.on(UpdateCommand).rejects(conditionFailed()).on(GetCommand).resolves({ Item: row });
  expect(await claimEmail(entries[kind], now)).toBe(state);
});

test('a claim whose response was lost is recognized when the SDK repeats it', async () => {
  let stored: object = {};
  database.on(UpdateCommand).callsFake(({ ExpressionAttributeValues }) => {
    stored = { state: 'claimed', attempt: 1, claimId: ExpressionAttributeValues[':id'], leaseUntil: future };
    throw conditionFailed();
  });
  database.on(GetCommand).callsFake(() => ({ Item: stored }));
  expect(await claimEmail(entries.drip, now)).toMatchObject({ rowKey: entries.drip.rowKey });
});

test('a claim is settled only by the run that holds it', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  const claim = { ...entries.payment, claimId: 'mine' };
  await markSent(claim, now.toISOString());
  await releaseClaim(claim);
  expect(database.commandCalls(UpdateCommand)).toHaveLength(2);
  for (const { args } of database.commandCalls(UpdateCommand)) {
    expect(args[0].input.ConditionExpression).toBe('#state = :claimed AND claimId = :mine');
    expect(args[0].input.ExpressionAttributeValues).toMatchObject({ ':mine': 'mine' });
  }
});

test('a released claim does not count as an attempt', async () => {
  database.on(UpdateCommand).resolves({});
  await releaseClaim({ ...entries.drip, claimId: 'mine' });
  expect(database.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
    UpdateExpression: 'REMOVE #state, claimId, leaseUntil, claimedAt ADD attempt :less',
    ExpressionAttributeValues: { ':less': -1 },
  });
});

test('a payment that is further along, or deleted, is left unchanged', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  expect(await advancePayment(paymentKey, 'paid', { amountPaid: 100 })).toBeUndefined();
  expect(database.commandCalls(UpdateCommand)[0]?.args[0].input.ConditionExpression).toBe(
    'attribute_exists(pk) AND #rank <= :rank',
  );
});

test('a session is recorded once, whichever of two tabs is first', async () => {
  database.on(PutCommand).resolvesOnce({}).rejects(conditionFailed());
  const session = { sessionId: 's', orderId: 'o', learnerId: 'ada', username: 'ada', courseId: 'c' } as const;
  const whole = { ...session, kind: 'course', amount: 100, currency: 'usd' } as const;
  expect([await putSession(whole), await putSession(whole)]).toEqual([true, false]);
});

test('a subscription that changed since it was read is not overwritten', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  const read = { email: 'ada@example.com', courseId: 'course', subscriptionId: 's', timeZone: 'UTC', anchorDate: 'd' };
  expect(await changeSubscription(read as never, { timeZone: 'Asia/Tokyo' })).toBeUndefined();
});

test.each([
  ['stays while its subscription is there', { token: 'secret' }, 0],
  ['is removed when its subscription has another link', { token: 'other' }, 1],
  ['is removed when its subscription is gone', undefined, 1],
])('a link in an email %s', async (_, subscription, removals) => {
  database.on(PutCommand).resolves({}).on(GetCommand).resolves({ Item: subscription }).on(DeleteCommand).resolves({});
  await putToken({ token: 'secret', email: 'ada@example.com', courseId: 'course' } as never);
  expect(database.commandCalls(DeleteCommand)).toHaveLength(removals);
});
