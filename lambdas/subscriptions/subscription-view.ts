import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import type { SubscriptionView } from '../../contract/operations/subscriptions.ts';
import { wavesOf } from '../../contract/rules/drip-schedule.ts';
import { maskedEmail } from '../../contract/rules/email.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';

/** A subscription as whoever holds its link may see it. */
export const toSubscriptionView = (row: SubscriptionRow, course: CatalogueDetailRow, now: Date): SubscriptionView => ({
  courseId: row.courseId,
  courseTitle: course.title,
  email: maskedEmail(row.email),
  timeZone: row.timeZone,
  mails: row.mailStoppedAt === undefined,
  paused: row.pausedAt !== undefined,
  confirmed: row.confirmedAt !== undefined,
  upcoming: wavesOf(row, course)
    .filter(({ at, sectionIndexes }) => at > now && sectionIndexes.length > 0)
    .map(({ at, sectionIndexes }) => ({
      opensAt: at.toISOString(),
      sections: sectionIndexes.flatMap((index) => course.sections[index]?.title ?? []),
    })),
});
