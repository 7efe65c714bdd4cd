import { refundDays } from '../../../contract/rules/refund-window.ts';
import { askUs, dateFor, money, type SubjectAndLetter } from './words.ts';

/** What a receipt or a notice of a refund names. */
export interface PaymentFacts {
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

const facts = ({ courseTitle, amount, currency, at, timeZone = 'UTC', reference }: PaymentFacts, what: string) => [
  {
    title: courseTitle,
    items: [`${what}: ${money(amount, currency)}`, `Date: ${dateFor(at, timeZone)}`, `Reference: ${reference}`],
  },
];

/** What a receipt ends with: how the money comes back, when there was any (section "Refunds" of the Terms). */
const afterPaying = ({ amount }: PaymentFacts): string[] => [
  ...(amount > 0
    ? [
        `Not what you expected? Write to us within ${refundDays} days of paying and you get the full price back, no reason needed.`,
      ]
    : []),
  askUs,
];

/** The receipt for an upgrade to premium. A receipt is no mailing: it has no unsubscribe and goes out in any case. */
export const upgradeReceipt = (payment: PaymentFacts): SubjectAndLetter => ({
  subject: `Receipt: premium access to ${payment.courseTitle}`,
  letter: {
    heading: 'Everything is open',
    paragraphs: [
      `Thank you. You have premium access to ${payment.courseTitle}: every section is open now, and there is nothing to wait for. You paid once; nothing renews.`,
    ],
    groups: facts(payment, 'Paid'),
    button: { label: 'Open the course', url: payment.courseUrl },
    after: afterPaying(payment),
  },
});

/** The receipt for a course that was bought. */
export const purchaseReceipt = (payment: PaymentFacts): SubjectAndLetter => ({
  subject: `Receipt: ${payment.courseTitle}`,
  letter: {
    heading: `${payment.courseTitle} is yours`,
    paragraphs: ['Thank you. The course is in your dashboard and stays there. You paid once; nothing renews.'],
    groups: facts(payment, 'Paid'),
    button: { label: 'Start learning', url: payment.courseUrl },
    after: afterPaying(payment),
  },
});

/** That a payment was given back. For a drip course, `continues` says that its schedule goes on as before. */
export const refundNotice = (payment: PaymentFacts, continues: boolean): SubjectAndLetter => ({
  subject: `Refund: ${payment.courseTitle}`,
  letter: {
    heading: 'Your refund is on its way',
    paragraphs: [
      `We have refunded ${money(payment.amount, payment.currency)} for ${payment.courseTitle}. Banks take five to ten days to show it.`,
      continues
        ? 'The course goes back to its schedule: what has opened by its day stays open, and we write again when the next section opens.'
        : 'The course is closed with it. Your notes, bookmarks and progress are kept.',
    ],
    groups: facts(payment, 'Refunded'),
    after: [askUs],
  },
});
