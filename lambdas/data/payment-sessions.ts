import { createHash } from 'node:crypto';
import type { StripeCurrency } from '#contract/rules/currency.ts';
import { type PaymentStatus, statusRank } from '#contract/rules/payment-status.ts';
import { key } from '#contract/storage/keys.ts';
import { journaled } from '../runtime/write-journal.ts';
import type { PaymentRow } from './payments.ts';
import { learnersTable } from './table.ts';

/** The learner and offer of a checkout session, from our records and not from Stripe's metadata. */
export interface OwnedSession {
  sessionId: string;
  orderId: string;
  learnerId: string;
  /** Username in the user pool, used to look up the email address. */
  username: string;
  courseId: string;
  kind: 'course' | 'upgrade';
  /** Price in the currency's smallest unit, before promotion codes. */
  amount: number;
  currency: StripeCurrency;
}

/** A session of a deleted account: an accounting record without personal data (docs/reliability.md#erasure). */
export type AnonymousSession = Omit<OwnedSession, 'learnerId' | 'username'> & { paymentStatus: PaymentStatus };

/** Returns the digest used in keys, because Stripe's session ids exceed our maximum id length. */
export const sessionDigest = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

const sessionKey = (digest: string) => ({ pk: key('SESSION', digest), sk: key('SESSION') });

/** L41: reads the owner of a session; returns undefined when we did not create it. */
export const getSession = (sessionId: string): Promise<OwnedSession | AnonymousSession | undefined> =>
  learnersTable.get(sessionKey(sessionDigest(sessionId)));

/** L43: stores an anonymous payment record. Never moves the payment status back. */
const putAnonymous = async (record: AnonymousSession): Promise<void> => {
  const rank = statusRank(record.paymentStatus);
  await learnersTable.replaceIf(
    { ...sessionKey(sessionDigest(record.sessionId)), ...record, rank },
    {
      ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(learnerId) OR #rank < :rank',
      ExpressionAttributeNames: { '#rank': 'rank' },
      ExpressionAttributeValues: { ':rank': rank },
    },
  );
};

/** Stores the payment of an account that is being deleted. */
export const putAnonymousSession = ({ pk: _learner, sk: _sk, ...record }: PaymentRow) => putAnonymous(record);

/**
 * L42: records the owner of a session before its checkout page is shown. If the account is deleted concurrently, the
 * record becomes anonymous.
 */
export const putSession = (session: OwnedSession): Promise<boolean> => {
  const { learnerId, username: _username, ...record } = session;
  const rowKey = sessionKey(sessionDigest(session.sessionId));
  return journaled(
    { target: rowKey.pk, learnerId, undo: () => putAnonymous({ ...record, paymentStatus: 'open' }) },
    () => learnersTable.putIfAbsent({ ...rowKey, ...session }),
  );
};

/** L44: updates the payment status of a deleted account. */
export const moveAnonymousSession = async (sessionId: string, status: PaymentStatus, at: string): Promise<void> => {
  await learnersTable.updateOnly(sessionKey(sessionDigest(sessionId)), {
    UpdateExpression: 'SET paymentStatus = :paymentStatus, #rank = :rank, updatedAt = :at',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(learnerId)',
    ExpressionAttributeNames: { '#rank': 'rank' },
    ExpressionAttributeValues: { ':paymentStatus': status, ':rank': statusRank(status), ':at': at },
  });
};
