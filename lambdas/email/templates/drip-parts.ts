import type { EmailContent, EmailSection } from '../../../contract/email/render-email.ts';
import { formatDuration } from '../../../contract/rules/format-duration.ts';
import type { CourseRow, StoredSection } from '../../../contract/storage/catalog-rows.ts';
import { preferencesUrl } from '../list-headers.ts';
import { formatCount } from './text.ts';

/** What every letter of a subscription is written from. */
export interface DripEmailBase {
  course: Pick<CourseRow, 'id' | 'title' | 'sections'>;
  email: string;
  timeZone: string;
  /** Of the subscription's links. */
  token: string;
}

/** What time opens; premium lectures open with the upgrade and are not announced. */
const scheduledLectures = (section: StoredSection | undefined) =>
  (section?.lectures ?? []).filter(({ type }) => type !== 'premium');

/** `3 lectures, 35 min`. */
export const lectureCountAndLength = (section: StoredSection): string => {
  const lectures = scheduledLectures(section);
  const seconds = lectures.reduce((sum, { duration }) => sum + duration, 0);
  return `${formatCount(lectures.length, 'lecture')}, ${formatDuration(seconds)}`;
};

/** A section as a list: its number and title, then its lectures. */
export const sectionOutline = ({ course }: DripEmailBase, sectionIndex: number): EmailSection => {
  const section = course.sections[sectionIndex];
  return {
    title: `${sectionIndex + 1}. ${section?.title ?? ''}`,
    items: scheduledLectures(section).map(({ title, duration }) => `${title} (${formatDuration(duration)})`),
  };
};

/** The foot that every mailing has. */
export const marketingFooter = ({ course, email, token }: DripEmailBase): Pick<EmailContent, 'marketing'> => ({
  marketing: {
    reason: `You get this because ${email} subscribed to ${course.title}.`,
    preferencesUrl: preferencesUrl(token),
  },
});
