import { Problem } from '#contract/problem.ts';
import { isInvalidRequest, isStoredFailure, withStripe } from '../services/stripe.ts';

/** Idempotency keys to try when Stripe has stored a failure of its own under one. */
const maxAttempts = 3;

/**
 * Refunds a payment in full. Idempotent: the key derives from the payment, and Stripe never refunds more than was paid.
 * @throws `unavailable` when Stripe fails under every key
 */
export const refundPayment = async (paymentIntent: string): Promise<void> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      await withStripe((stripe) =>
        stripe.refunds.create(
          { payment_intent: paymentIntent, reason: 'duplicate' },
          { idempotencyKey: `refund-${paymentIntent}-${attempt}` },
        ),
      );
      return;
    } catch (error) {
      // Already refunded.
      if (isInvalidRequest(error)) return;
      if (!isStoredFailure(error)) throw new Problem('unavailable', undefined, { retryAfter: 2, cause: error });
    }
  }
  throw new Problem('unavailable', undefined, { retryAfter: 30 });
};
