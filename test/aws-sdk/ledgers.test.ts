import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { claimReceipt } from '../../lambdas/data/erasure-receipts.ts';
import { claimLetter, giveBack, letterState, markSent } from '../../lambdas/data/mail-ledger.ts';
import { putSession } from '../../lambdas/data/payment-sessions.ts';
import { claimLetter as claimPaymentLetter, movePayment, settleLetter } from '../../lambdas/data/payments.ts';
import { changeSubscription, putToken } from '../../lambdas/data/subscriptions.ts';
import { timeoutError } from './errors.ts';
import { conditionFailed, mockTables, now } from './mocks.ts';

const database = mockTables();
const place = { learnerId: 'ada', session: 'digest' };
const letter = { email: 'ada@example.com', courseId: 'course', name: 'WAVE-1' };

test('a mailing that another run has claimed is claimed by nobody else', async () => {
  database.on(PutCommand).rejects(conditionFailed()).on(UpdateCommand).rejects(conditionFailed());
  expect(await claimLetter(letter, now)).toBeUndefined();
});

test('a claim that ran out is taken over, with a lease of its own', async () => {
  database.on(PutCommand).rejects(conditionFailed()).on(UpdateCommand).resolves({});
  expect(await claimLetter(letter, now)).toEqual({ ...letter, leaseUntil: '2026-11-22T08:15:00.000Z' });
});

test('a claim that cannot be stored is no claim: nothing is sent on the strength of an error', async () => {
  database.on(PutCommand).rejects(timeoutError());
  await expect(claimLetter(letter, now)).rejects.toThrow('timed out');
});

test.each([
  ['sent', { state: 'sent', attempt: 1, leaseUntil: '' }],
  ['spent', { state: 'unknown', attempt: 2, leaseUntil: '2026-11-22T07:00:00.000Z' }],
  ['held', { state: 'claimed', attempt: 2, leaseUntil: '2026-11-22T09:00:00.000Z' }],
  ['held', { state: 'claimed', attempt: 1, leaseUntil: '2026-11-22T07:00:00.000Z' }],
])('a mailing that cannot be claimed is %s when its row is %p', async (state, row) => {
  database.on(GetCommand).resolves({ Item: row });
  expect(await letterState(letter, now)).toBe(state);
});

test('a claim is settled only by the run that holds it', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  const claim = { ...letter, leaseUntil: '2026-11-22T08:15:00.000Z' };
  await markSent(claim, now.toISOString());
  await giveBack(claim, now);
  for (const { args } of database.commandCalls(UpdateCommand)) {
    expect(args[0].input.ConditionExpression).toBe('#state = :claimed AND leaseUntil = :mine');
    expect(args[0].input.ExpressionAttributeValues).toMatchObject({ ':mine': claim.leaseUntil });
  }
});

test.each([
  ['claimed', { letters: { receipt: { state: 'claimed', at: now.toISOString() } } }],
  ['sent', { letters: { receipt: { state: 'sent', at: now.toISOString() } } }],
  ['sent', undefined],
])('a payment letter that cannot be claimed is %s when the payment is %p', async (state, row) => {
  database.on(UpdateCommand).rejects(conditionFailed()).on(GetCommand).resolves({ Item: row });
  expect(await claimPaymentLetter(place, 'receipt', now)).toBe(state);
});

test('a payment letter that was not sent can be claimed again, and one that was cannot', async () => {
  database.on(UpdateCommand).resolves({});
  await settleLetter(place, 'receipt', false, now);
  await settleLetter(place, 'receipt', true, now);
  expect(database.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => input.UpdateExpression)).toEqual([
    'REMOVE letters.#letter',
    'SET letters.#letter = :sent',
  ]);
});

test('a payment that is further along, or gone with its account, is left as it is', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  expect(await movePayment(place, 'paid', { amountPaid: 100 })).toBeUndefined();
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

test('a subscription that changed since it was read is not changed', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  const read = { email: 'ada@example.com', courseId: 'course', subscriptionId: 's', timeZone: 'UTC', anchorDate: 'd' };
  expect(await changeSubscription(read as never, { timeZone: 'Asia/Tokyo' })).toBeUndefined();
});

test.each([
  ['stays while its subscription is there', { token: 'secret' }, 0],
  ['is removed when its subscription has another link', { token: 'other' }, 1],
  ['is removed when its subscription is gone', undefined, 1],
])('a mailed link %s', async (_, subscription, removals) => {
  database.on(PutCommand).resolves({}).on(GetCommand).resolves({ Item: subscription }).on(DeleteCommand).resolves({});
  await putToken({ token: 'secret', email: 'ada@example.com', courseId: 'course' } as never);
  expect(database.commandCalls(DeleteCommand)).toHaveLength(removals);
});

test.each([
  ['held', { receipt: 'claimed', receiptAt: '2026-11-22T07:59:30.000Z', receiptAttempts: 1 }],
  ['done', { receipt: 'sent', receiptAt: '2026-11-22T07:59:30.000Z', receiptAttempts: 1 }],
  ['done', { receipt: 'claimed', receiptAt: '2026-11-22T07:00:00.000Z', receiptAttempts: 2 }],
])('the receipt of a deletion that cannot be claimed is %s when the tombstone is %p', async (state, tombstone) => {
  database.on(UpdateCommand).rejects(conditionFailed()).on(GetCommand).resolves({ Item: tombstone });
  expect(await claimReceipt('ada', now)).toBe(state);
});
