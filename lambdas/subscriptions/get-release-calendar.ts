import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { brand } from '#contract/brand.ts';
import { subscriptions } from '#contract/operations/subscriptions.ts';
import { isSectionOpen, type ReleaseBatch, releaseBatchesAfter } from '#contract/rules/drip-schedule.ts';
import { lectureDurationLabels } from '#contract/rules/duration-labels.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { requireSubscribedCourse } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { environment } from '../runtime/environment.ts';
import { isPremium } from './is-premium.ts';

/** Refresh interval for calendar apps in seconds: a changed time zone or pause shows the same day. */
const refreshSeconds = 4 * 60 * 60;

/**
 * Renders the upcoming releases in `batches` as an iCalendar stream (RFC 5545), one event per section. An event keeps
 * its UID while the section's first lecture is in the course, so calendars move it instead of adding another.
 */
const releaseCalendar = (
  subscription: SubscriptionRow,
  course: CourseRow,
  batches: readonly ReleaseBatch[],
  now: Date,
): string => {
  const calendar = ical({
    name: `${course.title} (${brand.name})`,
    prodId: { company: brand.name, product: 'Releases', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  const url = `${environment('SITE_URL')}/courses/${course.id}/drip-content`;
  for (const { at, sectionIndexes } of batches) {
    for (const section of sectionIndexes.flatMap((index) => course.sections[index] ?? [])) {
      // Premium lectures do not open with their section.
      const opening = section.lectures.filter(({ type }) => type !== 'premium');
      const seconds = opening.reduce((sum, { duration }) => sum + duration, 0);
      calendar.createEvent({
        id: `${subscription.subscriptionId}.${section.lectures[0]?.id}@${new URL(url).hostname}`,
        stamp: now,
        start: at,
        end: new Date(at.getTime() + Math.max(seconds, 300) * 1000),
        summary: `${course.title}: ${section.title}`,
        description: `${isSectionOpen(subscription, section, now) ? 'This section is next in your schedule.' : 'This section opens now.'} About ${lectureDurationLabels(opening).join(', ')}.\n${url}`,
        url,
        // Leaves the hour free for other events.
        busystatus: ICalEventBusyStatus.FREE,
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
  }
  return calendar.toString();
};

export const handler = endpoint(subscriptions, 'getReleaseCalendar', async ({ params, now }) => {
  const { subscription, course } = await requireSubscribedCourse(params.token);
  const batches = (await isPremium(subscription)) ? [] : releaseBatchesAfter(subscription, course, now);
  return releaseCalendar(subscription, course, batches, now);
});
