import { drip } from '../../contract/operations/drip.ts';
import { requireCourse } from '../data/courses.ts';
import { requireSubscription } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { releaseCalendar } from './release-calendar.ts';

export const handler = endpoint(drip, 'getReleaseCalendar', async ({ params, now }) => {
  const subscription = await requireSubscription(params.token);
  return releaseCalendar(subscription, await requireCourse(subscription.courseId), now);
});
