import { subscriptions } from '../../contract/operations/subscriptions.ts';
import { requireSubscribedCourse } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { releaseCalendar } from './release-calendar.ts';

export const handler = endpoint(subscriptions, 'getReleaseCalendar', async ({ params, now }) => {
  const { subscription, course } = await requireSubscribedCourse(params.token);
  return releaseCalendar(subscription, course, now);
});
