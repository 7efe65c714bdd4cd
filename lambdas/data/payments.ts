import type { StripeCurrency } from '#contract/rules/currency.ts';
import { type PaymentStatus, statusRank } from '#contract/rules/payment-status.ts';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import { buildUpdate, withCondition } from './build-update.ts';
import { learnersTable } from './table.ts';

/** A learner's payment, starting with the open checkout page. Amounts are in the currency's smallest unit. */
export interface PaymentRow {
  pk: string;
  sk: string;
  orderId: string;
  sessionId: string;
  courseId: string;
  courseTitle: string;
  kind: 'course' | 'upgrade';
  /** Offered price, before promotion codes. */
  amount: number;
  currency: StripeCurrency;
  createdAt: string;
  paymentStatus: PaymentStatus;
  rank: number;
  amountPaid?: number;
  paidAt?: string;
  amountRefunded?: number;
  refundedAt?: string;
  /** Set when we refund it because the course was already paid for. */
  isDuplicate?: boolean;
}

/** Details that become known after checkout. */
export type PaymentDetails = Partial<Pick<PaymentRow, 'amountPaid' | 'paidAt' | 'amountRefunded' | 'refundedAt'>>;

/** Key of a payment: its learner and the digest of its session. */
export interface PaymentKey {
  learnerId: string;
  session: string;
}

const rowKey = ({ learnerId, session }: PaymentKey) => ({ pk: learnerId, sk: key('PAYMENT', session) });

/** L45: lists a learner's payments, paid or not. */
export const listPaymentRows = (learnerId: string): Promise<PaymentRow[]> =>
  learnersTable.query<PaymentRow>(learnerId, keyPrefix('PAYMENT'));

/** L55: reads one payment. */
export const getPayment = (paymentKey: PaymentKey): Promise<PaymentRow | undefined> =>
  learnersTable.get<PaymentRow>(rowKey(paymentKey));

/** Returns true for payment rows. */
export const isPaymentRow = (row: { sk: string }): boolean => row.sk.startsWith(keyPrefix('PAYMENT'));

/** L46: records a payment whose checkout page is about to be shown. */
export const putPayment = (
  paymentKey: PaymentKey,
  payment: Omit<PaymentRow, 'pk' | 'sk' | 'paymentStatus' | 'rank'>,
): Promise<boolean> =>
  learnersTable.putIfAbsent({
    ...rowKey(paymentKey),
    ...payment,
    paymentStatus: 'open',
    rank: statusRank('open'),
  });

/**
 * L47: advances the payment status, never back, and stores details. The first time of each step is kept. Returns
 * undefined when the payment is further along or was deleted with its account.
 */
export const advancePayment = (
  paymentKey: PaymentKey,
  status: PaymentStatus,
  details: PaymentDetails,
): Promise<PaymentRow | undefined> => {
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  const [times, amounts] = [true, false].map((isTime) =>
    Object.fromEntries(known.filter(([name]) => name.endsWith('At') === isTime)),
  );
  const rank = statusRank(status);
  return learnersTable.update<PaymentRow>(
    rowKey(paymentKey),
    withCondition(
      buildUpdate({ paymentStatus: status, rank, ...amounts }, { ifAbsent: times }),
      'attribute_exists(pk) AND #rank <= :rank',
      { ':rank': rank },
      { '#rank': 'rank' },
    ),
  );
};

/** L48: marks a payment as a duplicate before its refund is requested. */
export const markDuplicatePayment = async (paymentKey: PaymentKey): Promise<void> => {
  await learnersTable.updateOnly(rowKey(paymentKey), {
    UpdateExpression: 'SET isDuplicate = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  });
};
