import { Problem } from '../../contract/problem.ts';
import { digestOf, type OwnedSession } from '../data/payment-sessions.ts';
import { claimLetter, type LetterName, type PaymentRow, settleLetter } from '../data/payments.ts';
import { raiseAlert } from '../services/alert.ts';
import { environment } from '../services/environment.ts';
import { findIdentity } from '../services/identity.ts';
import { disputeNotice, failedNotice, secondPaymentNotice } from '../services/letters/payment-troubles.ts';
import { type PaymentFacts, purchaseReceipt, refundNotice, upgradeReceipt } from '../services/letters/payments.ts';
import type { SubjectAndLetter } from '../services/letters/words.ts';
import { MailNotSent } from '../services/mail-faults.ts';
import { sendLetter } from '../services/send-letter.ts';

/** The letter that belongs to how a payment stands; none while it is open or on its way, or when no money moved back. */
const letterFor = ({ step, isSecond, amountPaid = 0 }: PaymentRow): LetterName | undefined => {
  if (step === 'paid' || step === 'won') return 'receipt';
  if (step === 'refunded' && amountPaid === 0) return undefined;
  if (step === 'refunded') return isSecond ? 'second-payment' : 'refund';
  if (step === 'disputed') return 'dispute';
  return step === 'failed' ? 'failed' : undefined;
};

/** Pages of a course: where it is read, and where it is bought. */
const pagesOf = ({ courseId, kind }: PaymentRow) => {
  const course = `${environment('SITE_URL')}/courses/${courseId}`;
  return kind === 'upgrade'
    ? { read: `${course}/drip-content`, buy: `${course}/upgrade` }
    : { read: `${course}/content`, buy: `${course}/enroll` };
};

const written = (payment: PaymentRow, letter: LetterName, now: Date): SubjectAndLetter => {
  const { courseTitle, currency, orderId: reference, amountPaid = 0, amountRefunded = 0, paidAt } = payment;
  const { read, buy } = pagesOf(payment);
  const isUpgrade = payment.kind === 'upgrade';
  const facts: PaymentFacts = {
    ...{ courseTitle, currency, reference, courseUrl: read, amount: amountPaid },
    at: paidAt === undefined ? now : new Date(paidAt),
  };
  switch (letter) {
    case 'receipt':
      return isUpgrade ? upgradeReceipt(facts) : purchaseReceipt(facts);
    case 'refund':
      return refundNotice({ ...facts, amount: amountRefunded, at: now }, isUpgrade);
    case 'second-payment':
      return secondPaymentNotice(facts);
    case 'dispute':
      return disputeNotice(facts);
    case 'failed':
      return failedNotice({ ...facts, courseUrl: buy });
  }
};

/**
 * Writes to the buyer how their payment stands, once for each turn it takes. Throws `unavailable` while another sender
 * is at the same letter, so that whoever asked comes back to see that it went out. When nobody can tell whether a letter
 * went out, its claim stays, and it is sent once more when that has run out.
 */
export const writeToBuyer = async (owner: OwnedSession, payment: PaymentRow, now: Date): Promise<void> => {
  const letter = letterFor(payment);
  if (!letter) return;
  const place = { learnerId: owner.learnerId, session: digestOf(owner.sessionId) };
  const identity = await findIdentity(owner.username);
  const claim = await claimLetter(place, letter, now);
  if (claim === 'claimed') throw new Problem('unavailable', 'The letter is being sent.', { retryAfter: 60 });
  if (claim === 'sent') return;
  try {
    if (identity) await sendLetter(identity.email, written(payment, letter, now));
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    if (error.reason !== 'refused') {
      await settleLetter(place, letter, false, now);
      throw error;
    }
    // It would be refused for ever, and what was paid for must not wait for that.
    raiseAlert('letter-refused', { order: owner.orderId });
  }
  await settleLetter(place, letter, true, now);
};
