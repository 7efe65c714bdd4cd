import { type PaymentStatus, statusRank } from '../../contract/rules/payment-status.ts';
import { key, keyPrefix } from '../../contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A letter about a payment; each is sent once. */
export type PaymentEmailKind = 'receipt' | 'failed' | 'refund' | 'duplicate-payment' | 'dispute';

/** A payment of a learner, from the opened pay page on. Amounts are in cents. */
export interface PaymentRow {
  pk: string;
  sk: string;
  orderId: string;
  sessionId: string;
  courseId: string;
  courseTitle: string;
  kind: 'course' | 'upgrade';
  /** As offered, before promotion codes. */
  amount: number;
  currency: 'usd';
  createdAt: string;
  paymentStatus: PaymentStatus;
  rank: number;
  amountPaid?: number;
  paidAt?: string;
  amountRefunded?: number;
  refundedAt?: string;
  /** Set when we send it back ourselves, because the course was paid already. */
  isDuplicate?: boolean;
  emails: Partial<Record<PaymentEmailKind, { state: 'claimed' | 'sent'; at: string }>>;
}

/** What becomes known of a payment. */
export type PaymentDetails = Partial<Pick<PaymentRow, 'amountPaid' | 'paidAt' | 'amountRefunded' | 'refundedAt'>>;

/** Address of a payment: its learner and the digest of its session. */
export interface PaymentKey {
  learnerId: string;
  session: string;
}

/** Milliseconds after which a letter whose sender was not heard of again may be sent by another: longer than any runs. */
const claimLeaseMs = 60_000;

const rowKey = ({ learnerId, session }: PaymentKey) => ({ pk: learnerId, sk: key('PAYMENT', session) });

/** L45: my payments, paid or not. */
export const listPaymentRows = (learnerId: string): Promise<PaymentRow[]> =>
  learnersTable.query<PaymentRow>(learnerId, keyPrefix('PAYMENT'));

/** L55: one payment of mine. */
export const getPayment = (paymentKey: PaymentKey): Promise<PaymentRow | undefined> =>
  learnersTable.get<PaymentRow>(rowKey(paymentKey));

/** True for a payment among the rows of a learner. */
export const isPaymentRow = (row: { sk: string }): boolean => row.sk.startsWith(keyPrefix('PAYMENT'));

/** L46: records a payment whose pay page is about to be shown. */
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
 * L47: moves a payment on, never back, and keeps what is known of it. Undefined when it is further along already, or
 * gone with its account. The first time something happened stays.
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

/** L48: notes that a payment is sent back because another holds the course; done before the refund is asked for. */
export const markDuplicatePayment = async (paymentKey: PaymentKey): Promise<void> => {
  await learnersTable.updateOnly(rowKey(paymentKey), {
    UpdateExpression: 'SET isDuplicate = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  });
};

/** L49: takes a letter on for sending. `sent`: it is out already, or has nobody to go to. `claimed`: another is at it. */
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

/** L50: a letter is out, or has to be taken on again because it was not sent. */
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
