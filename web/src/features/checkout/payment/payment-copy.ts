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
    text: 'This takes a few seconds. You can leave this page: nothing gets lost, and you do not have to pay again.',
  },
  pending: {
    title: 'Your payment is on its way',
    text: 'Some ways to pay take a while, at most a few days. The course opens by itself when the money is here, and an email tells you so. You do not have to pay again.',
  },
  open: {
    title: 'You have not paid yet',
    text: 'The payment page is still open, and nothing was charged.',
    retryLabel: 'Back to the payment page',
  },
  failed: {
    title: 'Your payment did not go through',
    text: 'Your bank did not send the money. Nothing was charged. You can try again, or pay in another way.',
    retryLabel: 'Try again',
    isFailure: true,
  },
  expired: {
    title: 'The payment page has expired',
    text: 'It was open for a day and nothing was charged. Your choice is still here.',
    retryLabel: 'Open it again',
  },
  refunded: {
    title: 'This payment was refunded',
    text: 'What it had opened is closed. Banks show the money within 5 to 10 days.',
    retryLabel: 'Buy it again',
  },
  disputed: {
    title: 'Your bank disputes this payment',
    text: 'It has taken the money back for now, so what was paid for is closed until that is decided.',
    isFailure: true,
  },
  none: {
    title: 'There is no payment of yours here',
    text: 'Nothing was charged to this account.',
    retryLabel: 'Go to the offer',
  },
  unreachable: {
    title: 'Your payment could not be looked up',
    text: 'The connection failed. If you have paid, nothing is lost: the course opens by itself, and an email brings the receipt.',
    isFailure: true,
  },
};
