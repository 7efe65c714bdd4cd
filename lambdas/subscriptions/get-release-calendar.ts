import { subscriptions } from '#contract/operations/subscriptions.ts';
import { releaseBatchesAfter } from '#contract/rules/drip-schedule.ts';
import { requireSubscribedCourse } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { isPremium } from './is-premium.ts';
import { releaseCalendar } from './release-calendar.ts';

export const handler = endpoint(subscriptions, 'getReleaseCalendar', async ({ params, now }) => {
  const { subscription, course } = await requireSubscribedCourse(params.token);
  const batches = (await isPremium(subscription)) ? [] : releaseBatchesAfter(subscription, course, now);
  return releaseCalendar(subscription, course, batches, now);
});
