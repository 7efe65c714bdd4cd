import type { CatalogueDetailRow, StoredSection } from '../../../contract/catalogue-rows.ts';
import { formatDuration } from '../../../contract/rules/format-duration.ts';
import type { Letter, LetterGroup } from '../letter.ts';
import { count } from './words.ts';

/** What every letter of a subscription is written from. */
export interface DripLetterFacts {
  course: Pick<CatalogueDetailRow, 'id' | 'title' | 'sections'>;
  email: string;
  timeZone: string;
  /** Of the subscription's links. */
  token: string;
  /** Origin of the site. */
  siteUrl: string;
}

/** Address of a place in the viewer, which asks for sign-in when it has to. */
export const lectureUrl = ({ siteUrl, course }: DripLetterFacts, sectionIndex: number, lectureIndex: number): string =>
  `${siteUrl}/courses/${course.id}/drip-content/${sectionIndex}/${lectureIndex}`;

/** Address at which one button confirms the address and leads into the course. */
export const welcomeUrl = ({ siteUrl, course, email, token }: DripLetterFacts): string =>
  `${siteUrl}/courses/${course.id}/welcome?${new URLSearchParams({ email, token })}`;

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
export const mailingFoot = ({ course, email, siteUrl, token }: DripLetterFacts): Pick<Letter, 'mailing'> => ({
  mailing: {
    reason: `You get this because ${email} subscribed to ${course.title}.`,
    preferencesUrl: `${siteUrl}/subscriptions/${token}`,
  },
});
