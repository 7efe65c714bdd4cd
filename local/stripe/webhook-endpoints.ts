import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { listPage } from './list.ts';
import { booleanText, expandParam, listParams, text } from './params.ts';
import { route } from './route.ts';
import { apiVersion, type StripeStore } from './store.ts';

const changes = z.strictObject({
  ...expandParam,
  url: z.optional(text),
  enabled_events: z.optional(z.array(text)),
  disabled: z.optional(booleanText),
});

/** Registers the product's webhook for all events, unless an earlier run has. */
export function registerWebhook(store: StripeStore, url: string): void {
  if (Object.keys(store.state.tables.webhook_endpoint).length > 0) return;
  store.put({
    id: store.newId('we'),
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created: store.now(),
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  } as Stripe.WebhookEndpoint & { object: 'webhook_endpoint' });
}

function update(store: StripeStore, values: z.output<typeof changes>, id: string): Stripe.WebhookEndpoint {
  const { url, enabled_events, disabled } = values;
  return Object.assign(store.get('webhook_endpoint', id), {
    ...(url !== undefined && { url }),
    ...(enabled_events && { enabled_events }),
    ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
  });
}

/** Lists and changes the registration. Events are delivered to the product regardless of the registration. */
export const webhookEndpointRoutes = [
  route('GET', '/v1/webhook_endpoints', z.strictObject(listParams), (store, paging) =>
    listPage('/v1/webhook_endpoints', Object.values(store.state.tables.webhook_endpoint), paging),
  ),
  route('POST', '/v1/webhook_endpoints/:id', changes, update),
];
