import { type PaymentStatus, statusRank } from '#contract/rules/payment-status.ts';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** An email about a payment; each is sent once. */
export type PaymentEmailKind = 'receipt' | 'failed' | 'refund' | 'duplicate-payment' | 'dispute';

/** A learner's payment, starting with the open checkout page. Amounts are in cents. */
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
  currency: 'usd';
  createdAt: string;
  paymentStatus: PaymentStatus;
  rank: number;
  amountPaid?: number;
  paidAt?: string;
  amountRefunded?: number;
  refundedAt?: string;
  /** Set when we refund it because the course was already paid for. */
  isDuplicate?: boolean;
  emails: Partial<Record<PaymentEmailKind, { state: 'claimed' | 'sent'; at: string }>>;
}

/** Details that become known after checkout. */
export type PaymentDetails = Partial<Pick<PaymentRow, 'amountPaid' | 'paidAt' | 'amountRefunded' | 'refundedAt'>>;

/** Key of a payment: its learner and the digest of its session. */
export interface PaymentKey {
  learnerId: string;
  session: string;
}

/** Milliseconds after which an unfinished claim on an email expires: longer than any run. */
const claimLeaseMs = 60_000;

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
  payment: Omit<PaymentRow, 'pk' | 'sk' | 'paymentStatus' | 'rank' | 'emails'>,
): Promise<boolean> =>
  learnersTable.putIfAbsent({
    ...rowKey(paymentKey),
    ...payment,
    paymentStatus: 'open',
    rank: statusRank('open'),
    emails: {},
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
  const assignments = known.map(([name]) =>
    name.endsWith('At') ? `#${name} = if_not_exists(#${name}, :${name})` : `#${name} = :${name}`,
  );
  return learnersTable.update<PaymentRow>(rowKey(paymentKey), {
    UpdateExpression: `SET ${['#paymentStatus = :paymentStatus', '#rank = :rank', ...assignments].join(', ')}`,
    ConditionExpression: 'attribute_exists(pk) AND #rank <= :rank',
    ExpressionAttributeNames: {
      '#paymentStatus': 'paymentStatus',
      '#rank': 'rank',
      ...Object.fromEntries(known.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':paymentStatus': status,
      ':rank': statusRank(status),
      ...Object.fromEntries(known.map(([name, value]) => [`:${name}`, value])),
    },
  });
};

/** L48: marks a payment as a duplicate before its refund is requested. */
export const markDuplicatePayment = async (paymentKey: PaymentKey): Promise<void> => {
  await learnersTable.updateOnly(rowKey(paymentKey), {
    UpdateExpression: 'SET isDuplicate = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  });
};

/**
 * L49: claims an email. Returns `sent` when it was sent or has no recipient, `claimed` when another run is sending it.
 */
export const claimPaymentEmail = async (
  paymentKey: PaymentKey,
  kind: PaymentEmailKind,
  now: Date,
): Promise<'mine' | 'claimed' | 'sent'> => {
  const row = await learnersTable.update<PaymentRow>(rowKey(paymentKey), {
    UpdateExpression: 'SET emails.#kind = :claim',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(emails.#kind) OR (emails.#kind.#state = :claimed AND emails.#kind.#at < :stale))',
    ExpressionAttributeNames: { '#kind': kind, '#state': 'state', '#at': 'at' },
    ExpressionAttributeValues: {
      ':claim': { state: 'claimed', at: now.toISOString() },
      ':claimed': 'claimed',
      ':stale': new Date(now.getTime() - claimLeaseMs).toISOString(),
    },
  });
  if (row) return 'mine';
  const known = await getPayment(paymentKey);
  return known?.emails[kind]?.state === 'claimed' ? 'claimed' : 'sent';
};

/** L50: marks an email as sent, or releases its claim because it was not. */
export const finishPaymentEmail = async (
  paymentKey: PaymentKey,
  kind: PaymentEmailKind,
  isSent: boolean,
  now: Date,
): Promise<void> => {
  await learnersTable.updateOnly(rowKey(paymentKey), {
    UpdateExpression: isSent ? 'SET emails.#kind = :sent' : 'REMOVE emails.#kind',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#kind': kind },
    ...(isSent && { ExpressionAttributeValues: { ':sent': { state: 'sent', at: now.toISOString() } } }),
  });
};
