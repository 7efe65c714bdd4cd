import { findHolder } from '../data/entitlements.ts';
import { listGrants } from '../data/payment-ledger.ts';
import { digestOf, getSession } from '../data/payment-sessions.ts';
import { raiseAlert } from '../services/alert.ts';
import { UnknownSession } from './payment-truth.ts';
import { settleSession } from './settle-session.ts';

/** The payment that opened a course: does Stripe know it as paid. What Stripe says ended, ends here too. */
const isProved = async (sessionId: string, now: Date): Promise<boolean> => {
  try {
    const { step } = await settleSession(sessionId, now);
    return step === 'paid' || step === 'won' || step === 'refunded' || step === 'disputed';
  } catch (error) {
    if (error instanceof UnknownSession) return false;
    throw error;
  }
};

/**
 * Looks into every grant of a UTC day (YYYY-MM-DD): a course that is open by a payment Stripe does not know as paid
 * raises an alert. It is left as it is: a person decides. Resolves to how many there were.
 */
export const lookIntoGrants = async (day: string, now: Date): Promise<number> => {
  let unproved = 0;
  for (const sessionId of await listGrants(day)) {
    const owner = await getSession(sessionId);
    if (!owner || !('learnerId' in owner)) continue;
    const isHolder = (await findHolder(owner.learnerId, owner.courseId)) === digestOf(sessionId);
    if (!isHolder || (await isProved(sessionId, now))) continue;
    raiseAlert('unpaid-entitlement', { order: owner.orderId });
    unproved += 1;
  }
  return unproved;
};
