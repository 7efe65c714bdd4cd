import type { CatalogueDetailRow, StoredSection } from '../../../contract/catalogue-rows.ts';
import type { Letter, LetterGroup } from '../../../contract/letter/letter.ts';
import { formatDuration } from '../../../contract/rules/format-duration.ts';
import { preferencesUrl } from '../mailing-headers.ts';
import { count } from './words.ts';

/** What every letter of a subscription is written from. */
export interface DripLetterFacts {
  course: Pick<CatalogueDetailRow, 'id' | 'title' | 'sections'>;
  email: string;
  timeZone: string;
  /** Of the subscription's links. */
  token: string;
}

/** What time opens; premium lectures open with the upgrade and are not announced. */
const announced = (section: StoredSection | undefined) =>
  (section?.lectures ?? []).filter(({ type }) => type !== 'premium');

/** `3 lectures, 35 min`. */
export const sizeOf = (section: StoredSection): string => {
  const lectures = announced(section);
  const seconds = lectures.reduce((sum, { duration }) => sum + duration, 0);
  return `${count(lectures.length, 'lecture')}, ${formatDuration(seconds)}`;
};

/** A section as a list: its number and title, then its lectures. */
export const sectionGroup = ({ course }: DripLetterFacts, sectionIndex: number): LetterGroup => {
  const section = course.sections[sectionIndex];
  return {
    title: `${sectionIndex + 1}. ${section?.title ?? ''}`,
    items: announced(section).map(({ title, duration }) => `${title} (${formatDuration(duration)})`),
  };
};

/** The foot that every mailing has. */
export const mailingFoot = ({ course, email, token }: DripLetterFacts): Pick<Letter, 'mailing'> => ({
  mailing: {
    reason: `You get this because ${email} subscribed to ${course.title}.`,
    preferencesUrl: preferencesUrl(token),
  },
});
