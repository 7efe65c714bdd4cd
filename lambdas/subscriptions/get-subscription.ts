import { subscriptions } from '../../contract/operations/subscriptions.ts';
import { requireCourse } from '../data/courses.ts';
import { requireSubscription } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { toSubscriptionView } from './subscription-view.ts';

export const handler = endpoint(subscriptions, 'getSubscription', async ({ params, now }) => {
  const subscription = await requireSubscription(params.token);
  return toSubscriptionView(subscription, await requireCourse(subscription.courseId), now);
});
