import { Problem } from '../../contract/problem.ts';
import { isInvalidRequest, isStoredFailure, withStripe } from '../services/stripe.ts';

/** Keys tried when Stripe has stored a failure of its own under one. */
const maxAttempts = 3;

/**
 * Sends all of a payment back. Safe to repeat: the key is the payment's, and Stripe never refunds more than was paid.
 * Throws `unavailable` when Stripe fails under every key.
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
      // Somebody was faster: it is sent back already.
      if (isInvalidRequest(error)) return;
      if (!isStoredFailure(error)) throw new Problem('unavailable', undefined, { retryAfter: 2, cause: error });
    }
  }
  throw new Problem('unavailable', undefined, { retryAfter: 30 });
};
