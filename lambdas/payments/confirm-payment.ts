import { payments } from '#contract/operations/payments.ts';
import { Problem } from '#contract/problem.ts';
import { getOrder } from '../data/checkouts.ts';
import { getEnrollment } from '../data/enrollments.ts';
import { hasPaid } from '../data/entitlements.ts';
import { type Fulfillment, fulfillSession } from '../fulfillment/fulfill-session.ts';
import { UnknownSessionError } from '../fulfillment/stripe-payment.ts';
import { endpoint } from '../http/endpoint.ts';
import { toPaymentState } from './payment-view.ts';

/** Fulfills a session; returns `unknown` when Stripe does not know it, as after switching Stripe accounts. */
const fulfilledStatus = async (sessionId: string, now: Date): Promise<Fulfillment['status']> => {
  try {
    return (await fulfillSession(sessionId, now)).status;
  } catch (error) {
    if (error instanceof UnknownSessionError) return 'unknown';
    throw error;
  }
};

/** Looks the session up by learner and course, so a bookmarked or shared URL opens nothing. */
export const handler = endpoint(payments, 'confirmPayment', async ({ body: { courseId }, caller, now }) => {
  const [isPaid, enrollment, checkout] = await Promise.all([
    hasPaid(caller.id, courseId),
    getEnrollment(caller.id, courseId),
    getOrder(caller.id, courseId),
  ]);
  // Paid without enrollment: fulfillment was interrupted and is repeated.
  if (isPaid && (enrollment || !checkout)) return { state: 'paid' as const };
  if (!checkout?.sessionId) throw new Problem('not-found', 'You have no payment for this course.');
  const status = await fulfilledStatus(checkout.sessionId, now);
  if (status === 'mismatch') return { state: 'pending' as const };
  if (status === 'unknown') throw new Problem('not-found', 'You have no payment for this course.');
  // This payment was a duplicate; another one holds the course.
  if (status === 'refunded' && (await hasPaid(caller.id, courseId))) return { state: 'paid' as const };
  return { state: toPaymentState(status) };
});
