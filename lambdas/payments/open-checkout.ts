import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { Problem } from '#contract/problem.ts';
import { toSmallestUnit, toStripeCurrency } from '#contract/rules/currency.ts';
import { grantsAccess } from '#contract/rules/payment-status.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { requireAccount } from '../data/accounts.ts';
import { getOrder, type Offer, type Order, putOrder, putOrderSession } from '../data/checkouts.ts';
import { hasPaid } from '../data/entitlements.ts';
import { putSession, sessionDigest } from '../data/payment-sessions.ts';
import { putPayment } from '../data/payments.ts';
import { fulfillSession } from '../fulfillment/fulfill-session.ts';
import type { Caller } from '../http/caller.ts';
import { getIdentity } from '../services/identity.ts';
import { findSession, requireSecretKey } from '../services/stripe.ts';
import { createSession, expireSession } from './checkout-session.ts';

/** What is being bought, and by whom. */
export interface Purchase {
  caller: Caller;
  course: CourseRow;
  kind: Offer['kind'];
  /** Problem code for a learner who already has it. */
  alreadyPaidCode: 'already-paid' | 'already-premium';
  now: Date;
}

/** Attempts before giving up when another tab creates the order first, or the order ends or is replaced. */
const maxRounds = 5;

/**
 * Milliseconds an order may exist without a session: Stripe may forget an idempotency key after a day
 * (docs/reliability.md#stripe-idempotency).
 */
const orderTtlMs = 20 * 3_600_000;

/** Minimum remaining milliseconds for a checkout page to be worth reopening. */
const minRemainingMs = 5 * 60_000;

const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.amount === other.amount && one.currency === other.currency && one.kind === other.kind;

/** Takes the price from the catalog, never from the browser (docs/reliability.md#checkout). */
const createOffer = async ({ course, kind, caller }: Purchase): Promise<Offer> => {
  if (course.price === null) throw new Problem('price-missing');
  if (course.price === 0) throw new Problem('price-missing', 'This course is free.');
  const { email } = await getIdentity(caller.username);
  return {
    amount: toSmallestUnit(course.price, course.currency),
    currency: toStripeCurrency(course.currency),
    courseTitle: course.title,
    kind,
    email,
  };
};

/**
 * Returns the order's session if it can still be paid; undefined when a new order is needed. Throws when it was paid.
 */
const findPayableSession = async (purchase: Purchase, sessionId: string, isWanted: boolean) => {
  const session = await findSession(sessionId);
  if (!session) return undefined;
  if (session.status === 'open') {
    const closesSoon = session.expires_at * 1000 - purchase.now.getTime() < minRemainingMs;
    if (isWanted && !closesSoon) return session;
    if (await expireSession(sessionId)) return undefined;
  }
  const { status } = await fulfillSession(sessionId, purchase.now);
  // A mismatched amount waits for a person to decide; the learner must not pay again until then.
  if (status === 'pending' || status === 'mismatch') throw new Problem('payment-pending');
  if (status !== 'unknown' && grantsAccess(status)) throw new Problem(purchase.alreadyPaidCode);
  return undefined;
};

/**
 * Creates the session of an order and records its owner before it can be paid: first in the learner's own partition, so
 * that deleting the account finds every session that names them.
 */
const openSession = async (purchase: Purchase, order: Order): Promise<Stripe.Checkout.Session | undefined> => {
  const { caller, course } = purchase;
  const session = await createSession(caller.id, course.id, order);
  if (!session) return undefined;
  const { orderId, offer, createdAt } = order;
  const { amount, currency, kind, courseTitle } = offer;
  const sessionFields = { sessionId: session.id, orderId, courseId: course.id, kind, amount, currency };
  await putPayment(
    { learnerId: caller.id, session: sessionDigest(session.id) },
    { ...sessionFields, courseTitle, createdAt },
  );
  await putSession({ ...sessionFields, learnerId: caller.id, username: caller.username });
  if (await putOrderSession(caller.id, course.id, orderId, session.id)) return session;
  await expireSession(session.id);
  return undefined;
};

/**
 * Returns a learner's single open checkout session for a course: the existing one, or a new one after the old one has
 * ended. Two tabs and repeated calls get the same.
 * @throws `price-missing`, `payment-pending`, `unavailable` or the purchase's `alreadyPaidCode`
 */
export const openCheckout = async (purchase: Purchase): Promise<Stripe.Checkout.Session & { url: string }> => {
  const { caller, course, now } = purchase;
  const [isPaid, offer] = await Promise.all([
    hasPaid(caller.id, course.id),
    createOffer(purchase),
    requireAccount(caller.id),
    requireSecretKey(),
  ]);
  if (isPaid) throw new Problem(purchase.alreadyPaidCode);
  for (let round = 1; round <= maxRounds; round += 1) {
    const currentOrder = await getOrder(caller.id, course.id);
    const isWanted = currentOrder !== undefined && isSameOffer(currentOrder.offer, offer);
    const isFresh = currentOrder !== undefined && now.getTime() - Date.parse(currentOrder.createdAt) < orderTtlMs;
    let session: Stripe.Checkout.Session | undefined;
    if (currentOrder?.sessionId) session = await findPayableSession(purchase, currentOrder.sessionId, isWanted);
    else if (currentOrder && isWanted && isFresh) {
      session = await openSession(purchase, currentOrder);
      if (!session) continue;
    }
    if (session?.url) return { ...session, url: session.url };
    const orderId = randomBytes(12).toString('hex');
    await putOrder(caller.id, course.id, { orderId, attempt: 1, offer, createdAt: now.toISOString() }, currentOrder);
  }
  throw new Problem('unavailable', undefined, { retryAfter: 2 });
};
