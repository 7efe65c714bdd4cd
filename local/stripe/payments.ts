import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { StripeApiError } from './failure.ts';
import { listPage } from './list.ts';
import { amount, expandParam, listParams, metadata, text } from './params.ts';
import { route } from './route.ts';
import type { StripeStore } from './store.ts';

const newRefund = z.strictObject({
  ...expandParam,
  payment_intent: z.optional(text),
  charge: z.optional(text),
  amount: z.optional(amount),
  reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: z.optional(metadata),
});

function chargeOf(store: StripeStore, params: z.output<typeof newRefund>): Stripe.Charge {
  if (params.charge) return store.get('charge', params.charge, 'charge');
  if (!params.payment_intent) {
    throw new StripeApiError(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = store.get('payment_intent', params.payment_intent, 'payment_intent');
  if (intent.status === 'succeeded') return store.get('charge', String(intent.latest_charge));
  throw new StripeApiError(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
}

function createRefund(store: StripeStore, params: z.output<typeof newRefund>): Stripe.Refund {
  const charge = chargeOf(store, params);
  const refundable = charge.amount_captured - charge.amount_refunded;
  if (refundable === 0) {
    throw new StripeApiError(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const sum = params.amount ?? refundable;
  if (sum < 1 || sum > refundable) {
    throw new StripeApiError(`Refund amount (${sum}) is greater than unrefunded amount on charge (${refundable})`, {
      param: 'amount',
    });
  }
  charge.amount_refunded += sum;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const refund = store.put<'refund'>({
    id: store.newId('re'),
    object: 'refund',
    amount: sum,
    balance_transaction: null,
    charge: charge.id,
    created: store.now(),
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
  store.emit('refund.created', refund);
  store.emit('charge.refunded', charge);
  return refund;
}

/** Refunds a session's payment in full, as in Stripe's dashboard. */
export const refundSession = (store: StripeStore, id: string): Stripe.Refund =>
  createRefund(store, { payment_intent: String(store.get('checkout.session', id).payment_intent) });

/** Filters entries by field values; undefined values match everything. */
function filterByFields<T>(all: Record<string, T>, expected: Partial<Record<keyof T, unknown>>): T[] {
  const conditions = Object.entries(expected).filter(([, value]) => value !== undefined) as [keyof T, unknown][];
  return Object.values(all).filter((entry) => conditions.every(([key, value]) => entry[key] === value));
}

export const paymentRoutes = [
  route('GET', '/v1/payment_intents/:id', z.strictObject(expandParam), (store, _, id) =>
    store.get('payment_intent', id),
  ),
  route(
    'POST',
    '/v1/payment_intents/:id',
    z.strictObject({ ...expandParam, description: z.optional(text), metadata: z.optional(metadata) }),
    (store, { description, metadata: more }, id) => {
      const intent = store.get('payment_intent', id);
      return Object.assign(intent, {
        description: description ?? intent.description,
        metadata: { ...intent.metadata, ...more },
      });
    },
  ),
  route(
    'GET',
    '/v1/payment_intents',
    z.strictObject({ ...listParams, customer: z.optional(text) }),
    (store, params) => {
      const { customer, ...paging } = params;
      return listPage('/v1/payment_intents', filterByFields(store.state.tables.payment_intent, { customer }), paging);
    },
  ),
  route('GET', '/v1/charges/:id', z.strictObject(expandParam), (store, _, id) => store.get('charge', id)),
  route(
    'GET',
    '/v1/charges',
    z.strictObject({ ...listParams, customer: z.optional(text), payment_intent: z.optional(text) }),
    (store, { customer, payment_intent, ...paging }) =>
      listPage('/v1/charges', filterByFields(store.state.tables.charge, { customer, payment_intent }), paging),
  ),
  route('POST', '/v1/refunds', newRefund, createRefund),
  route('GET', '/v1/refunds/:id', z.strictObject(expandParam), (store, _, id) => store.get('refund', id)),
  route(
    'GET',
    '/v1/refunds',
    z.strictObject({ ...listParams, charge: z.optional(text), payment_intent: z.optional(text) }),
    (store, { charge, payment_intent, ...paging }) =>
      listPage('/v1/refunds', filterByFields(store.state.tables.refund, { charge, payment_intent }), paging),
  ),
  route('GET', '/v1/events/:id', z.strictObject(expandParam), (store, _, id) => store.get('event', id)),
  route(
    'GET',
    '/v1/events',
    z.strictObject({ ...listParams, type: z.optional(text), types: z.optional(z.array(text)) }),
    (store, { type, types, ...paging }) => {
      const expected = types ?? (type ? [type] : undefined);
      const all = Object.values(store.state.tables.event);
      return listPage(
        '/v1/events',
        all.filter((event) => expected?.includes(event.type) ?? true),
        paging,
      );
    },
  ),
];
