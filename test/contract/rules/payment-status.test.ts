import { expect, test } from '@jest/globals';
import { grantingStatuses, grantsAccess, paymentStatuses, statusRank } from '#contract/rules/payment-status.ts';

test('a course is open while we hold the money: paid, or a dispute won', () => {
  expect(paymentStatuses.filter(grantsAccess)).toEqual([...grantingStatuses]);
});

test('a payment only moves forward: open, paid, disputed, refunded', () => {
  const order = ['open', 'pending', 'paid', 'disputed', 'won', 'refunded'] as const;
  const ranks = order.map(statusRank);
  expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
});
