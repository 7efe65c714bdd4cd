import * as z from 'zod/mini';
import { payments } from '#contract/operations/payments.ts';
import { Problem } from '#contract/problem.ts';
import { Id } from '#contract/schemas/identifiers.ts';
import { handleStripeEvent } from '../fulfillment/handle-stripe-event.ts';
import { endpoint } from '../http/endpoint.ts';
import { bodyBytes } from '../http/event.ts';
import { raiseAlert } from '../runtime/alert.ts';
import { isLive, verifyEvent } from '../services/stripe.ts';

const EventSchema = z.object({
  id: Id,
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string(),
      payment_intent: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
    }),
  }),
});

const acknowledged = { received: true as const };

export const handler = endpoint(payments, 'receiveStripeEvent', async ({ event, now }) => {
  const verified = await verifyEvent(bodyBytes(event), event.headers['stripe-signature']);
  const parsed = z.safeParse(EventSchema, verified);
  if (!parsed.success) throw new Problem('invalid-request', 'The event lacks required fields.');
  if (parsed.data.livemode !== (await isLive())) {
    raiseAlert('payment-mode', { event: parsed.data.id });
    return acknowledged;
  }
  await handleStripeEvent(parsed.data, now);
  return acknowledged;
});
