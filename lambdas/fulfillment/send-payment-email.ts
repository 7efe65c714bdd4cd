import { Problem } from '../../contract/problem.ts';
import { type OwnedSession, sessionDigest } from '../data/payment-sessions.ts';
import { claimPaymentEmail, finishPaymentEmail, type PaymentEmailKind, type PaymentRow } from '../data/payments.ts';
import { EmailNotSentError } from '../email/email-errors.ts';
import { renderAndSend } from '../email/send-email.ts';
import { disputeEmail, duplicatePaymentEmail, paymentFailedEmail } from '../email/templates/payment-failures.ts';
import {
  type PaymentEmailData,
  purchaseReceiptEmail,
  refundEmail,
  upgradeReceiptEmail,
} from '../email/templates/receipts.ts';
import type { EmailMessage } from '../email/templates/text.ts';
import { raiseAlert } from '../runtime/alert.ts';
import { environment } from '../runtime/environment.ts';
import { findIdentity } from '../services/identity.ts';

/** The letter that belongs to how a payment stands; none while it is open or on its way, or when no money moved back. */
const emailKindFor = ({ paymentStatus, isDuplicate, amountPaid = 0 }: PaymentRow): PaymentEmailKind | undefined => {
  if (paymentStatus === 'paid' || paymentStatus === 'won') return 'receipt';
  if (paymentStatus === 'refunded' && amountPaid === 0) return undefined;
  if (paymentStatus === 'refunded') return isDuplicate ? 'duplicate-payment' : 'refund';
  if (paymentStatus === 'disputed') return 'dispute';
  return paymentStatus === 'failed' ? 'failed' : undefined;
};

/** Pages of a course: where it is read, and where it is bought. */
const courseUrls = ({ courseId, kind }: PaymentRow) => {
  const course = `${environment('SITE_URL')}/courses/${courseId}`;
  return kind === 'upgrade'
    ? { read: `${course}/drip-content`, buy: `${course}/upgrade` }
    : { read: `${course}/content`, buy: `${course}/enroll` };
};

const buildEmail = (payment: PaymentRow, kind: PaymentEmailKind, now: Date): EmailMessage => {
  const { courseTitle, currency, orderId: reference, amountPaid = 0, amountRefunded = 0, paidAt } = payment;
  const { read, buy } = courseUrls(payment);
  const isUpgrade = payment.kind === 'upgrade';
  const data: PaymentEmailData = {
    ...{ courseTitle, currency, reference, courseUrl: read, amount: amountPaid },
    at: paidAt === undefined ? now : new Date(paidAt),
  };
  switch (kind) {
    case 'receipt':
      return isUpgrade ? upgradeReceiptEmail(data) : purchaseReceiptEmail(data);
    case 'refund':
      return refundEmail({ ...data, amount: amountRefunded, at: now }, isUpgrade);
    case 'duplicate-payment':
      return duplicatePaymentEmail(data);
    case 'dispute':
      return disputeEmail(data);
    case 'failed':
      return paymentFailedEmail({ ...data, courseUrl: buy });
  }
};

/**
 * Writes to the buyer how their payment stands, once for each turn it takes. Throws `unavailable` while another sender
 * is at the same letter, so that whoever asked comes back to see that it went out. When nobody can tell whether a letter
 * went out, its claim stays, and it is sent once more when that has run out.
 */
export const sendPaymentEmail = async (owner: OwnedSession, payment: PaymentRow, now: Date): Promise<void> => {
  const kind = emailKindFor(payment);
  if (!kind) return;
  const paymentKey = { learnerId: owner.learnerId, session: sessionDigest(owner.sessionId) };
  const identity = await findIdentity(owner.username);
  const claim = await claimPaymentEmail(paymentKey, kind, now);
  if (claim === 'claimed') throw new Problem('unavailable', 'The letter is being sent.', { retryAfter: 60 });
  if (claim === 'sent') return;
  try {
    if (identity) await renderAndSend(identity.email, buildEmail(payment, kind, now));
  } catch (error) {
    if (!(error instanceof EmailNotSentError)) throw error;
    if (error.reason !== 'refused') {
      await finishPaymentEmail(paymentKey, kind, false, now);
      throw error;
    }
    // It would be refused for ever, and what was paid for must not wait for that.
    raiseAlert('email-rejected', { order: owner.orderId });
  }
  await finishPaymentEmail(paymentKey, kind, true, now);
};
