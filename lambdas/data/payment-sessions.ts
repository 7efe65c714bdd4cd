import { createHash } from 'node:crypto';
import { key } from '../../contract/keys.ts';
import { type PaymentStep, rankOf } from '../../contract/rules/payment-step.ts';
import { journaled } from '../services/write-journal.ts';
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
export type AnonymousSession = Omit<OwnedSession, 'learnerId' | 'username'> & { step: PaymentStep };

/** Stands for a session in keys, because ids of sessions are longer than ours may be. */
export const digestOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

const address = (digest: string) => ({ pk: key('SESSION', digest), sk: key('SESSION') });

/** L41: whose session this is; undefined when we never opened it. */
export const getSession = (sessionId: string): Promise<OwnedSession | AnonymousSession | undefined> =>
  learnersTable.get(address(digestOf(sessionId)));

/**
 * L43: keeps a payment for the books and forgets whose it was. What the books say of a payment that has come further
 * stays.
 */
const keepAnonymous = async (facts: AnonymousSession): Promise<void> => {
  const rank = rankOf(facts.step);
  await learnersTable.replaceIf(
    { ...address(digestOf(facts.sessionId)), ...facts, rank },
    {
      ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(learnerId) OR #rank < :rank',
      ExpressionAttributeNames: { '#rank': 'rank' },
      ExpressionAttributeValues: { ':rank': rank },
    },
  );
};

/** Keeps a payment of an account that is being deleted. */
export const putAnonymousSession = ({ pk: _learner, sk: _place, letters: _letters, ...facts }: PaymentRow) =>
  keepAnonymous(facts);

/**
 * L42: records whose a session is, before anybody is shown its pay page. If the account is deleted meanwhile, the record
 * becomes anonymous instead.
 */
export const putSession = (session: OwnedSession): Promise<boolean> => {
  const { learnerId, username: _username, ...facts } = session;
  const rowKey = address(digestOf(session.sessionId));
  return journaled({ target: rowKey.pk, learnerId, undo: () => keepAnonymous({ ...facts, step: 'open' }) }, () =>
    learnersTable.putIfAbsent({ ...rowKey, ...session }),
  );
};

/** L44: notes for the books how the payment of a deleted account went on. */
export const moveAnonymousSession = async (sessionId: string, step: PaymentStep, at: string): Promise<void> => {
  await learnersTable.change(address(digestOf(sessionId)), {
    UpdateExpression: 'SET step = :step, #rank = :rank, updatedAt = :at',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(learnerId)',
    ExpressionAttributeNames: { '#rank': 'rank' },
    ExpressionAttributeValues: { ':step': step, ':rank': rankOf(step), ':at': at },
  });
};
