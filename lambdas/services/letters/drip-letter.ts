import type { CatalogueDetailRow, StoredSection } from '../../../contract/catalogue-rows.ts';
import { formatDuration } from '../../../contract/rules/format-duration.ts';
import type { Letter, LetterGroup } from '../letter.ts';
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

const secondsOf = ({ lectures }: StoredSection): number => lectures.reduce((sum, { duration }) => sum + duration, 0);

/** `3 lectures, 35 min`. */
export const sizeOf = (section: StoredSection): string =>
  `${count(section.lectures.length, 'lecture')}, ${formatDuration(secondsOf(section))}`;

/** A section as a list: its number and title, then its lectures. */
export const sectionGroup = ({ course }: DripLetterFacts, sectionIndex: number): LetterGroup => {
  const section = course.sections[sectionIndex];
  return {
    title: `${sectionIndex + 1}. ${section?.title ?? ''}`,
    items: (section?.lectures ?? []).map(({ title, duration }) => `${title} (${formatDuration(duration)})`),
  };
};

/** The foot that every mailing has. */
export const mailingFoot = ({ course, email, token }: DripLetterFacts): Pick<Letter, 'mailing'> => ({
  mailing: {
    reason: `You get this because ${email} subscribed to ${course.title}.`,
    preferencesUrl: preferencesUrl(token),
  },
});
