import { subscriptions } from '#contract/operations/subscriptions.ts';
import { requireSubscribedCourse } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { toSubscriptionView } from './subscription-view.ts';

export const handler = endpoint(subscriptions, 'getSubscription', async ({ params, now }) => {
  const { subscription, course } = await requireSubscribedCourse(params.token);
  return toSubscriptionView(subscription, course, now);
});
