import type { StripeCurrency } from '#contract/rules/currency.ts';
import { refundDays } from '#contract/rules/refund-window.ts';
import { type EmailMessage, formatAmount, formatDate, supportLine } from './text.ts';

/** Data of a receipt or refund email. */
export interface PaymentEmailData {
  courseTitle: string;
  /** URL of the course, https. */
  courseUrl: string;
  /** In the currency's smallest unit, as in Stripe. */
  amount: number;
  currency: StripeCurrency;
  /** Time of the payment or refund. */
  at: Date;
  /** The reader's IANA time zone; defaults to UTC. */
  timeZone?: string;
  /** Payment reference, e.g. `pi_…`. */
  reference: string;
}

const paymentDetails = (
  { courseTitle, amount, currency, at, timeZone = 'UTC', reference }: PaymentEmailData,
  label: string,
) => [
  {
    title: courseTitle,
    items: [
      `${label}: ${formatAmount(amount, currency)}`,
      `Date: ${formatDate(at, timeZone)}`,
      `Reference: ${reference}`,
    ],
  },
];

/** States the refund policy when money was paid (section "Refunds" of the Terms). */
const refundPolicy = ({ amount }: PaymentEmailData): string[] => [
  ...(amount > 0
    ? [`Not what you expected? Write to us within ${refundDays} days of paying for a full refund, no reason needed.`]
    : []),
  supportLine,
];

/** Receipt for a premium upgrade. Transactional: no unsubscribe link, sent to suppressed addresses too. */
export const upgradeReceiptEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Receipt: premium access to ${payment.courseTitle}`,
  content: {
    heading: 'Everything is open',
    paragraphs: [
      `Thank you! You have premium access to ${payment.courseTitle}: every section is open now, with no waiting. You paid once, and nothing renews.`,
    ],
    sections: paymentDetails(payment, 'Paid'),
    button: { label: 'Open the course', url: payment.courseUrl },
    after: refundPolicy(payment),
  },
});

/** Receipt for a course purchase. */
export const purchaseReceiptEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Receipt: ${payment.courseTitle}`,
  content: {
    heading: `${payment.courseTitle} is yours`,
    paragraphs: ['Thank you! The course is in your dashboard and stays there. You paid once, and nothing renews.'],
    sections: paymentDetails(payment, 'Paid'),
    button: { label: 'Start learning', url: payment.courseUrl },
    after: refundPolicy(payment),
  },
});

/** Confirms a refund. For a drip course, `keepsSchedule` says that its schedule continues. */
export const refundEmail = (payment: PaymentEmailData, keepsSchedule: boolean): EmailMessage => ({
  subject: `Refund: ${payment.courseTitle}`,
  content: {
    heading: 'Your refund is on its way',
    paragraphs: [
      `We refunded ${formatAmount(payment.amount, payment.currency)} for ${payment.courseTitle}. Banks usually take five to ten days to show it.`,
      keepsSchedule
        ? 'The course returns to its schedule: sections whose day has come stay open, and we will email you when the next one opens.'
        : 'The course is closed now. We keep your notes, bookmarks and progress.',
    ],
    sections: paymentDetails(payment, 'Refunded'),
    after: [supportLine],
  },
});
