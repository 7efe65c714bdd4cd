import { brand } from '#contract/brand.ts';
import type { EmailSection, EmailText } from '#contract/email/render-email.ts';
import type { StripeCurrency } from '#contract/rules/currency.ts';
import { lectureDurationLabel } from '#contract/rules/duration-labels.ts';
import { refundDays, refundDeadline } from '#contract/rules/refund-window.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { coverPicture } from './pictures.ts';
import { type EmailMessage, formatAmount, formatDate, supportLine } from './text.ts';

/** Data of a receipt or refund email. */
export interface PaymentEmailData {
  /** Name, if there is one, and email address of the account. */
  buyer: { name: string; email: string };
  courseId: string;
  courseTitle: string;
  /** Where the course starts; absent for a course that is no longer published. */
  firstLecture?: StoredLecture | undefined;
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

/** Describes the account that paid. Omits a name derived from the email address, which would repeat it. */
const buyerText = ({ name, email }: PaymentEmailData['buyer']): string =>
  name && name !== email.split('@')[0] ? `${name}, ${email}` : email;

/** The facts that a bookkeeper files; `sum` labels the amount. */
const paymentFacts = (payment: PaymentEmailData, item: string, sum: 'Total' | 'Refunded') => {
  const { buyer, amount, currency, at, timeZone = 'UTC', reference } = payment;
  return [
    { label: 'Seller', value: brand.postalAddress },
    { label: 'Buyer', value: buyerText(buyer) },
    { label: 'Item', value: item },
    { label: 'Date', value: formatDate(at, timeZone) },
    { label: 'Reference', value: reference },
    { label: sum, value: formatAmount(amount, currency), isSum: true as const },
  ];
};

/** Returns the beginning of a receipt: the total in large type, and the cover below it. */
const receiptHead = ({
  courseId,
  courseTitle,
  courseUrl,
  amount,
  currency,
  at,
  timeZone = 'UTC',
}: PaymentEmailData) => ({
  ...coverPicture({ id: courseId, title: courseTitle }, courseUrl),
  amount: { label: `Paid on ${formatDate(at, timeZone)}`, value: formatAmount(amount, currency) },
});

/** The first lesson, above the button that opens it. */
const firstLesson = ({ firstLecture }: PaymentEmailData): EmailSection[] =>
  firstLecture === undefined
    ? []
    : [
        {
          title: 'Your first lesson',
          items: [{ label: firstLecture.title, value: lectureDurationLabel(firstLecture) }],
        },
      ];

/** States the refund policy when money was paid (section "Refunds" of the Terms). */
const refundPolicy = ({ amount, at, timeZone = 'UTC', reference }: PaymentEmailData): EmailText[] => {
  if (amount === 0) return [supportLine];
  const lastDay = formatDate(refundDeadline(at), timeZone);
  const subject = new URLSearchParams({ subject: `Refund of ${reference}` }).toString().replaceAll('+', '%20');
  return [
    [
      'Not what you expected? ',
      { label: 'Write to us', url: `mailto:${brand.supportEmail}?${subject}` },
      ` within ${refundDays} days of paying, by ${lastDay}, for a full refund, no reason needed.`,
    ],
    supportLine,
  ];
};

/** Receipt for a premium upgrade. Transactional: no unsubscribe link, sent to suppressed addresses too. */
export const upgradeReceiptEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Receipt: premium access to ${payment.courseTitle}`,
  content: {
    ...receiptHead(payment),
    heading: 'Everything is open',
    paragraphs: [
      `Thank you! You have premium access to ${payment.courseTitle}: every section is open now, with no waiting. You paid once, and nothing renews.`,
    ],
    button: { label: 'Open the course', url: payment.courseUrl },
    facts: paymentFacts(payment, `Premium access to ${payment.courseTitle}`, 'Total'),
    after: refundPolicy(payment),
  },
});

/** Receipt for a course purchase. */
export const purchaseReceiptEmail = (payment: PaymentEmailData): EmailMessage => ({
  subject: `Receipt: ${payment.courseTitle}`,
  content: {
    ...receiptHead(payment),
    heading: `${payment.courseTitle} is yours`,
    paragraphs: ['Thank you! The course is in your dashboard and stays there. You paid once, and nothing renews.'],
    sections: firstLesson(payment),
    button: { label: 'Start learning', url: payment.courseUrl },
    facts: paymentFacts(payment, payment.courseTitle, 'Total'),
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
        ? 'The course returns to its schedule: sections already released stay open, and we will email you when the next one opens.'
        : 'Your access has ended. We keep your notes, bookmarks and progress.',
    ],
    button: { label: keepsSchedule ? 'Continue the course' : 'View the course', url: payment.courseUrl },
    facts: paymentFacts(payment, payment.courseTitle, 'Refunded'),
    after: [supportLine],
  },
});
