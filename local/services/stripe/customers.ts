import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { listPage } from './list.ts';
import { email, expandable, listed, metadata, text } from './params.ts';
import { route } from './route.ts';
import type { World } from './world.ts';

const fields = {
  email: z.optional(email),
  name: z.optional(text),
  phone: z.optional(text),
  description: z.optional(text),
  metadata: z.optional(metadata),
};

/** Makes a customer. */
export function addCustomer(
  world: World,
  params: {
    email?: string | undefined;
    name?: string | undefined;
    phone?: string | undefined;
    description?: string | undefined;
    metadata?: Record<string, string> | undefined;
  },
): Stripe.Customer {
  const customer = world.put<'customer'>({
    id: world.newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: world.now(),
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
  world.emit('customer.created', customer);
  return customer;
}

export const customerRoutes = [
  route('POST', '/v1/customers', z.strictObject({ ...expandable, ...fields }), addCustomer),
  route('GET', '/v1/customers/:id', z.strictObject(expandable), (world, _, id) => world.get('customer', id)),
  route(
    'POST',
    '/v1/customers/:id',
    z.strictObject({ ...expandable, ...fields }),
    (world, { expand: _, metadata: more, ...changes }, id) => {
      const customer = world.get('customer', id);
      Object.assign(customer, changes, { metadata: { ...customer.metadata, ...more } });
      world.emit('customer.updated', customer);
      return customer;
    },
  ),
  route('DELETE', '/v1/customers/:id', z.strictObject({}), (world, _, id) => {
    const customer = world.get('customer', id);
    delete world.state.tables.customer[id];
    world.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  route(
    'GET',
    '/v1/customers',
    z.strictObject({ ...listed, email: z.optional(text) }),
    (world, { email: of, ...paging }) => {
      const all = Object.values(world.state.tables.customer);
      return listPage(
        '/v1/customers',
        all.filter((customer) => of === undefined || customer.email === of),
        paging,
      );
    },
  ),
];
