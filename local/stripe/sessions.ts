import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { StripeApiError } from './failure.ts';
import { listPage } from './list.ts';
import { expandParam, listParams, metadata, text } from './params.ts';
import type { Discount } from './promotions.ts';
import { couponDiscount, usableDiscount } from './promotions.ts';
import { route } from './route.ts';
import type { NewSession } from './session-params.ts';
import { newSession } from './session-params.ts';
import type { StripeStore } from './store.ts';
import { applyDiscount, currencyOf, makeLineItems } from './totals.ts';

/** Earliest, latest and default expiry of a session, in seconds after its creation. */
const minExpirySeconds = 30 * 60;
const maxExpirySeconds = 24 * 60 * 60;

/** Smallest charge, in the currency's smallest unit. */
export const minChargeAmount = 50;

function expiryOf(store: StripeStore, requested: number | undefined): number {
  const now = store.now();
  if (requested === undefined) return now + maxExpirySeconds;
  if (requested >= now + minExpirySeconds && requested <= now + maxExpirySeconds) return requested;
  const message = 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.';
  throw new StripeApiError(message, { param: 'expires_at' });
}

function discountOf(store: StripeStore, params: NewSession, currency: string): Discount | undefined {
  const { discounts = [], allow_promotion_codes } = params;
  const [requested, ...more] = discounts;
  if (!requested) return undefined;
  if (allow_promotion_codes || more.length > 0) {
    throw new StripeApiError('You may only specify one of these parameters: allow_promotion_codes, discounts.');
  }
  if (requested.coupon) return couponDiscount(store, requested.coupon);
  const param = 'discounts[0][promotion_code]';
  const promotionCode = store.get('promotion_code', requested.promotion_code ?? '', param);
  const discount = usableDiscount(store, promotionCode, { customer: params.customer ?? null, currency });
  if (!discount) throw new StripeApiError('This promotion code cannot be used.', { param });
  return discount;
}

function requireUrl(url: string | undefined, param: string): string | null {
  if (url === undefined) return null;
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new StripeApiError('Not a valid URL', { code: 'url_invalid', param });
}

function createSession(
  store: StripeStore,
  params: NewSession,
  payUrl: (id: string) => string,
): Stripe.Checkout.Session {
  if (params.customer && params.customer_email) {
    throw new StripeApiError('You may only specify one of these parameters: customer, customer_email.');
  }
  const customer = params.customer ? store.get('customer', params.customer, 'customer') : undefined;
  const expiresAt = expiryOf(store, params.expires_at);
  const success = requireUrl(params.success_url, 'success_url');
  const cancel = requireUrl(params.cancel_url, 'cancel_url');
  const items = makeLineItems(store, params.line_items);
  const currency = currencyOf(items);
  const discount = discountOf(store, params, currency);
  const id = store.newId('cs_test', 58);
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
    created: store.now(),
    currency,
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
  if (total > 0 && total < minChargeAmount) {
    throw new StripeApiError(`The total must be at least ${minChargeAmount}.`, { code: 'amount_too_small' });
  }
  const { metadata: intentMetadata = {}, description = null, receipt_email = null } = params.payment_intent_data ?? {};
  store.state.checkouts[id] = {
    lineItems: items,
    intent: { metadata: intentMetadata, description, receiptEmail: receipt_email },
  };
  return store.put<'checkout.session'>(session);
}

/** Customer details of a session. */
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

/** Expires an open session. */
export function expireSession(store: StripeStore, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  Object.assign(session, { status: 'expired', url: null });
  store.emit('checkout.session.expired', session);
  return session;
}

const filters = { customer: z.optional(text), payment_intent: z.optional(text), status: z.optional(text) };

/** The routes of checkout sessions. `payUrl` returns the payment page of a session. */
export const sessionRoutes = (payUrl: (id: string) => string) => [
  route('POST', '/v1/checkout/sessions', newSession, (store, params) => createSession(store, params, payUrl)),
  route('GET', '/v1/checkout/sessions/:id', z.strictObject(expandParam), (store, _, id) =>
    store.get('checkout.session', id),
  ),
  route(
    'POST',
    '/v1/checkout/sessions/:id',
    z.strictObject({ ...expandParam, metadata: z.optional(metadata) }),
    (store, { metadata: more }, id) => {
      const session = store.get('checkout.session', id);
      return Object.assign(session, { metadata: { ...session.metadata, ...more } });
    },
  ),
  route('GET', '/v1/checkout/sessions/:id/line_items', z.strictObject(listParams), (store, paging, id) => {
    const { id: sessionId } = store.get('checkout.session', id);
    const items = store.state.checkouts[sessionId]?.lineItems ?? [];
    return listPage(`/v1/checkout/sessions/${sessionId}/line_items`, [...items].reverse(), paging);
  }),
  route('POST', '/v1/checkout/sessions/:id/expire', z.strictObject(expandParam), (store, _, id) => {
    const session = store.get('checkout.session', id);
    if (session.status === 'open') return expireSession(store, session);
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`;
    throw new StripeApiError(message);
  }),
  route('GET', '/v1/checkout/sessions', z.strictObject({ ...listParams, ...filters }), (store, params) => {
    const { customer, payment_intent, status, ...paging } = params;
    const found = Object.values(store.state.tables['checkout.session']).filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (payment_intent === undefined || session.payment_intent === payment_intent) &&
        (status === undefined || session.status === status),
    );
    return listPage('/v1/checkout/sessions', found, paging);
  }),
];
