import { subscriptions } from '../../contract/operations/subscriptions.ts';
import { confirmation } from '../../contract/rules/drip-mail.ts';
import { endpoint } from '../http/endpoint.ts';
import { uncountConfirmed } from './subscribe-limits.ts';
import { changeByToken } from './subscription-change.ts';

export const handler = endpoint(subscriptions, 'confirmSubscription', async ({ params, now }) => {
  const { subscription } = await changeByToken(params.token, now, (row) => confirmation(row, now));
  await uncountConfirmed(subscription);
  return { courseId: subscription.courseId, confirmed: true as const };
});
