import { subscriptions } from '#contract/operations/subscriptions.ts';
import { confirmation } from '#contract/rules/drip-email.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { endpoint } from '../http/endpoint.ts';
import { releaseConfirmed } from './subscribe-limits.ts';
import { changeByToken } from './subscription-change.ts';

export const handler = endpoint(subscriptions, 'confirmSubscription', async ({ params, now }) => {
  const confirm = (row: SubscriptionRow) => confirmation(row, now);
  const { subscription } = await changeByToken(params.token, now, confirm, releaseConfirmed);
  return { courseId: subscription.courseId, confirmed: true as const };
});
