import { subscriptions } from '#contract/operations/subscriptions.ts';
import { Problem } from '#contract/problem.ts';
import { changeSubscription, requireSubscription } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';

/**
 * Handles a mail client's one-click unsubscribe (RFC 8058): ignores the body and needs no cookie or sign-in. The job
 * keeps checking the subscription, so that email can be switched on again.
 */
export const handler = endpoint(subscriptions, 'unsubscribe', async ({ params, now }) => {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const row = await requireSubscription(params.token);
    if (row.unsubscribedAt) return { unsubscribed: true as const };
    if (await changeSubscription(row, { unsubscribedAt: now.toISOString() })) return { unsubscribed: true as const };
  }
  throw new Problem('unavailable', undefined, { retryAfter: 1 });
});
