import { createHash } from 'node:crypto';
import { key } from '../../contract/keys.ts';
import type { PaymentStep } from '../../contract/rules/payment-step.ts';
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

/** L42: records whose a session is, before anybody is shown its pay page. */
export const putSession = (session: OwnedSession): Promise<boolean> =>
  learnersTable.putIfAbsent({ ...address(digestOf(session.sessionId)), ...session });

/** L43: keeps a payment for the books and forgets whose it was. */
export const putAnonymousSession = ({
  pk: _learner,
  sk: _place,
  letters: _letters,
  ...facts
}: PaymentRow): Promise<void> => learnersTable.put({ ...address(digestOf(facts.sessionId)), ...facts });

/** L44: notes for the books how the payment of a deleted account went on. */
export const moveAnonymousSession = async (sessionId: string, step: PaymentStep, at: string): Promise<void> => {
  await learnersTable.change(address(digestOf(sessionId)), {
    UpdateExpression: 'SET step = :step, updatedAt = :at',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(learnerId)',
    ExpressionAttributeValues: { ':step': step, ':at': at },
  });
};
