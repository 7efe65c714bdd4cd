import { payments } from '../../contract/operations/payments.ts';
import { Problem } from '../../contract/problem.ts';
import { getCheckout } from '../data/checkouts.ts';
import { getEnrollment } from '../data/enrollments.ts';
import { hasPaid } from '../data/entitlements.ts';
import { type Fulfilment, fulfil } from '../fulfilment/fulfil.ts';
import { UnknownSession } from '../fulfilment/payment-truth.ts';
import { endpoint } from '../http/endpoint.ts';
import { stateOf } from './payment-view.ts';

/** Fulfils a session; one that Stripe does not know, as after a change to another account of it, is `unknown`. */
const stepOf = async (sessionId: string, now: Date): Promise<Fulfilment['step']> => {
  try {
    return (await fulfil(sessionId, now)).step;
  } catch (error) {
    if (error instanceof UnknownSession) return 'unknown';
    throw error;
  }
};

/** The session is looked up by learner and course: an address that was bookmarked or passed on opens nothing. */
export const handler = endpoint(payments, 'confirmPayment', async ({ body: { courseId }, caller, now }) => {
  const [isPaid, enrollment, checkout] = await Promise.all([
    hasPaid(caller.id, courseId),
    getEnrollment(caller.id, courseId),
    getCheckout(caller.id, courseId),
  ]);
  // Paid without enrollment: a fulfilment broke off between the two, and is gone through once more.
  if (isPaid && (enrollment || !checkout)) return { state: 'paid' as const };
  if (!checkout?.sessionId) throw new Problem('not-found', 'You have no payment for this course.');
  const step = await stepOf(checkout.sessionId, now);
  if (step === 'mismatch') return { state: 'pending' as const };
  if (step === 'unknown') throw new Problem('not-found', 'You have no payment for this course.');
  // This payment was one too many, and another holds the course.
  if (step === 'refunded' && (await hasPaid(caller.id, courseId))) return { state: 'paid' as const };
  return { state: stateOf(step) };
});
