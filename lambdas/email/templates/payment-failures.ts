import { brand } from '../../../contract/brand.ts';
import type { PaymentEmailData } from './receipts.ts';
import { type EmailMessage, formatMoney, supportLine } from './text.ts';

const formatAmount = ({ amount, currency }: PaymentEmailData): string => formatMoney(amount, currency);
const referenceLine = ({ reference }: PaymentEmailData): string => `Reference: ${reference}.`;

/** A delayed payment failed; `courseUrl` is where the learner can try again. */
export const paymentFailedEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Your payment for ${payment.courseTitle} did not go through`,
  content: {
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your bank did not send the money for ${payment.courseTitle}. Nothing was charged, and what you wanted to buy is not open yet.`,
      'You can try again, in the same way or another.',
    ],
    button: { label: 'Try again', url: payment.courseUrl },
    after: [`${referenceLine(payment)} ${supportLine}`],
  },
});

/** The learner paid twice; the second payment is refunded automatically. */
export const duplicatePaymentEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `You paid twice for ${payment.courseTitle}: one payment is refunded`,
  content: {
    heading: 'You paid twice, so we sent one payment back',
    paragraphs: [
      `${payment.courseTitle} was yours already when another payment of ${formatAmount(payment)} came in. We have refunded it in full. Banks take five to ten days to show it.`,
      'Your access is not touched, and there is nothing to do.',
    ],
    after: [`${referenceLine(payment)} ${supportLine}`],
  },
});

/** The bank has reversed the payment while it reviews a dispute. */
export const disputeEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Your bank disputes the payment for ${payment.courseTitle}`,
  content: {
    heading: 'Your bank disputes this payment',
    paragraphs: [
      `The bank has taken back the ${formatAmount(payment)} paid for ${payment.courseTitle}, as a dispute in your name. Until that is decided, what was paid for is closed.`,
      `If you did not ask for this, tell your bank, and write to ${brand.supportEmail}.`,
    ],
    after: [referenceLine(payment)],
  },
});
