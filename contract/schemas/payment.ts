import * as z from 'zod/mini';
import { Id, Instant } from './identifiers.ts';

/**
 * How a payment stands for the person who made it. `open`: the pay page waits for them. `pending`: the money is on its
 * way. `disputed`: their bank has taken it back for now.
 */
export const PaymentState = z.enum(['open', 'pending', 'paid', 'failed', 'expired', 'refunded', 'disputed']);
export type PaymentState = z.output<typeof PaymentState>;

/** A purchase as its buyer sees it. Amounts are in US dollars. */
export const Payment = z.object({
  /** Order number, as it stands in the receipt. */
  id: Id,
  courseId: Id,
  courseTitle: z.string(),
  /** `upgrade`: the one-time payment that opens a whole course that comes by email. */
  kind: z.enum(['course', 'upgrade']),
  state: PaymentState,
  /** What was paid, after any promotion code; 0 with one of 100%. */
  amount: z.number(),
  amountRefunded: z.number(),
  currency: z.literal('USD'),
  paidAt: z.optional(Instant),
  refundedAt: z.optional(Instant),
});
export type Payment = z.output<typeof Payment>;
