import { refundDays } from '../../../contract/rules/refund-window.ts';
import { type EmailMessage, formatDate, formatMoney, supportLine } from './text.ts';

/** What a receipt or a notice of a refund names. */
export interface PaymentEmailData {
  courseTitle: string;
  /** Where the course is opened, https. */
  courseUrl: string;
  /** In the currency's smallest unit, as Stripe counts. */
  amount: number;
  /** ISO 4217, any case. */
  currency: string;
  /** When it was paid or refunded. */
  at: Date;
  /** IANA zone of its reader; UTC when unknown. */
  timeZone?: string;
  /** By which the payment is found, e.g. `pi_…`. */
  reference: string;
}

const paymentDetails = (
  { courseTitle, amount, currency, at, timeZone = 'UTC', reference }: PaymentEmailData,
  label: string,
) => [
  {
    title: courseTitle,
    items: [
      `${label}: ${formatMoney(amount, currency)}`,
      `Date: ${formatDate(at, timeZone)}`,
      `Reference: ${reference}`,
    ],
  },
];

/** What a receipt ends with: how the money comes back, when there was any (section "Refunds" of the Terms). */
const refundPolicy = ({ amount }: PaymentEmailData): string[] => [
  ...(amount > 0
    ? [
        `Not what you expected? Write to us within ${refundDays} days of paying and you get the full price back, no reason needed.`,
      ]
    : []),
  supportLine,
];

/** The receipt for an upgrade to premium. A receipt is no mailing: it has no unsubscribe and goes out in any case. */
export const upgradeReceiptEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Receipt: premium access to ${payment.courseTitle}`,
  content: {
    heading: 'Everything is open',
    paragraphs: [
      `Thank you. You have premium access to ${payment.courseTitle}: every section is open now, and there is nothing to wait for. You paid once; nothing renews.`,
    ],
    sections: paymentDetails(payment, 'Paid'),
    button: { label: 'Open the course', url: payment.courseUrl },
    after: refundPolicy(payment),
  },
});

/** The receipt for a course that was bought. */
export const purchaseReceiptEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Receipt: ${payment.courseTitle}`,
  content: {
    heading: `${payment.courseTitle} is yours`,
    paragraphs: ['Thank you. The course is in your dashboard and stays there. You paid once; nothing renews.'],
    sections: paymentDetails(payment, 'Paid'),
    button: { label: 'Start learning', url: payment.courseUrl },
    after: refundPolicy(payment),
  },
});

/** That a payment was given back. For a drip course, `continues` says that its schedule goes on as before. */
export const refundEmail = (payment: PaymentEmailData, keepsSchedule: boolean): EmailMessage => ({
  subject: `Refund: ${payment.courseTitle}`,
  content: {
    heading: 'Your refund is on its way',
    paragraphs: [
      `We have refunded ${formatMoney(payment.amount, payment.currency)} for ${payment.courseTitle}. Banks take five to ten days to show it.`,
      keepsSchedule
        ? 'The course goes back to its schedule: what has opened by its day stays open, and we write again when the next section opens.'
        : 'The course is closed with it. Your notes, bookmarks and progress are kept.',
    ],
    sections: paymentDetails(payment, 'Refunded'),
    after: [supportLine],
  },
});
