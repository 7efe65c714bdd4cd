import type { EmailContent, EmailSection } from '#contract/email/render-email.ts';
import { lectureDurationLabel, lectureDurationLabels } from '#contract/rules/duration-labels.ts';
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

/** `3 lessons, 5 min video, 30 min reading`: the sum of the whole minutes that the outline shows. */
export const lectureCountAndLength = (section: StoredSection): string => {
  const lectures = scheduledLectures(section).map((lecture) => ({
    ...lecture,
    duration: 60 * Math.ceil(lecture.duration / 60),
  }));
  return [formatCount(lectures.length, 'lesson'), ...lectureDurationLabels(lectures)].join(', ');
};

/** Lists the lectures of a section and their lengths. */
export const sectionOutline = ({ course }: DripEmailBase, sectionIndex: number): EmailSection => ({
  items: scheduledLectures(course.sections[sectionIndex]).map((lecture) => ({
    label: lecture.title,
    value: lectureDurationLabel(lecture),
  })),
});

/** Lists a section's lectures below its number and title. */
export const titledOutline = (data: DripEmailBase, sectionIndex: number): EmailSection => ({
  title: `${sectionIndex + 1}. ${data.course.sections[sectionIndex]?.title ?? ''}`,
  ...sectionOutline(data, sectionIndex),
});

/** Returns the footer of every marketing email. */
export const marketingFooter = ({ course, email, token }: DripEmailBase): Pick<EmailContent, 'marketing'> => ({
  marketing: {
    reason: `You are receiving this email because ${email} subscribed to ${course.title}.`,
    preferencesUrl: preferencesUrl(token),
  },
});
