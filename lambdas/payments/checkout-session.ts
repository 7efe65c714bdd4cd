import type Stripe from 'stripe';
import { Problem } from '../../contract/problem.ts';
import { incrementAttempt, type Order } from '../data/checkouts.ts';
import { environment } from '../runtime/environment.ts';
import { callStripe, isInvalidRequest, isStoredFailure, withStripe } from '../services/stripe.ts';

/** Everything of it comes from the order, so that a repeat asks for the very same (reliability rule A7). */
const sessionParams = (courseId: string, { orderId, offer }: Order): Stripe.Checkout.SessionCreateParams => {
  const site = environment('SITE_URL');
  const page = `${site}/courses/${courseId}/${offer.kind === 'upgrade' ? 'upgrade' : 'enroll'}`;
  const name = offer.kind === 'upgrade' ? `${offer.courseTitle}: premium access` : offer.courseTitle;
  // For people who look at Stripe's dashboard. None of it is ever read back as the truth.
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
 * Makes the session of an order, or gets the one that was made. Undefined when Stripe keeps a failure under the order's
 * key: the order has another number then, and may be tried again. Throws `unavailable` when no answer came.
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

/** Closes a pay page; false when it could not be closed, because it was paid or has ended meanwhile. */
export const expireSession = async (sessionId: string): Promise<boolean> => {
  try {
    await callStripe((stripe) => stripe.checkout.sessions.expire(sessionId));
    return true;
  } catch (error) {
    if (isInvalidRequest(error)) return false;
    throw error;
  }
};
