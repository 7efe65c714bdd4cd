import { payments } from '#contract/operations/payments.ts';
import { listPaymentRows } from '../data/payments.ts';
import { endpoint } from '../http/endpoint.ts';
import { toPayment } from './payment-view.ts';

/** Returns whether a payment is more than an abandoned checkout. */
const isPurchase = ({ paymentStatus }: { paymentStatus: string }): boolean =>
  paymentStatus !== 'open' && paymentStatus !== 'expired';

export const handler = endpoint(payments, 'listPayments', async ({ caller }) => {
  const rows = (await listPaymentRows(caller.id)).filter(isPurchase);
  rows.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  return { payments: rows.map(toPayment) };
});
