import { fromSmallestUnit, fromStripeCurrency } from '#contract/rules/currency.ts';
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
  amount: fromSmallestUnit(row.amountPaid ?? row.amount, fromStripeCurrency(row.currency)),
  amountRefunded: fromSmallestUnit(row.amountRefunded ?? 0, fromStripeCurrency(row.currency)),
  currency: fromStripeCurrency(row.currency),
  paidAt: row.paidAt,
  refundedAt: row.refundedAt,
});
