import { Problem } from '../../contract/problem.ts';
import { opensCourse, type PaymentStep } from '../../contract/rules/payment-step.ts';
import {
  type Claim,
  closeEntitlement,
  disputeEntitlement,
  grantEntitlement,
  pendEntitlement,
} from '../data/entitlements.ts';
import { putGrant } from '../data/payment-ledger.ts';
import {
  type AnonymousSession,
  digestOf,
  getSession,
  moveAnonymousSession,
  type OwnedSession,
} from '../data/payment-sessions.ts';
import { markSecondPayment, movePayment } from '../data/payments.ts';
import { raiseAlert } from '../services/alert.ts';
import { environment } from '../services/environment.ts';
import { AccountErased, guardErasure } from '../services/write-journal.ts';
import { enrollBuyer } from './enroll-buyer.ts';
import { type PaymentTruth, readTruth } from './payment-truth.ts';
import { refundPayment } from './refund-payment.ts';

/** What became of a session. `owner` is there unless it is none of ours, or of a deleted account. */
export interface Fulfilment {
  step: PaymentStep | 'unknown' | 'mismatch';
  /** The course was opened just now, not before. */
  isNew: boolean;
  owner?: OwnedSession;
}

const isOwned = (session: OwnedSession | AnonymousSession): session is OwnedSession => 'learnerId' in session;

/** A session that our books do not know is another shop's, unless it says that it is ours. */
const stranger = ({ step, site }: PaymentTruth): Fulfilment => {
  if (opensCourse(step) && site === environment('SITE_URL')) raiseAlert('unmatched-payment', { reason: 'no record' });
  return { step: 'unknown', isNew: false };
};

/** Whether the money is for what was offered: the sum before promotion codes, in the offered currency. */
const fitsOffer = ({ subtotal, currency }: PaymentTruth, offer: OwnedSession): boolean =>
  subtotal === offer.amount && currency === offer.currency;

/** The account is gone, so the course can open to nobody: what is paid now goes back, and only the books are kept. */
const settleAnonymous = async (session: AnonymousSession, truth: PaymentTruth, now: Date): Promise<Fulfilment> => {
  const isTaken = opensCourse(truth.step) && !opensCourse(session.step);
  if (isTaken && truth.paymentIntent) await refundPayment(truth.paymentIntent);
  const step = isTaken ? 'refunded' : truth.step;
  await moveAnonymousSession(session.sessionId, step, now.toISOString());
  return { step, isNew: false };
};

/** The course is open by another payment already: this one goes back, so that nobody pays twice. */
const returnSecond = async (owner: OwnedSession, claim: Claim, truth: PaymentTruth): Promise<Fulfilment> => {
  await markSecondPayment(claim);
  if (truth.paymentIntent) await refundPayment(truth.paymentIntent);
  const { amountPaid = 0 } = truth.facts;
  await closeEntitlement(claim, 'refunded');
  await movePayment(claim, 'refunded', { ...truth.facts, amountRefunded: amountPaid, refundedAt: claim.at });
  return { step: 'refunded', isNew: false, owner };
};

const open = async (
  owner: OwnedSession,
  claim: Claim,
  truth: PaymentTruth & { step: 'paid' | 'won' },
  now: Date,
): Promise<Fulfilment> => {
  await putGrant(claim.session, owner.sessionId, now);
  const outcome = await grantEntitlement(claim, truth.step);
  if (outcome === 'held') return returnSecond(owner, claim, truth);
  // It has ended meanwhile; whoever saw that has written it down.
  if (outcome === 'closed') return { step: 'refunded', isNew: false, owner };
  await enrollBuyer(owner, now);
  await movePayment(claim, truth.step, truth.facts);
  return { step: truth.step, isNew: outcome === 'granted', owner };
};

const isOpening = (truth: PaymentTruth): truth is PaymentTruth & { step: 'paid' | 'won' } => opensCourse(truth.step);

const fulfilOnce = async (sessionId: string, now: Date): Promise<Fulfilment> => {
  const [session, truth] = await Promise.all([getSession(sessionId), readTruth(sessionId, now)]);
  if (!session) return stranger(truth);
  if (!isOwned(session)) return settleAnonymous(session, truth, now);
  const { learnerId, courseId } = session;
  const claim = { learnerId, courseId, session: digestOf(sessionId), at: now.toISOString() };
  if (isOpening(truth) && !fitsOffer(truth, session)) {
    raiseAlert('unmatched-payment', { reason: 'another sum than offered', order: session.orderId });
    return { step: 'mismatch', isNew: false, owner: session };
  }
  if (isOpening(truth)) return open(session, claim, truth, now);
  if (truth.step === 'pending') await pendEntitlement(claim);
  if (truth.step === 'disputed') await disputeEntitlement(claim);
  if (truth.step === 'failed' || truth.step === 'refunded') await closeEntitlement(claim, truth.step);
  await movePayment(claim, truth.step, truth.facts);
  return { step: truth.step, isNew: false, owner: session };
};

/**
 * Brings everything we keep in line with what Stripe says of a session: the one way by which a payment has effects,
 * for the webhook, for the page that people return to and for the reconciler (decision record 0023). Every step may be the last
 * before a crash and all of it may be repeated, in any order and side by side. A payment whose
 * account is deleted meanwhile is settled as an anonymous one. Sends no mail.
 */
export const fulfil = async (sessionId: string, now: Date): Promise<Fulfilment> => {
  const attempt = () => guardErasure(() => fulfilOnce(sessionId, now));
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof AccountErased)) throw error;
  }
  try {
    return await attempt();
  } catch (error) {
    // Deleting the account has not come to this payment yet.
    if (error instanceof AccountErased) throw new Problem('unavailable', undefined, { retryAfter: 5 });
    throw error;
  }
};
