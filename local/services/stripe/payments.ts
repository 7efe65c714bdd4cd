import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { StripeFailure } from './failure.ts';
import { listPage } from './list.ts';
import { amount, expandable, listed, metadata, text } from './params.ts';
import { route } from './route.ts';
import type { World } from './world.ts';

const newRefund = z.strictObject({
  ...expandable,
  payment_intent: z.optional(text),
  charge: z.optional(text),
  amount: z.optional(amount),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
});

function chargeOf(world: World, params: z.output<typeof newRefund>): Stripe.Charge {
  if (params.charge) return world.get('charge', params.charge, 'charge');
  if (!params.payment_intent) {
    throw new StripeFailure(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = world.get('payment_intent', params.payment_intent, 'payment_intent');
  if (intent.status === 'succeeded') return world.get('charge', String(intent.latest_charge));
  throw new StripeFailure(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
}

function createRefund(world: World, params: z.output<typeof newRefund>): Stripe.Refund {
  const charge = chargeOf(world, params);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw new StripeFailure(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const sum = params.amount ?? left;
  if (sum < 1 || sum > left) {
    throw new StripeFailure(`Refund amount (${sum}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  }
  charge.amount_refunded += sum;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const refund = world.put<'refund'>({
    id: world.newId('re'),
    object: 'refund',
    amount: sum,
    balance_transaction: null,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  world.emit('refund.created', refund);
  world.emit('charge.refunded', charge);
  return refund;
}

/** Gives everything back that a session has taken, as somebody would in Stripe's dashboard. */
export const refundSession = (world: World, id: string): Stripe.Refund =>
  createRefund(world, { payment_intent: String(world.get('checkout.session', id).payment_intent) });

/** Entries whose fields have the wanted values; what is not wanted does not count. */
function having<T>(all: Record<string, T>, wanted: Partial<Record<keyof T, unknown>>): T[] {
  const conditions = Object.entries(wanted).filter(([, value]) => value !== undefined) as [keyof T, unknown][];
  return Object.values(all).filter((entry) => conditions.every(([key, value]) => entry[key] === value));
}

export const paymentRoutes = [
  route('GET', '/v1/payment_intents/:id', z.strictObject(expandable), (world, _, id) =>
    world.get('payment_intent', id),
  ),
  route(
    'POST',
    '/v1/payment_intents/:id',
    z.strictObject({ ...expandable, description: z.optional(text), metadata: z.optional(metadata) }),
    (world, { description, metadata: more }, id) => {
      const intent = world.get('payment_intent', id);
      return Object.assign(intent, {
        description: description ?? intent.description,
        metadata: { ...intent.metadata, ...more },
      });
    },
  ),
  route('GET', '/v1/payment_intents', z.strictObject({ ...listed, customer: z.optional(text) }), (world, params) => {
    const { customer, ...paging } = params;
    return listPage('/v1/payment_intents', having(world.state.tables.payment_intent, { customer }), paging);
  }),
  route('GET', '/v1/charges/:id', z.strictObject(expandable), (world, _, id) => world.get('charge', id)),
  route(
    'GET',
    '/v1/charges',
    z.strictObject({ ...listed, customer: z.optional(text), payment_intent: z.optional(text) }),
    (world, { customer, payment_intent, ...paging }) =>
      listPage('/v1/charges', having(world.state.tables.charge, { customer, payment_intent }), paging),
  ),
  route('POST', '/v1/refunds', newRefund, createRefund),
  route('GET', '/v1/refunds/:id', z.strictObject(expandable), (world, _, id) => world.get('refund', id)),
  route(
    'GET',
    '/v1/refunds',
    z.strictObject({ ...listed, charge: z.optional(text), payment_intent: z.optional(text) }),
    (world, { charge, payment_intent, ...paging }) =>
      listPage('/v1/refunds', having(world.state.tables.refund, { charge, payment_intent }), paging),
  ),
  route('GET', '/v1/events/:id', z.strictObject(expandable), (world, _, id) => world.get('event', id)),
  route(
    'GET',
    '/v1/events',
    z.strictObject({ ...listed, type: z.optional(text), types: z.optional(z.array(text)) }),
    (world, { type, types, ...paging }) => {
      const wanted = types ?? (type ? [type] : undefined);
      const all = Object.values(world.state.tables.event);
      return listPage(
        '/v1/events',
        all.filter((event) => wanted?.includes(event.type) ?? true),
        paging,
      );
    },
  ),
];
