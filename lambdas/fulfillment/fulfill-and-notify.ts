import { sessionDigest } from '../data/payment-sessions.ts';
import { getPayment } from '../data/payments.ts';
import { type Fulfillment, fulfillSession } from './fulfill-session.ts';
import { sendPaymentEmail } from './send-payment-email.ts';

/** Fulfills a session and emails its buyer the payment status, whoever triggered it. */
export const fulfillAndNotify = async (sessionId: string, now: Date): Promise<Fulfillment> => {
  const fulfillment = await fulfillSession(sessionId, now);
  const { owner } = fulfillment;
  if (!owner) return fulfillment;
  const payment = await getPayment({ learnerId: owner.learnerId, session: sessionDigest(sessionId) });
  if (payment) await sendPaymentEmail(owner, payment, now);
  return fulfillment;
};
