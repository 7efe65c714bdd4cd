import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { StripeFailure } from './failure.ts';
import { listPage } from './list.ts';
import { expandable, listed, metadata, text } from './params.ts';
import type { Discount } from './promotions.ts';
import { couponDiscount, usableDiscount } from './promotions.ts';
import { route } from './route.ts';
import type { NewSession } from './session-params.ts';
import { newSession } from './session-params.ts';
import { applyDiscount, currencyOf, makeLineItems } from './totals.ts';
import type { World } from './world.ts';

/** How soon and how late a session may expire, and when it does unless told: seconds after it was made. */
const soonestExpiry = 30 * 60;
const latestExpiry = 24 * 60 * 60;

/** Stripe charges no less than this, in the currency's smallest unit. */
export const smallestCharge = 50;

function expiryOf(world: World, wanted: number | undefined): number {
  const now = world.now();
  if (wanted === undefined) return now + latestExpiry;
  if (wanted >= now + soonestExpiry && wanted <= now + latestExpiry) return wanted;
  const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
  throw new StripeFailure(message, { param: 'expires_at' });
}

function discountOf(world: World, params: NewSession): Discount | undefined {
  const { discounts = [], allow_promotion_codes } = params;
  const [wanted, ...more] = discounts;
  if (!wanted) return undefined;
  if (allow_promotion_codes || more.length > 0) {
    throw new StripeFailure('You may only specify one of these parameters: allow_promotion_codes, discounts.');
  }
  if (wanted.coupon) return couponDiscount(world, wanted.coupon);
  const param = 'discounts[0][promotion_code]';
  const promotionCode = world.get('promotion_code', wanted.promotion_code ?? '', param);
  const discount = usableDiscount(world, promotionCode, params.customer ?? null);
  if (!discount) throw new StripeFailure('This promotion code cannot be used.', { param });
  return discount;
}

function requireUrl(address: string | undefined, param: string): string | null {
  if (address === undefined) return null;
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return address;
  throw new StripeFailure('Not a valid URL', { code: 'url_invalid', param });
}

function createSession(world: World, params: NewSession, payUrl: (id: string) => string): Stripe.Checkout.Session {
  if (params.customer && params.customer_email) {
    throw new StripeFailure('You may only specify one of these parameters: customer, customer_email.');
  }
  const customer = params.customer ? world.get('customer', params.customer, 'customer') : undefined;
  const expiresAt = expiryOf(world, params.expires_at);
  const discount = discountOf(world, params);
  const success = requireUrl(params.success_url, 'success_url');
  const cancel = requireUrl(params.cancel_url, 'cancel_url');
  const items = makeLineItems(world, params.line_items);
  const id = world.newId('cs_test', 58);
  const email = customer?.email ?? params.customer_email ?? null;
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: cancel,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: world.now(),
    currency: currencyOf(items),
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : (params.customer_creation ?? 'if_required'),
    customer_details: email === null ? null : detailsOf(email, customer?.name ?? null),
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: params.metadata ?? {},
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: params.payment_method_types ?? ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: params.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: success,
    total_details: null,
    ui_mode: 'hosted_page',
    url: payUrl(id),
    wallet_options: null,
  };
  applyDiscount(session, items, discount);
  const total = session.amount_total ?? 0;
  if (total > 0 && total < smallestCharge) {
    throw new StripeFailure(`The total has to be at least ${smallestCharge}.`, { code: 'amount_too_small' });
  }
  const { metadata: intentMetadata = {}, description = null, receipt_email = null } = params.payment_intent_data ?? {};
  world.state.checkouts[id] = {
    lineItems: items,
    intent: { metadata: intentMetadata, description, receiptEmail: receipt_email },
  };
  return world.put<'checkout.session'>(session);
}

/** What is known of the person who pays. */
export const detailsOf = (email: string, name: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});

/** Ends an open session without payment. */
export function expireSession(world: World, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  Object.assign(session, { status: 'expired', url: null });
  world.emit('checkout.session.expired', session);
  return session;
}

const filters = { customer: z.optional(text), payment_intent: z.optional(text), status: z.optional(text) };

/** `payUrl` gives the address at which a session is paid. */
export const sessionRoutes = (payUrl: (id: string) => string) => [
  route('POST', '/v1/checkout/sessions', newSession, (world, params) => createSession(world, params, payUrl)),
  route('GET', '/v1/checkout/sessions/:id', z.strictObject(expandable), (world, _, id) =>
    world.get('checkout.session', id),
  ),
  route(
    'POST',
    '/v1/checkout/sessions/:id',
    z.strictObject({ ...expandable, metadata: z.optional(metadata) }),
    (world, { metadata: more }, id) => {
      const session = world.get('checkout.session', id);
      return Object.assign(session, { metadata: { ...session.metadata, ...more } });
    },
  ),
  route('GET', '/v1/checkout/sessions/:id/line_items', z.strictObject(listed), (world, paging, id) => {
    const { id: known } = world.get('checkout.session', id);
    const items = world.state.checkouts[known]?.lineItems ?? [];
    return listPage(`/v1/checkout/sessions/${known}/line_items`, [...items].reverse(), paging);
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', z.strictObject(expandable), (world, _, id) => {
    const session = world.get('checkout.session', id);
    if (session.status === 'open') return expireSession(world, session);
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
    throw new StripeFailure(message);
  }),
  route('GET', '/v1/checkout/sessions', z.strictObject({ ...listed, ...filters }), (world, params) => {
    const { customer, payment_intent, status, ...paging } = params;
    const found = Object.values(world.state.tables['checkout.session']).filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (payment_intent === undefined || session.payment_intent === payment_intent) &&
        (status === undefined || session.status === status),
    );
    return listPage('/v1/checkout/sessions', found, paging);
  }),
];
