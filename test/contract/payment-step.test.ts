import { expect, test } from '@jest/globals';
import { openingSteps, opensCourse, paymentSteps, rankOf } from '../../contract/rules/payment-step.ts';

test('a course is open while its money is ours: paid, or a dispute that was won', () => {
  expect(paymentSteps.filter(opensCourse)).toEqual([...openingSteps]);
});

test('a payment only moves on: from open over paid and disputed to refunded', () => {
  const order = ['open', 'pending', 'paid', 'disputed', 'won', 'refunded'] as const;
  const ranks = order.map(rankOf);
  expect([...ranks].sort((a, b) => a - b)).toEqual(ranks);
});
