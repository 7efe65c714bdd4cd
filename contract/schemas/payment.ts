import * as z from 'zod/mini';
import { Currency } from './course.ts';
import { Id, Instant } from './identifiers.ts';

/**
 * Payment state as shown to the buyer. `open`: the checkout page is waiting. `pending`: the payment is processing.
 * `disputed`: the bank has temporarily reversed the payment.
 */
export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'expired', 'refunded', 'disputed']);
export type PaymentState = z.output<typeof PaymentState>;

/** A purchase as its buyer sees it. Amounts are in units of `currency`. */
export const Payment = z.object({
  /** Order number, as shown in the receipt. */
  id: Id,
  courseId: Id,
  courseTitle: z.string(),
  /** `upgrade`: the one-time payment that opens all of a drip course. */
  kind: z.enum(['course', 'upgrade']),
  state: PaymentState,
  /** Amount paid after promotion codes; 0 with a 100% code. */
  amount: z.number(),
  amountRefunded: z.number(),
  currency: Currency,
  paidAt: z.optional(Instant),
  refundedAt: z.optional(Instant),
});
export type Payment = z.output<typeof Payment>;
