import type Stripe from 'stripe';
import { addCustomer } from './customers.ts';
import { StripeFailure } from './failure.ts';
import type { Checkout } from './objects.ts';
import { addCharge, addPaymentIntent } from './payment-objects.ts';
import { amountOff, findCode, redeem, usableDiscount } from './promotions.ts';
import { detailsOf, expireSession, smallestCharge } from './sessions.ts';
import { applyDiscount } from './totals.ts';
import type { World } from './world.ts';

/**
 * How a try to pay goes: at once, not at all, only after the bank has asked its customer, or at once for the person but
 * with the money to follow.
 */
export type Outcome = 'paid' | 'declined' | 'challenged' | 'delayed';
export const outcomes: readonly Outcome[] = ['paid', 'declined', 'challenged', 'delayed'];

export interface Payer {
  email?: string | undefined;
  name?: string | undefined;
}

/** How long money that follows takes, in seconds of the clock. */
const settlementSeconds = 60 * 60;

const checkoutOf = (world: World, session: Stripe.Checkout.Session): Checkout => {
  const checkout = world.state.checkouts[session.id];
  if (!checkout) throw new Error(`${session.id} has no checkout.`);
  return checkout;
};

const intentOf = (world: World, session: Stripe.Checkout.Session) =>
  session.payment_intent
    ? world.get('payment_intent', String(session.payment_intent))
    : addPaymentIntent(world, session, checkoutOf(world, session));

const payerOf = ({ customer_details }: Stripe.Checkout.Session) => ({
  email: customer_details?.email ?? null,
  name: customer_details?.name ?? null,
});

/** Counts a discount as used, once its session is complete. */
function redeemDiscounts(world: World, session: Stripe.Checkout.Session): void {
  for (const { coupon, promotion_code } of session.discounts ?? []) {
    const promotionCode = promotion_code ? world.get('promotion_code', String(promotion_code)) : undefined;
    redeem({ coupon: world.get('coupon', String(coupon)), promotionCode });
  }
}

function complete(world: World, session: Stripe.Checkout.Session, status: Stripe.Checkout.Session.PaymentStatus): void {
  Object.assign(session, { status: 'complete', payment_status: status, url: null });
  redeemDiscounts(world, session);
  world.emit('checkout.session.completed', session);
}

function capture(world: World, session: Stripe.Checkout.Session): void {
  const intent = intentOf(world, session);
  addCharge(world, intent, payerOf(session), true);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    next_action: null,
    last_payment_error: null,
  });
  world.emit('payment_intent.succeeded', intent);
}

function decline(world: World, session: Stripe.Checkout.Session): void {
  const intent = intentOf(world, session);
  const charge = addCharge(world, intent, payerOf(session), false);
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
  world.emit('payment_intent.payment_failed', intent);
}

function identify(world: World, session: Stripe.Checkout.Session, payer: Payer): void {
  const email = session.customer_details?.email ?? payer.email;
  if (!email) throw new StripeFailure('An email address is needed to pay.', { param: 'email' });
  const name = payer.name || session.customer_details?.name || null;
  session.customer_details = detailsOf(email, name);
  if (session.customer_creation === 'always' && !session.customer) {
    session.customer = addCustomer(world, { email, ...(name && { name }) }).id;
  }
}

/** One try of a person to pay a session. Throws `StripeFailure` when it is not open. */
export function tryToPay(world: World, id: string, outcome: Outcome, payer: Payer): Stripe.Checkout.Session {
  const session = world.get('checkout.session', id);
  if (session.status !== 'open') throw new StripeFailure(`This Checkout Session is ${session.status}.`);
  identify(world, session, payer);
  if (session.amount_total === 0) {
    complete(world, session, 'no_payment_required');
  } else if (outcome === 'paid') {
    capture(world, session);
    complete(world, session, 'paid');
  } else if (outcome === 'declined') {
    decline(world, session);
  } else if (outcome === 'challenged') {
    const intent = intentOf(world, session);
    intent.status = 'requires_action';
    world.emit('payment_intent.requires_action', intent);
  } else {
    const intent = intentOf(world, session);
    intent.status = 'processing';
    world.emit('payment_intent.processing', intent);
    checkoutOf(world, session).settlesAt = world.now() + settlementSeconds;
    complete(world, session, 'unpaid');
  }
  return session;
}

/** The money of a delayed payment comes in, or does not. */
export function settle(world: World, id: string, succeeded: boolean): Stripe.Checkout.Session {
  const session = world.get('checkout.session', id);
  const checkout = checkoutOf(world, session);
  if (checkout.settlesAt === undefined) throw new StripeFailure('This Checkout Session waits for no money.');
  delete checkout.settlesAt;
  if (succeeded) {
    capture(world, session);
    session.payment_status = 'paid';
    world.emit('checkout.session.async_payment_succeeded', session);
  } else {
    decline(world, session);
    world.emit('checkout.session.async_payment_failed', session);
  }
  return session;
}

/** Puts a typed promotion code on an open session; false when it cannot be used. */
export function enterPromotionCode(world: World, id: string, typed: string): boolean {
  const session = world.get('checkout.session', id);
  const code = session.allow_promotion_codes && session.status === 'open' ? findCode(world, typed) : undefined;
  const discount = code && usableDiscount(world, code, session.customer === null ? null : String(session.customer));
  const left = discount ? (session.amount_subtotal ?? 0) - amountOff(discount, session.amount_subtotal ?? 0) : 0;
  if (!discount || (left > 0 && left < smallestCharge)) return false;
  applyDiscount(session, checkoutOf(world, session).lineItems, discount);
  return true;
}

/** Does what has become due: sessions expire, delayed payments are settled. True when something changed. */
export function sweep(world: World): boolean {
  const now = world.now();
  const sessions = Object.values(world.state.tables['checkout.session']);
  const overdue = sessions.filter(({ status, expires_at }) => status === 'open' && expires_at <= now);
  const settling = sessions.filter(({ id }) => (world.state.checkouts[id]?.settlesAt ?? Infinity) <= now);
  for (const session of overdue) expireSession(world, session);
  for (const session of settling) settle(world, session.id, true);
  return overdue.length + settling.length > 0;
}
