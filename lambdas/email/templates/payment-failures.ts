import { brand } from '#contract/brand.ts';
import type { PaymentEmailData } from './receipts.ts';
import { type EmailMessage, formatAmount, supportLine } from './text.ts';

const amountOf = ({ amount, currency }: PaymentEmailData): string => formatAmount(amount, currency);
const referenceLine = ({ reference }: PaymentEmailData): string => `Reference: ${reference}.`;

/** A delayed payment failed; `courseUrl` is where the learner can try again. */
export const paymentFailedEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Your payment for ${payment.courseTitle} did not go through`,
  content: {
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your bank did not complete the payment for ${payment.courseTitle}. You were not charged, and nothing was unlocked.`,
      'You can try again with the same payment method or another one.',
    ],
    button: { label: 'Try again', url: payment.courseUrl },
    after: [`${referenceLine(payment)} ${supportLine}`],
  },
});

/** The learner paid twice; the second payment is refunded automatically. */
export const duplicatePaymentEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `You paid twice for ${payment.courseTitle}, so we refunded one payment`,
  content: {
    heading: 'You paid twice, so we refunded one payment',
    paragraphs: [
      `You had already paid for ${payment.courseTitle} when a second payment of ${amountOf(payment)} came in. We refunded it in full. Banks usually take five to ten days to show it.`,
      'Your access is unchanged, and there is nothing you need to do.',
    ],
    after: [`${referenceLine(payment)} ${supportLine}`],
  },
});

/** The bank has reversed the payment while it reviews a dispute. */
export const disputeEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Payment disputed: ${payment.courseTitle}`,
  content: {
    heading: 'This payment is disputed',
    paragraphs: [
      `Your bank reversed the payment of ${amountOf(payment)} for ${payment.courseTitle} after a dispute was filed in your name. Until it is resolved, your access is paused.`,
      `If you did not dispute it, contact your bank and write to ${brand.supportEmail}.`,
    ],
    after: [referenceLine(payment)],
  },
});
