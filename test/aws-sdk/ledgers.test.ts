import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { claimReceipt } from '#lambdas/data/erasure-receipts.ts';
import { putSession } from '#lambdas/data/payment-sessions.ts';
import { advancePayment, claimPaymentEmail, finishPaymentEmail } from '#lambdas/data/payments.ts';
import { changeSubscription, putToken } from '#lambdas/data/subscriptions.ts';
import { claimEmail, getLedgerState, markSent, releaseClaim } from '#lambdas/email/ledger.ts';
import { timeoutError } from './errors.ts';
import { conditionFailed, mockTables, now } from './mocks.ts';

const database = mockTables();
const quizKey = { learnerId: 'ada', session: 'digest' };
const emailKey = { email: 'ada@example.com', courseId: 'course', name: 'RELEASE-1' };

test('an email that another run has claimed cannot be claimed', async () => {
  database.on(PutCommand).rejects(conditionFailed()).on(UpdateCommand).rejects(conditionFailed());
  expect(await claimEmail(emailKey, now)).toBeUndefined();
});

test('an expired claim is taken over with a new lease', async () => {
  database.on(PutCommand).rejects(conditionFailed()).on(UpdateCommand).resolves({});
  expect(await claimEmail(emailKey, now)).toEqual({ ...emailKey, leaseUntil: '2026-11-22T08:15:00.000Z' });
});

test('a claim that cannot be stored sends nothing', async () => {
  database.on(PutCommand).rejects(timeoutError());
  await expect(claimEmail(emailKey, now)).rejects.toThrow('timed out');
});

test.each([
  ['sent', { state: 'sent', attempt: 1, leaseUntil: '' }],
  ['spent', { state: 'unknown', attempt: 2, leaseUntil: '2026-11-22T07:00:00.000Z' }],
  ['held', { state: 'claimed', attempt: 2, leaseUntil: '2026-11-22T09:00:00.000Z' }],
  ['held', { state: 'claimed', attempt: 1, leaseUntil: '2026-11-22T07:00:00.000Z' }],
])('an email that cannot be claimed is %s when its row is %p', async (state, row) => {
  database.on(GetCommand).resolves({ Item: row });
  expect(await getLedgerState(emailKey, now)).toBe(state);
});

test('a claim is settled only by the run that holds it', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  const claim = { ...emailKey, leaseUntil: '2026-11-22T08:15:00.000Z' };
  await markSent(claim, now.toISOString());
  await releaseClaim(claim, now);
  for (const { args } of database.commandCalls(UpdateCommand)) {
    expect(args[0].input.ConditionExpression).toBe('#state = :claimed AND leaseUntil = :mine');
    expect(args[0].input.ExpressionAttributeValues).toMatchObject({ ':mine': claim.leaseUntil });
  }
});

test.each([
  ['claimed', { emails: { receipt: { state: 'claimed', at: now.toISOString() } } }],
  ['sent', { emails: { receipt: { state: 'sent', at: now.toISOString() } } }],
  ['sent', undefined],
])('a payment email that cannot be claimed is %s when the payment is %p', async (state, row) => {
  database.on(UpdateCommand).rejects(conditionFailed()).on(GetCommand).resolves({ Item: row });
  expect(await claimPaymentEmail(quizKey, 'receipt', now)).toBe(state);
});

test('an unsent payment email can be claimed again, a sent one cannot', async () => {
  database.on(UpdateCommand).resolves({});
  await finishPaymentEmail(quizKey, 'receipt', false, now);
  await finishPaymentEmail(quizKey, 'receipt', true, now);
  expect(database.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => input.UpdateExpression)).toEqual([
    'REMOVE emails.#kind',
    'SET emails.#kind = :sent',
  ]);
});

test('a payment that is further along, or deleted, is left unchanged', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  expect(await advancePayment(quizKey, 'paid', { amountPaid: 100 })).toBeUndefined();
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

test.each([
  ['held', { receipt: 'claimed', receiptAt: '2026-11-22T07:59:30.000Z', receiptAttempts: 1 }],
  ['done', { receipt: 'sent', receiptAt: '2026-11-22T07:59:30.000Z', receiptAttempts: 1 }],
  ['done', { receipt: 'claimed', receiptAt: '2026-11-22T07:00:00.000Z', receiptAttempts: 2 }],
])('a deletion receipt that cannot be claimed is %s when the tombstone is %p', async (state, tombstone) => {
  database.on(UpdateCommand).rejects(conditionFailed()).on(GetCommand).resolves({ Item: tombstone });
  expect(await claimReceipt('ada', now)).toBe(state);
});
