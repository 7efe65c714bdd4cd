import type Stripe from 'stripe';
import { Problem } from '#contract/problem.ts';
import { incrementAttempt, type Order } from '../data/checkouts.ts';
import { environment } from '../runtime/environment.ts';
import { callStripe, isInvalidRequest, isStoredFailure, withStripe } from '../services/stripe.ts';

/**
 * Builds the session from the order alone, so a retry sends an identical request
 * (docs/reliability.md#stripe-idempotency).
 */
const sessionParams = (courseId: string, { orderId, offer }: Order): Stripe.Checkout.SessionCreateParams => {
  const site = environment('SITE_URL');
  const page = `${site}/courses/${courseId}/${offer.kind === 'upgrade' ? 'upgrade' : 'enroll'}`;
  const name = offer.kind === 'upgrade' ? `${offer.courseTitle}: premium access` : offer.courseTitle;
  // For people reading Stripe's dashboard. Never read back as the source of truth.
  const metadata = { site, order: orderId, course: courseId };
  return {
    mode: 'payment',
    client_reference_id: orderId,
    customer_email: offer.email,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: offer.currency, unit_amount: offer.amount, product_data: { name } },
      },
    ],
    allow_promotion_codes: true,
    adaptive_pricing: { enabled: false },
    metadata,
    payment_intent_data: { description: name, metadata },
    success_url: `${page}?payment=success`,
    cancel_url: `${page}?payment=cancelled`,
  };
};

/**
 * Creates the session of an order, or returns the one created before. Returns undefined when Stripe has stored a
 * failure under the order's key: the attempt is then incremented, and the caller may retry.
 * @throws `unavailable` when Stripe does not respond
 */
export const createSession = async (
  learnerId: string,
  courseId: string,
  order: Order,
): Promise<Stripe.Checkout.Session | undefined> => {
  try {
    return await withStripe((stripe) =>
      stripe.checkout.sessions.create(sessionParams(courseId, order), {
        idempotencyKey: `order-${order.orderId}-${order.attempt}`,
      }),
    );
  } catch (error) {
    if (isStoredFailure(error)) {
      await incrementAttempt(learnerId, courseId, order);
      return undefined;
    }
    if (isInvalidRequest(error)) throw error;
    throw new Problem('unavailable', undefined, { retryAfter: 2, cause: error });
  }
};

/** Expires a checkout session; returns false when it was paid or has already ended. */
export const expireSession = async (sessionId: string): Promise<boolean> => {
  try {
    await callStripe((stripe) => stripe.checkout.sessions.expire(sessionId));
    return true;
  } catch (error) {
    if (isInvalidRequest(error)) return false;
    throw error;
  }
};
