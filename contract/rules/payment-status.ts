/**
 * How far one payment has come, in the only order in which that can change. `won`: a dispute ended in our favor, so
 * the payment counts again. What is further along is never overwritten by what was true before.
 */
export const paymentStatuses = ['open', 'pending', 'failed', 'expired', 'paid', 'disputed', 'won', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Place in that order, from 0. */
export const statusRank = (status: PaymentStatus): number => paymentStatuses.indexOf(status);

/** Steps at which the money is ours and the course is the learner's. */
export const grantingStatuses = ['paid', 'won'] as const satisfies readonly PaymentStatus[];

/** True when a payment that stands like this opens its course. */
export const grantsAccess = (status: PaymentStatus): boolean => status === 'paid' || status === 'won';
