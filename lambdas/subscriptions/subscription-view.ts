import type { SubscriptionView } from '#contract/operations/subscriptions.ts';
import { canRestart } from '#contract/rules/drip-changes.ts';
import { isSectionOpen, type ReleaseBatch, releaseBatchesAfter } from '#contract/rules/drip-schedule.ts';
import { maskedEmail } from '#contract/rules/email.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { isPremium } from './is-premium.ts';

/** Returns a release batch as one entry, or as two when some of its sections are already open. */
const toEntries = (row: SubscriptionRow, { sections }: CourseRow, batch: ReleaseBatch, now: Date) =>
  [true, false].flatMap((isReannounced) => {
    const titles = batch.sectionIndexes
      .filter((index) => isSectionOpen(row, sections[index], now) === isReannounced)
      .flatMap((index) => sections[index]?.title ?? []);
    return titles.length > 0 ? [{ opensAt: batch.at.toISOString(), sections: titles, again: isReannounced }] : [];
  });

/** Returns a subscription as the holder of its link may see it. */
export const toSubscriptionView = async (
  row: SubscriptionRow,
  course: CourseRow,
  now: Date,
): Promise<SubscriptionView> => {
  const premium = await isPremium(row);
  return {
    courseId: row.courseId,
    courseTitle: course.title,
    email: maskedEmail(row.email),
    timeZone: row.timeZone,
    mails: row.unsubscribedAt === undefined,
    paused: row.pausedAt !== undefined,
    confirmed: row.confirmedAt !== undefined,
    premium,
    canRestart: canRestart(row, now),
    upcoming: (premium ? [] : releaseBatchesAfter(row, course, now)).flatMap((batch) =>
      toEntries(row, course, batch, now),
    ),
  };
};
