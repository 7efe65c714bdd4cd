import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { StripeFailure } from './failure.ts';
import { listPage } from './list.ts';
import { expandable, listed, text } from './params.ts';
import { route } from './route.ts';
import type { World } from './world.ts';

const chargeOf = (world: World, sessionId: string): Stripe.Charge => {
  const { payment_intent: intent } = world.get('checkout.session', sessionId);
  if (!intent) throw new StripeFailure('Nothing was charged.');
  return world.get('charge', String(world.get('payment_intent', String(intent)).latest_charge));
};

const disputesOf = (world: World, charge: string): Stripe.Dispute[] =>
  Object.values(world.state.tables.dispute).filter((dispute) => dispute.charge === charge);

/** The bank takes back what a session has paid, in the name of its customer. */
export function openDispute(world: World, sessionId: string): Stripe.Dispute {
  const charge = chargeOf(world, sessionId);
  if (!charge.paid || charge.disputed) throw new StripeFailure('This charge cannot be disputed.');
  charge.disputed = true;
  const dispute = world.put<'dispute'>({
    id: world.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: world.now(),
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
  world.emit('charge.dispute.created', dispute);
  return dispute;
}

/** The dispute is decided, for the shop or for the bank's customer. */
export function closeDispute(world: World, sessionId: string, isWon: boolean): Stripe.Dispute {
  const [dispute] = disputesOf(world, chargeOf(world, sessionId).id);
  if (dispute?.status !== 'needs_response') throw new StripeFailure('There is no open dispute.');
  dispute.status = isWon ? 'won' : 'lost';
  world.emit('charge.dispute.closed', dispute);
  return dispute;
}

export const disputeRoutes = [
  route('GET', '/v1/disputes/:id', z.strictObject(expandable), (world, _, id) => world.get('dispute', id)),
  route(
    'GET',
    '/v1/disputes',
    z.strictObject({ ...listed, charge: z.optional(text), payment_intent: z.optional(text) }),
    (world, { charge, payment_intent, ...paging }) => {
      const found = Object.values(world.state.tables.dispute).filter(
        (dispute) =>
          (charge === undefined || dispute.charge === charge) &&
          (payment_intent === undefined || dispute.payment_intent === payment_intent),
      );
      return listPage('/v1/disputes', found, paging);
    },
  ),
];
