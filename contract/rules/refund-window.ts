/**
 * Days in which a course or upgrade can be refunded for any reason. The specification names none; the Terms, the
 * receipt and the assistant must agree.
 */
export const refundDays = 14;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the last instant at which a payment can be refunded for any reason. */
export const refundDeadline = (paidAt: Date | string): Date =>
  new Date(new Date(paidAt).getTime() + refundDays * dayMs);
