/**
 * How far one payment has come, in the only order in which that can change. `won`: a dispute ended in our favor, so
 * the payment counts again. What is further along is never overwritten by what was true before.
 */
export const paymentSteps = ['open', 'pending', 'failed', 'expired', 'paid', 'disputed', 'won', 'refunded'] as const;

export type PaymentStep = (typeof paymentSteps)[number];

/** Place in that order, from 0. */
export const rankOf = (step: PaymentStep): number => paymentSteps.indexOf(step);

/** Steps at which the money is ours and the course is the learner's. */
export const openingSteps = ['paid', 'won'] as const satisfies readonly PaymentStep[];

/** True when a payment that stands like this opens its course. */
export const opensCourse = (step: PaymentStep): boolean => step === 'paid' || step === 'won';
