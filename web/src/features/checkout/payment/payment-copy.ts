import type { PaymentStatus } from './use-payment-status.ts';

/** Texts for a payment that has not opened its course. */
export interface PaymentCopy {
  title: string;
  text: string;
  /** Label of the retry button; absent when payment cannot be retried. */
  retryLabel?: string;
  /** Shows the text as an error. */
  isFailure?: boolean;
}

/** Texts by payment status; the page handles `paid`. */
export const paymentCopy: Record<Exclude<PaymentStatus, 'paid'>, PaymentCopy> = {
  asking: {
    title: 'We are confirming your payment',
    text: 'This takes a few seconds. You can leave this page, and you do not have to pay again.',
  },
  pending: {
    title: 'Your payment is processing',
    text: 'Some payment methods take up to a few days. The course opens automatically once the payment arrives, and we will email you. You do not have to pay again.',
  },
  open: {
    title: 'You have not paid yet',
    text: 'The payment page is still open, and nothing was charged.',
    retryLabel: 'Back to the payment page',
  },
  failed: {
    title: 'Your payment did not go through',
    text: 'Your bank declined the payment. Nothing was charged. You can try again or use another payment method.',
    retryLabel: 'Try again',
    isFailure: true,
  },
  expired: {
    title: 'The payment page has expired',
    text: 'It was open for a day, and nothing was charged. You can start again.',
    retryLabel: 'Start again',
  },
  refunded: {
    title: 'This payment was refunded',
    text: 'The access it paid for has ended. The refund appears at your bank within 5 to 10 days.',
    retryLabel: 'Buy it again',
  },
  disputed: {
    title: 'This payment is disputed',
    text: 'Your bank has taken the money back for now, so your access is paused until the dispute is resolved.',
    isFailure: true,
  },
  none: {
    title: 'No payment found',
    text: 'Nothing was charged to this account.',
    retryLabel: 'See the offer',
  },
  unreachable: {
    title: 'Your payment could not be loaded',
    text: 'The connection failed. If you have paid, the course opens automatically and we email you the receipt.',
    isFailure: true,
  },
};
