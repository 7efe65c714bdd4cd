import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import type { SubscriptionView } from '../../contract/operations/subscriptions.ts';
import { wavesAfter } from '../../contract/rules/drip-schedule.ts';
import { maskedEmail } from '../../contract/rules/email.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { isPremium } from './is-premium.ts';

/** A subscription as whoever holds its link may see it. */
export const toSubscriptionView = async (
  row: SubscriptionRow,
  course: CatalogueDetailRow,
  now: Date,
): Promise<SubscriptionView> => {
  const premium = await isPremium(row);
  return {
    courseId: row.courseId,
    courseTitle: course.title,
    email: maskedEmail(row.email),
    timeZone: row.timeZone,
    mails: row.mailStoppedAt === undefined,
    paused: row.pausedAt !== undefined,
    confirmed: row.confirmedAt !== undefined,
    premium,
    upcoming: (premium ? [] : wavesAfter(row, course, now)).map(({ at, sectionIndexes }) => ({
      opensAt: at.toISOString(),
      sections: sectionIndexes.flatMap((index) => course.sections[index]?.title ?? []),
    })),
  };
};
