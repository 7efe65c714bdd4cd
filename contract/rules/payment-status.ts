/**
 * Payment statuses in the only order in which they can change. `won`: a dispute was won, so the payment counts again. A
 * later status is never overwritten by an earlier one.
 */
export const paymentStatuses = ['open', 'pending', 'failed', 'expired', 'paid', 'disputed', 'won', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** Returns the index in that order. */
export const statusRank = (status: PaymentStatus): number => paymentStatuses.indexOf(status);

/** Statuses that grant the course. */
export const grantingStatuses = ['paid', 'won'] as const satisfies readonly PaymentStatus[];

/** Returns whether a payment with this status grants its course. */
export const grantsAccess = (status: PaymentStatus): boolean => status === 'paid' || status === 'won';
