import { createHash } from 'node:crypto';
import { type PaymentStatus, statusRank } from '../../contract/rules/payment-status.ts';
import { key } from '../../contract/storage/keys.ts';
import { journaled } from '../runtime/write-journal.ts';
import type { PaymentRow } from './payments.ts';
import { learnersTable } from './table.ts';

/** Whose a checkout session is and what it was opened for: our own word for it, whatever Stripe's metadata says. */
export interface OwnedSession {
  sessionId: string;
  orderId: string;
  learnerId: string;
  /** Name in the user pool, by which the email address is found. */
  username: string;
  courseId: string;
  kind: 'course' | 'upgrade';
  /** What it may cost, in cents, before promotion codes. */
  amount: number;
  currency: 'usd';
}

/** What is left of it once the account is deleted: an accounting record that leads to nobody (reliability rule R31). */
export type AnonymousSession = Omit<OwnedSession, 'learnerId' | 'username'> & { paymentStatus: PaymentStatus };

/** Stands for a session in keys, because ids of sessions are longer than ours may be. */
export const sessionDigest = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

const sessionKey = (digest: string) => ({ pk: key('SESSION', digest), sk: key('SESSION') });

/** L41: whose session this is; undefined when we never opened it. */
export const getSession = (sessionId: string): Promise<OwnedSession | AnonymousSession | undefined> =>
  learnersTable.get(sessionKey(sessionDigest(sessionId)));

/**
 * L43: keeps a payment for the books and forgets whose it was. What the books say of a payment that has come further
 * stays.
 */
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

/** Keeps a payment of an account that is being deleted. */
export const putAnonymousSession = ({ pk: _learner, sk: _sk, emails: _emails, ...record }: PaymentRow) =>
  putAnonymous(record);

/**
 * L42: records whose a session is, before anybody is shown its pay page. If the account is deleted meanwhile, the record
 * becomes anonymous instead.
 */
export const putSession = (session: OwnedSession): Promise<boolean> => {
  const { learnerId, username: _username, ...record } = session;
  const rowKey = sessionKey(sessionDigest(session.sessionId));
  return journaled(
    { target: rowKey.pk, learnerId, undo: () => putAnonymous({ ...record, paymentStatus: 'open' }) },
    () => learnersTable.putIfAbsent({ ...rowKey, ...session }),
  );
};

/** L44: notes for the books how the payment of a deleted account went on. */
export const moveAnonymousSession = async (sessionId: string, status: PaymentStatus, at: string): Promise<void> => {
  await learnersTable.updateOnly(sessionKey(sessionDigest(sessionId)), {
    UpdateExpression: 'SET paymentStatus = :paymentStatus, #rank = :rank, updatedAt = :at',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(learnerId)',
    ExpressionAttributeNames: { '#rank': 'rank' },
    ExpressionAttributeValues: { ':paymentStatus': status, ':rank': statusRank(status), ':at': at },
  });
};
