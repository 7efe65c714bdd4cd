import { brand } from '../../../contract/brand.ts';
import type { PaymentFacts } from './payments.ts';
import { askUs, money, type SubjectAndLetter } from './words.ts';

const sum = ({ amount, currency }: PaymentFacts): string => money(amount, currency);
const order = ({ reference }: PaymentFacts): string => `Reference: ${reference}.`;

/** A payment that took its time did not come through; `courseUrl` is where it can be tried again. */
export const failedNotice = (payment: PaymentFacts): SubjectAndLetter => ({
  subject: `Your payment for ${payment.courseTitle} did not go through`,
  letter: {
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your bank did not send the money for ${payment.courseTitle}. Nothing was charged, and what you wanted to buy is not open yet.`,
      'You can try again, in the same way or another.',
    ],
    button: { label: 'Try again', url: payment.courseUrl },
    after: [`${order(payment)} ${askUs}`],
  },
});

/** Somebody paid for what was theirs: the payment that was one too many went back by itself. */
export const secondPaymentNotice = (payment: PaymentFacts): SubjectAndLetter => ({
  subject: `You paid twice for ${payment.courseTitle}: one payment is refunded`,
  letter: {
    heading: 'You paid twice, so we sent one payment back',
    paragraphs: [
      `${payment.courseTitle} was yours already when another payment of ${sum(payment)} came in. We have refunded it in full. Banks take five to ten days to show it.`,
      'Your access is not touched, and there is nothing to do.',
    ],
    after: [`${order(payment)} ${askUs}`],
  },
});

/** The bank took the money back for now. */
export const disputeNotice = (payment: PaymentFacts): SubjectAndLetter => ({
  subject: `Your bank disputes the payment for ${payment.courseTitle}`,
  letter: {
    heading: 'Your bank disputes this payment',
    paragraphs: [
      `The bank has taken back the ${sum(payment)} paid for ${payment.courseTitle}, as a dispute in your name. Until that is decided, what was paid for is closed.`,
      `If you did not ask for this, tell your bank, and write to ${brand.supportEmail}.`,
    ],
    after: [order(payment)],
  },
});
