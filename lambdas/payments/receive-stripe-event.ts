import * as z from 'zod/mini';
import { payments } from '../../contract/operations/payments.ts';
import { Problem } from '../../contract/problem.ts';
import { Id } from '../../contract/schemas/identifiers.ts';
import { takeNotice } from '../fulfilment/stripe-events.ts';
import { endpoint } from '../http/endpoint.ts';
import { bodyBytes } from '../http/event.ts';
import { raiseAlert } from '../services/alert.ts';
import { isLive, verifiedEvent } from '../services/stripe.ts';

const Received = z.object({
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

const received = { received: true as const };

export const handler = endpoint(payments, 'receiveStripeEvent', async ({ event, now }) => {
  const signed = await verifiedEvent(bodyBytes(event), event.headers['stripe-signature']);
  const notice = z.safeParse(Received, signed);
  if (!notice.success) throw new Problem('invalid-request', 'The event lacks what every event has.');
  if (notice.data.livemode !== (await isLive())) {
    raiseAlert('payment-mode', { event: notice.data.id });
    return received;
  }
  await takeNotice(notice.data, now);
  return received;
});
