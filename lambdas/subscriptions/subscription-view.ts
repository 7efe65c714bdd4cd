import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import type { SubscriptionView } from '../../contract/operations/subscriptions.ts';
import { canRestart } from '../../contract/rules/drip-changes.ts';
import { isSectionOpen, type Wave, wavesAfter } from '../../contract/rules/drip-schedule.ts';
import { maskedEmail } from '../../contract/rules/email.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { isPremium } from './is-premium.ts';

/** A wave as one entry, or as two when some of its sections are open already. */
const entriesOf = (row: SubscriptionRow, { sections }: CatalogueDetailRow, wave: Wave, now: Date) =>
  [true, false].flatMap((again) => {
    const titles = wave.sectionIndexes
      .filter((index) => isSectionOpen(row, sections[index], now) === again)
      .flatMap((index) => sections[index]?.title ?? []);
    return titles.length > 0 ? [{ opensAt: wave.at.toISOString(), sections: titles, again }] : [];
  });

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
    canRestart: canRestart(row, now),
    upcoming: (premium ? [] : wavesAfter(row, course, now)).flatMap((wave) => entriesOf(row, course, wave, now)),
  };
};
