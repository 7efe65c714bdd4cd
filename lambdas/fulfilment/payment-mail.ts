import { Problem } from '../../contract/problem.ts';
import { digestOf, type OwnedSession } from '../data/payment-sessions.ts';
import { claimLetter, type LetterName, type PaymentRow, settleLetter } from '../data/payments.ts';
import { findIdentity } from '../services/identity.ts';
import { letterHtml, letterText } from '../services/letter.ts';
import {
  disputeLetter,
  failedLetter,
  receiptLetter,
  refundLetter,
  secondPaymentLetter,
} from '../services/letters/payment-letters.ts';
import { sendMail } from '../services/mail.ts';

const letters = {
  receipt: receiptLetter,
  failed: failedLetter,
  refund: refundLetter,
  'second-payment': secondPaymentLetter,
  dispute: disputeLetter,
} satisfies Record<LetterName, unknown>;

/** The letter that belongs to how a payment stands; none while it is open or on its way, or when no money moved back. */
const letterFor = ({ step, isSecond, amountPaid = 0 }: PaymentRow): LetterName | undefined => {
  if (step === 'paid' || step === 'won') return 'receipt';
  if (step === 'refunded' && amountPaid === 0) return undefined;
  if (step === 'refunded') return isSecond ? 'second-payment' : 'refund';
  if (step === 'disputed') return 'dispute';
  return step === 'failed' ? 'failed' : undefined;
};

const post = async (payment: PaymentRow, letter: LetterName, email: string): Promise<void> => {
  const { amountPaid = 0, amountRefunded = 0, paidAt = payment.createdAt } = payment;
  const { subject, letter: written } = letters[letter]({ ...payment, amountPaid, amountRefunded, paidAt });
  await sendMail({ to: email, subject, text: letterText(written), html: letterHtml(written) });
};

/**
 * Writes to the buyer how their payment stands, once for each turn it takes. Throws `unavailable` while another sender
 * is at the same letter, so that whoever asked comes back to see that it went out.
 */
export const writeToBuyer = async (owner: OwnedSession, payment: PaymentRow, now: Date): Promise<void> => {
  const letter = letterFor(payment);
  if (!letter) return;
  const place = { learnerId: owner.learnerId, session: digestOf(owner.sessionId) };
  const claim = await claimLetter(place, letter, now);
  if (claim === 'claimed') throw new Problem('unavailable', 'The letter is being sent.', { retryAfter: 60 });
  if (claim === 'sent') return;
  try {
    const identity = await findIdentity(owner.username);
    if (identity) await post(payment, letter, identity.email);
  } catch (error) {
    await settleLetter(place, letter, false, now);
    throw error;
  }
  await settleLetter(place, letter, true, now);
};
