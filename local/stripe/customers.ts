import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { listPage } from './list.ts';
import { email, expandParam, listParams, metadata, text } from './params.ts';
import { route } from './route.ts';
import type { StripeStore } from './store.ts';

const fields = {
  email: z.optional(email),
  name: z.optional(text),
  phone: z.optional(text),
  description: z.optional(text),
  metadata: z.optional(metadata),
};

/** Creates a customer. */
export function addCustomer(
  store: StripeStore,
  params: {
    email?: string | undefined;
    name?: string | undefined;
    phone?: string | undefined;
    description?: string | undefined;
    metadata?: Record<string, string> | undefined;
  },
): Stripe.Customer {
  const customer = store.put<'customer'>({
    id: store.newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: store.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    phone: params.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  store.emit('customer.created', customer);
  return customer;
}

export const customerRoutes = [
  route('POST', '/v1/customers', z.strictObject({ ...expandParam, ...fields }), addCustomer),
  route('GET', '/v1/customers/:id', z.strictObject(expandParam), (store, _, id) => store.get('customer', id)),
  route(
    'POST',
    '/v1/customers/:id',
    z.strictObject({ ...expandParam, ...fields }),
    (store, { expand: _, metadata: more, ...changes }, id) => {
      const customer = store.get('customer', id);
      Object.assign(customer, changes, { metadata: { ...customer.metadata, ...more } });
      store.emit('customer.updated', customer);
      return customer;
    },
  ),
  route('DELETE', '/v1/customers/:id', z.strictObject({}), (store, _, id) => {
    const customer = store.get('customer', id);
    delete store.state.tables.customer[id];
    store.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  route(
    'GET',
    '/v1/customers',
    z.strictObject({ ...listParams, email: z.optional(text) }),
    (store, { email: of, ...paging }) => {
      const all = Object.values(store.state.tables.customer);
      return listPage(
        '/v1/customers',
        all.filter((customer) => of === undefined || customer.email === of),
        paging,
      );
    },
  ),
];
