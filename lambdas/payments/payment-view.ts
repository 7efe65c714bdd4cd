import type { PaymentStatus } from '#contract/rules/payment-status.ts';
import type { Payment, PaymentState } from '#contract/schemas/payment.ts';
import type { PaymentRow } from '../data/payments.ts';

/** Maps a payment status to the public state: a won dispute counts as paid again. */
export const toPaymentState = (status: PaymentStatus): PaymentState => (status === 'won' ? 'paid' : status);

/** Returns a payment as its buyer sees it. */
export const toPayment = (row: PaymentRow): Payment => ({
  id: row.orderId,
  courseId: row.courseId,
  courseTitle: row.courseTitle,
  kind: row.kind,
  state: toPaymentState(row.paymentStatus),
  amount: (row.amountPaid ?? row.amount) / 100,
  amountRefunded: (row.amountRefunded ?? 0) / 100,
  currency: 'USD',
  paidAt: row.paidAt,
  refundedAt: row.refundedAt,
});
