import { key, keyPrefix } from '../../contract/keys.ts';
import { type PaymentStep, rankOf } from '../../contract/rules/payment-step.ts';
import { learnersTable } from './table.ts';

/** A letter about a payment; each is sent once. */
export type LetterName = 'receipt' | 'failed' | 'refund' | 'second-payment' | 'dispute';

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
  step: PaymentStep;
  rank: number;
  amountPaid?: number;
  paidAt?: string;
  amountRefunded?: number;
  refundedAt?: string;
  /** Set when we send it back ourselves, because the course was paid already. */
  isSecond?: boolean;
  letters: Partial<Record<LetterName, { state: 'claimed' | 'sent'; at: string }>>;
}

/** What becomes known of a payment. */
export type PaymentFacts = Partial<Pick<PaymentRow, 'amountPaid' | 'paidAt' | 'amountRefunded' | 'refundedAt'>>;

/** Address of a payment: its learner and the digest of its session. */
export interface PaymentPlace {
  learnerId: string;
  session: string;
}

/** Milliseconds after which a letter whose sender was not heard of again may be sent by another: longer than any runs. */
const claimLife = 60_000;

const address = ({ learnerId, session }: PaymentPlace) => ({ pk: learnerId, sk: key('PAYMENT', session) });

/** L45: my payments, paid or not. */
export const listPaymentRows = (learnerId: string): Promise<PaymentRow[]> =>
  learnersTable.query<PaymentRow>(learnerId, keyPrefix('PAYMENT'));

/** L55: one payment of mine. */
export const getPayment = (place: PaymentPlace): Promise<PaymentRow | undefined> =>
  learnersTable.get<PaymentRow>(address(place));

/** True for a payment among the rows of a learner. */
export const isPaymentRow = (row: { sk: string }): boolean => row.sk.startsWith(keyPrefix('PAYMENT'));

/** L46: records a payment whose pay page is about to be shown. */
export const putPayment = (
  place: PaymentPlace,
  payment: Omit<PaymentRow, 'pk' | 'sk' | 'step' | 'rank' | 'letters'>,
): Promise<boolean> =>
  learnersTable.putIfAbsent({ ...address(place), ...payment, step: 'open', rank: rankOf('open'), letters: {} });

/**
 * L47: moves a payment on, never back, and keeps what is known of it. Undefined when it is further along already, or
 * gone with its account. The first time something happened stays.
 */
export const movePayment = (
  place: PaymentPlace,
  step: PaymentStep,
  facts: PaymentFacts,
): Promise<PaymentRow | undefined> => {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  const sets = known.map(([name]) =>
    name.endsWith('At') ? `#${name} = if_not_exists(#${name}, :${name})` : `#${name} = :${name}`,
  );
  return learnersTable.update<PaymentRow>(address(place), {
    UpdateExpression: `SET ${['#step = :step', '#rank = :rank', ...sets].join(', ')}`,
    ConditionExpression: 'attribute_exists(pk) AND #rank <= :rank',
    ExpressionAttributeNames: {
      '#step': 'step',
      '#rank': 'rank',
      ...Object.fromEntries(known.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':step': step,
      ':rank': rankOf(step),
      ...Object.fromEntries(known.map(([name, value]) => [`:${name}`, value])),
    },
  });
};

/** L48: notes that a payment is sent back because another holds the course; done before the refund is asked for. */
export const markSecondPayment = async (place: PaymentPlace): Promise<void> => {
  await learnersTable.change(address(place), {
    UpdateExpression: 'SET isSecond = :yes',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':yes': true },
  });
};

/** L49: takes a letter on for sending. `sent`: it is out already, or has nobody to go to. `claimed`: another is at it. */
export const claimLetter = async (
  place: PaymentPlace,
  letter: LetterName,
  now: Date,
): Promise<'mine' | 'claimed' | 'sent'> => {
  const row = await learnersTable.update<PaymentRow>(address(place), {
    UpdateExpression: 'SET letters.#letter = :claim',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(letters.#letter) OR (letters.#letter.#state = :claimed AND letters.#letter.#at < :stale))',
    ExpressionAttributeNames: { '#letter': letter, '#state': 'state', '#at': 'at' },
    ExpressionAttributeValues: {
      ':claim': { state: 'claimed', at: now.toISOString() },
      ':claimed': 'claimed',
      ':stale': new Date(now.getTime() - claimLife).toISOString(),
    },
  });
  if (row) return 'mine';
  const known = await getPayment(place);
  return known?.letters[letter]?.state === 'claimed' ? 'claimed' : 'sent';
};

/** L50: a letter is out, or has to be taken on again because it was not sent. */
export const settleLetter = async (
  place: PaymentPlace,
  letter: LetterName,
  isSent: boolean,
  now: Date,
): Promise<void> => {
  await learnersTable.change(address(place), {
    UpdateExpression: isSent ? 'SET letters.#letter = :sent' : 'REMOVE letters.#letter',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#letter': letter },
    ...(isSent && { ExpressionAttributeValues: { ':sent': { state: 'sent', at: now.toISOString() } } }),
  });
};
