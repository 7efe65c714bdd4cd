import type Stripe from 'stripe';
import { addCustomer } from './customers.ts';
import { StripeApiError } from './failure.ts';
import type { Checkout } from './objects.ts';
import { addCharge, addPaymentIntent } from './payment-objects.ts';
import { amountOff, findCode, redeem, usableDiscount } from './promotions.ts';
import { detailsOf, expireSession, minChargeAmount } from './sessions.ts';
import type { StripeStore } from './store.ts';
import { applyDiscount } from './totals.ts';

/**
 * Outcome of a payment attempt: `challenged` needs the cardholder's confirmation; `delayed` succeeds for the payer, and
 * the money arrives later.
 */
export type Outcome = 'paid' | 'declined' | 'challenged' | 'delayed';
export const outcomes: readonly Outcome[] = ['paid', 'declined', 'challenged', 'delayed'];

export interface Payer {
  email?: string | undefined;
  name?: string | undefined;
}

/** Settlement delay of delayed payments, in seconds of the clock. */
const settlementDelaySeconds = 60 * 60;

const checkoutOf = (store: StripeStore, session: Stripe.Checkout.Session): Checkout => {
  const checkout = store.state.checkouts[session.id];
  if (!checkout) throw new Error(`${session.id} has no checkout.`);
  return checkout;
};

const intentOf = (store: StripeStore, session: Stripe.Checkout.Session) =>
  session.payment_intent
    ? store.get('payment_intent', String(session.payment_intent))
    : addPaymentIntent(store, session, checkoutOf(store, session));

const payerOf = ({ customer_details }: Stripe.Checkout.Session) => ({
  email: customer_details?.email ?? null,
  name: customer_details?.name ?? null,
});

/** Counts a discount's redemption once its session is complete. */
function redeemDiscounts(store: StripeStore, session: Stripe.Checkout.Session): void {
  for (const { coupon, promotion_code } of session.discounts ?? []) {
    const promotionCode = promotion_code ? store.get('promotion_code', String(promotion_code)) : undefined;
    redeem({ coupon: store.get('coupon', String(coupon)), promotionCode });
  }
}

function complete(
  store: StripeStore,
  session: Stripe.Checkout.Session,
  status: Stripe.Checkout.Session.PaymentStatus,
): void {
  Object.assign(session, { status: 'complete', payment_status: status, url: null });
  redeemDiscounts(store, session);
  store.emit('checkout.session.completed', session);
}

function capture(store: StripeStore, session: Stripe.Checkout.Session): void {
  const intent = intentOf(store, session);
  addCharge(store, intent, payerOf(session), true);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    last_payment_error: null,
  });
  store.emit('payment_intent.succeeded', intent);
}

function decline(store: StripeStore, session: Stripe.Checkout.Session): void {
  const intent = intentOf(store, session);
  const charge = addCharge(store, intent, payerOf(session), false);
  Object.assign(intent, {
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      charge: charge.id,
    },
  });
  store.emit('payment_intent.payment_failed', intent);
}

function setCustomerDetails(store: StripeStore, session: Stripe.Checkout.Session, payer: Payer): void {
  const email = session.customer_details?.email ?? payer.email;
  if (!email) throw new StripeApiError('An email address is needed to pay.', { param: 'email' });
  const name = payer.name || session.customer_details?.name || null;
  session.customer_details = detailsOf(email, name);
  if (session.customer_creation === 'always' && !session.customer) {
    session.customer = addCustomer(store, { email, ...(name && { name }) }).id;
  }
}

/** Attempts to pay a session. @throws StripeApiError when it is not open. */
export function attemptPayment(
  store: StripeStore,
  id: string,
  outcome: Outcome,
  payer: Payer,
): Stripe.Checkout.Session {
  const session = store.get('checkout.session', id);
  if (session.status !== 'open') throw new StripeApiError(`This Checkout Session is ${session.status}.`);
  setCustomerDetails(store, session, payer);
  if (session.amount_total === 0) {
    complete(store, session, 'no_payment_required');
  } else if (outcome === 'paid') {
    capture(store, session);
    complete(store, session, 'paid');
  } else if (outcome === 'declined') {
    decline(store, session);
  } else if (outcome === 'challenged') {
    const intent = intentOf(store, session);
    intent.status = 'requires_action';
    store.emit('payment_intent.requires_action', intent);
  } else {
    const intent = intentOf(store, session);
    intent.status = 'processing';
    store.emit('payment_intent.processing', intent);
    checkoutOf(store, session).settlesAt = store.now() + settlementDelaySeconds;
    complete(store, session, 'unpaid');
  }
  return session;
}

/** Settles a delayed payment, successfully or not. */
export function settlePayment(store: StripeStore, id: string, succeeded: boolean): Stripe.Checkout.Session {
  const session = store.get('checkout.session', id);
  const checkout = checkoutOf(store, session);
  if (checkout.settlesAt === undefined) throw new StripeApiError('This Checkout Session has no delayed payment.');
  delete checkout.settlesAt;
  if (succeeded) {
    capture(store, session);
    session.payment_status = 'paid';
    store.emit('checkout.session.async_payment_succeeded', session);
  } else {
    decline(store, session);
    store.emit('checkout.session.async_payment_failed', session);
  }
  return session;
}

/** Applies a typed promotion code to an open session; false when it cannot be used. */
export function applyPromotionCode(store: StripeStore, id: string, typed: string): boolean {
  const session = store.get('checkout.session', id);
  const code = session.allow_promotion_codes && session.status === 'open' ? findCode(store, typed) : undefined;
  const customer = session.customer === null ? null : String(session.customer);
  const discount = code && usableDiscount(store, code, { customer, currency: session.currency });
  const remaining = discount ? (session.amount_subtotal ?? 0) - amountOff(discount, session.amount_subtotal ?? 0) : 0;
  if (!discount || (remaining > 0 && remaining < minChargeAmount)) return false;
  applyDiscount(session, checkoutOf(store, session).lineItems, discount);
  return true;
}

/** Expires sessions and settles delayed payments that are due. Returns true when anything changed. */
export function processDueSessions(store: StripeStore): boolean {
  const now = store.now();
  const sessions = Object.values(store.state.tables['checkout.session']);
  const overdue = sessions.filter(({ status, expires_at }) => status === 'open' && expires_at <= now);
  const settling = sessions.filter(({ id }) => (store.state.checkouts[id]?.settlesAt ?? Infinity) <= now);
  for (const session of overdue) expireSession(store, session);
  for (const session of settling) settlePayment(store, session.id, true);
  return overdue.length + settling.length > 0;
}
