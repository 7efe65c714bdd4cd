import { Problem } from '#contract/problem.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { findCourse } from '../data/courses.ts';
import { type OwnedSession, sessionDigest } from '../data/payment-sessions.ts';
import type { PaymentRow } from '../data/payments.ts';
import { type PaymentEmailKind, paymentEmailEntry } from '../email/ledger.ts';
import { sendEmailOnce } from '../email/send-email-once.ts';
import { disputeEmail, duplicatePaymentEmail, paymentFailedEmail } from '../email/templates/payment-failures.ts';
import {
  type PaymentEmailData,
  purchaseReceiptEmail,
  refundEmail,
  upgradeReceiptEmail,
} from '../email/templates/receipts.ts';
import type { EmailMessage } from '../email/templates/text.ts';
import { environment } from '../runtime/environment.ts';
import { findIdentity, type Identity } from '../services/identity.ts';

/**
 * Returns the email for a payment status; undefined while the payment is open or processing, or when no money was moved
 * back.
 */
const emailKindFor = ({ paymentStatus, isDuplicate, amountPaid = 0 }: PaymentRow): PaymentEmailKind | undefined => {
  if (paymentStatus === 'paid' || paymentStatus === 'won') return 'receipt';
  if (paymentStatus === 'refunded' && amountPaid === 0) return undefined;
  if (paymentStatus === 'refunded') return isDuplicate ? 'duplicate-payment' : 'refund';
  if (paymentStatus === 'disputed') return 'dispute';
  return paymentStatus === 'failed' ? 'failed' : undefined;
};

/** Returns the URLs of a course's page, content and purchase. */
const courseUrls = ({ courseId, kind }: PaymentRow) => {
  const course = `${environment('SITE_URL')}/courses/${courseId}`;
  return kind === 'upgrade'
    ? { course, read: `${course}/drip-content`, buy: `${course}/upgrade` }
    : { course, read: `${course}/content`, buy: `${course}/enroll` };
};

/** Data for an email about a payment; `course` is undefined when it is no longer published. */
interface PaymentFacts {
  payment: PaymentRow;
  buyer: Identity;
  course: CourseRow | undefined;
}

const buildEmail = ({ payment, buyer, course }: PaymentFacts, kind: PaymentEmailKind, now: Date): EmailMessage => {
  const { courseId, courseTitle, currency, orderId: reference, amountPaid = 0, amountRefunded = 0, paidAt } = payment;
  const { course: page, read, buy } = courseUrls(payment);
  const isUpgrade = payment.kind === 'upgrade';
  const data: PaymentEmailData = {
    ...{ buyer, courseId, courseTitle, currency, reference, courseUrl: read, amount: amountPaid },
    at: paidAt === undefined ? now : new Date(paidAt),
    firstLecture: course && lecturesInOrder(course)[0]?.lecture,
  };
  switch (kind) {
    case 'receipt':
      return isUpgrade ? upgradeReceiptEmail(data) : purchaseReceiptEmail(data);
    case 'refund':
      return refundEmail({ ...data, courseUrl: isUpgrade ? read : page, amount: amountRefunded, at: now }, isUpgrade);
    case 'duplicate-payment':
      return duplicatePaymentEmail(data);
    case 'dispute':
      return disputeEmail(data);
    case 'failed':
      return paymentFailedEmail({ ...data, courseUrl: buy });
  }
};

/**
 * Emails the buyer the payment status, once per status; nobody when the account is gone.
 * @throws `unavailable` while another run is sending the email, so the caller retries; otherwise as `sendEmailOnce`
 */
export const sendPaymentEmail = async (owner: OwnedSession, payment: PaymentRow, now: Date): Promise<void> => {
  const kind = emailKindFor(payment);
  const identity = kind && (await findIdentity(owner.username));
  if (!identity) return;
  const facts = { payment, buyer: identity, course: await findCourse(payment.courseId) };
  const isSettled = await sendEmailOnce(
    {
      entry: paymentEmailEntry(sessionDigest(owner.sessionId), kind),
      to: identity.email,
      message: buildEmail(facts, kind, now),
      alert: { order: owner.orderId },
    },
    now,
  );
  if (!isSettled) throw new Problem('unavailable', 'The email is being sent.', { retryAfter: 60 });
};
