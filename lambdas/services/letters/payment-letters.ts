import { brand } from '../../../contract/brand.ts';
import { environment } from '../environment.ts';
import type { Letter } from '../letter.ts';

/** What a letter about a payment says. Amounts are in cents of US dollars. */
export interface PaymentWords {
  courseTitle: string;
  courseId: string;
  kind: 'course' | 'upgrade';
  orderId: string;
  amountPaid: number;
  amountRefunded: number;
  /** Instant. */
  paidAt: string;
}

interface PaymentLetter {
  subject: string;
  letter: Letter;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const sum = (cents: number): string => dollars.format(cents / 100);
const day = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

const page = ({ courseId, kind }: PaymentWords, upgraded: 'content' | 'enroll'): string => {
  const drip = upgraded === 'content' ? 'drip-content' : 'upgrade';
  return `${environment('SITE_URL')}/courses/${courseId}/${kind === 'upgrade' ? drip : upgraded}`;
};

const footer = ({ orderId }: PaymentWords): string =>
  `Order ${orderId}. Questions about this payment? Write to ${brand.supportEmail} and name the order.`;

const item = ({ kind, courseTitle }: PaymentWords): string =>
  kind === 'upgrade' ? `Premium access to "${courseTitle}"` : `"${courseTitle}"`;

/** The course is open; this is what was paid for it. */
export const receiptLetter = (words: PaymentWords): PaymentLetter => ({
  subject: `Your receipt for ${words.courseTitle}`,
  letter: {
    heading: 'Thank you. Your course is open.',
    paragraphs: [
      `${item(words)} is yours. ${words.kind === 'upgrade' ? 'Every lecture is open from now on, and no more release mails will come.' : 'It opens at its first lecture, on every device you sign in on.'}`,
      `Paid on ${day(words.paidAt)} (UTC): ${sum(words.amountPaid)}, once. No subscription.`,
    ],
    button: { label: 'Open the course', url: page(words, 'content') },
    footer: footer(words),
  },
});

/** A payment that took its time did not come through. */
export const failedLetter = (words: PaymentWords): PaymentLetter => ({
  subject: `Your payment for ${words.courseTitle} did not go through`,
  letter: {
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your bank did not send the money for ${item(words)}. Nothing was charged, and the course is not open yet.`,
      'You can try again with the same or another way to pay.',
    ],
    button: { label: 'Try again', url: page(words, 'enroll') },
    footer: footer(words),
  },
});

/** The money went back, and with it the access. */
export const refundLetter = (words: PaymentWords): PaymentLetter => ({
  subject: `Your refund for ${words.courseTitle}`,
  letter: {
    heading: 'Your money is on its way back',
    paragraphs: [
      `We have refunded ${sum(words.amountRefunded)} for ${item(words)}. Banks show it within 5 to 10 days.`,
      words.kind === 'upgrade'
        ? 'Premium access has ended. Lectures that had opened by their day stay open, and the others follow on theirs.'
        : 'The course is closed to you now. Your notes and your progress are kept in case you come back.',
    ],
    footer: footer(words),
  },
});

/** Somebody paid for what they had: the second payment went back by itself. */
export const secondPaymentLetter = (words: PaymentWords): PaymentLetter => ({
  subject: `You paid twice for ${words.courseTitle}: one payment is refunded`,
  letter: {
    heading: 'You paid twice, so we sent one payment back',
    paragraphs: [
      `${item(words)} was yours already when a second payment of ${sum(words.amountPaid)} came in. We have refunded it in full. Banks show it within 5 to 10 days.`,
      'Your access is not touched, and there is nothing to do.',
    ],
    footer: footer(words),
  },
});

/** The bank took the money back for now. */
export const disputeLetter = (words: PaymentWords): PaymentLetter => ({
  subject: `Your bank disputes the payment for ${words.courseTitle}`,
  letter: {
    heading: 'Your bank disputes this payment',
    paragraphs: [
      `The bank has taken back the ${sum(words.amountPaid)} paid for ${item(words)}, as a dispute in your name. Until that is decided, what was paid for is closed.`,
      `If you did not ask for this, tell your bank, and write to ${brand.supportEmail}.`,
    ],
    footer: footer(words),
  },
});
