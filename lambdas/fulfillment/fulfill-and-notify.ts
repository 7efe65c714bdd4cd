import { sessionDigest } from '../data/payment-sessions.ts';
import { getPayment } from '../data/payments.ts';
import { type Fulfillment, fulfillSession } from './fulfill-session.ts';
import { revokeAfterRefund } from './revoke-after-refund.ts';
import { sendPaymentEmail } from './send-payment-email.ts';

/** Fulfills a session, then revokes refunded certificates and emails its buyer, for every trigger. */
export const fulfillAndNotify = async (sessionId: string, now: Date): Promise<Fulfillment> => {
  const fulfillment = await fulfillSession(sessionId, now);
  const { owner } = fulfillment;
  if (!owner) return fulfillment;
  const payment = await getPayment({ learnerId: owner.learnerId, session: sessionDigest(sessionId) });
  if (!payment) return fulfillment;
  await revokeAfterRefund(owner, payment, now);
  await sendPaymentEmail(owner, payment, now);
  return fulfillment;
};
