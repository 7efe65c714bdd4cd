import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { StripeApiError } from './failure.ts';
import { listPage } from './list.ts';
import { expandParam, listParams, text } from './params.ts';
import { route } from './route.ts';
import type { StripeStore } from './store.ts';

const chargeOf = (store: StripeStore, sessionId: string): Stripe.Charge => {
  const { payment_intent: intent } = store.get('checkout.session', sessionId);
  if (!intent) throw new StripeApiError('Nothing was charged.');
  return store.get('charge', String(store.get('payment_intent', String(intent)).latest_charge));
};

const disputesOf = (store: StripeStore, charge: string): Stripe.Dispute[] =>
  Object.values(store.state.tables.dispute).filter((dispute) => dispute.charge === charge);

/** Opens a dispute over the charge of a session. */
export function openDispute(store: StripeStore, sessionId: string): Stripe.Dispute {
  const charge = chargeOf(store, sessionId);
  if (!charge.paid || charge.disputed) throw new StripeApiError('This charge cannot be disputed.');
  charge.disputed = true;
  const dispute = store.put<'dispute'>({
    id: store.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  store.emit('charge.dispute.created', dispute);
  return dispute;
}

/** Closes a dispute, won or lost by the merchant. */
export function closeDispute(store: StripeStore, sessionId: string, isWon: boolean): Stripe.Dispute {
  const [dispute] = disputesOf(store, chargeOf(store, sessionId).id);
  if (dispute?.status !== 'needs_response') throw new StripeApiError('There is no open dispute.');
  dispute.status = isWon ? 'won' : 'lost';
  store.emit('charge.dispute.closed', dispute);
  return dispute;
}

export const disputeRoutes = [
  route('GET', '/v1/disputes/:id', z.strictObject(expandParam), (store, _, id) => store.get('dispute', id)),
  route(
    'GET',
    '/v1/disputes',
    z.strictObject({ ...listParams, charge: z.optional(text), payment_intent: z.optional(text) }),
    (store, { charge, payment_intent, ...paging }) => {
      const found = Object.values(store.state.tables.dispute).filter(
        (dispute) =>
          (charge === undefined || dispute.charge === charge) &&
          (payment_intent === undefined || dispute.payment_intent === payment_intent),
      );
      return listPage('/v1/disputes', found, paging);
    },
  ),
];
