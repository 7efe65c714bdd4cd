import { subscriptions } from '../../contract/operations/subscriptions.ts';
import { requireCourse } from '../data/courses.ts';
import { requireSubscription } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { releaseCalendar } from './release-calendar.ts';

export const handler = endpoint(subscriptions, 'getReleaseCalendar', async ({ params, now }) => {
  const subscription = await requireSubscription(params.token);
  return releaseCalendar(subscription, await requireCourse(subscription.courseId), now);
});
