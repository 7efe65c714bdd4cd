import { digestOf } from '../data/payment-sessions.ts';
import { getPayment } from '../data/payments.ts';
import { type Fulfilment, fulfil } from './fulfil.ts';
import { writeToBuyer } from './payment-mail.ts';

/** Fulfils a session and writes to its buyer how it stands now, whoever brought that about. */
export const settleSession = async (sessionId: string, now: Date): Promise<Fulfilment> => {
  const fulfilment = await fulfil(sessionId, now);
  const { owner } = fulfilment;
  if (!owner) return fulfilment;
  const payment = await getPayment({ learnerId: owner.learnerId, session: digestOf(sessionId) });
  if (payment) await writeToBuyer(owner, payment, now);
  return fulfilment;
};
