import type { EmailContent, EmailSection } from '#contract/email/render-email.ts';
import { formatDuration } from '#contract/rules/format-duration.ts';
import type { CourseRow, StoredSection } from '#contract/storage/catalog-rows.ts';
import { preferencesUrl } from '../list-headers.ts';
import { formatCount } from './text.ts';

/** Data of every email of a subscription. */
export interface DripEmailBase {
  course: Pick<CourseRow, 'id' | 'title' | 'sections'>;
  email: string;
  timeZone: string;
  /** Token of the subscription's links. */
  token: string;
}

/** Returns the lectures that open by schedule. Premium ones need the upgrade and are not announced. */
const scheduledLectures = (section: StoredSection | undefined) =>
  (section?.lectures ?? []).filter(({ type }) => type !== 'premium');

/** `3 lessons, 35 min`. */
export const lectureCountAndLength = (section: StoredSection): string => {
  const lectures = scheduledLectures(section);
  const seconds = lectures.reduce((sum, { duration }) => sum + duration, 0);
  return `${formatCount(lectures.length, 'lesson')}, ${formatDuration(seconds)}`;
};

/** Renders a section as a list: number, title and lectures. */
export const sectionOutline = ({ course }: DripEmailBase, sectionIndex: number): EmailSection => {
  const section = course.sections[sectionIndex];
  return {
    title: `${sectionIndex + 1}. ${section?.title ?? ''}`,
    items: scheduledLectures(section).map(({ title, duration }) => `${title} (${formatDuration(duration)})`),
  };
};

/** Returns the footer of every marketing email. */
export const marketingFooter = ({ course, email, token }: DripEmailBase): Pick<EmailContent, 'marketing'> => ({
  marketing: {
    reason: `You are receiving this email because ${email} subscribed to ${course.title}.`,
    preferencesUrl: preferencesUrl(token),
  },
});
