import { drip } from '../../contract/operations/drip.ts';
import { requireCourse } from '../data/courses.ts';
import { requireSubscription } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { toSubscriptionView } from './subscription-view.ts';

export const handler = endpoint(drip, 'getSubscription', async ({ params, now }) => {
  const subscription = await requireSubscription(params.token);
  return toSubscriptionView(subscription, await requireCourse(subscription.courseId), now);
});
