import { lectureDurationLabel } from '#contract/rules/duration-labels.ts';
import type { LecturePosition } from '#contract/rules/resume.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { dripLectureUrl, welcomeUrl } from '../list-headers.ts';
import { type DripEmailBase, marketingFooter } from './drip-parts.ts';
import { coverPicture } from './pictures.ts';
import { type EmailMessage, formatDate } from './text.ts';

/** The cover and the button of a reminder, which lead to the same page. */
const leadTo = ({ course }: DripEmailBase, label: string, url: string) => ({
  ...coverPicture(course, url),
  button: { label, url },
});

/** The only reminder to confirm an email address. `isOpen`: some lectures are already open. */
export const confirmReminderEmail = (data: DripEmailBase, subscribedAt: Date, isOpen: boolean): EmailMessage => ({
  subject: `Please confirm: ${data.course.title}`,
  content: {
    heading: 'Confirm your email address',
    paragraphs: [
      `On ${formatDate(subscribedAt, data.timeZone)}, someone, most likely you, signed up for ${data.course.title} with this email address.${isOpen ? ' The first section is already open.' : ''}`,
      'Press the button to confirm your email address. We will then email you when a section opens, and remind you at most twice if you are away for a few days.',
    ],
    ...leadTo(data, 'Confirm and start', welcomeUrl(data.course.id, data.email, data.token)),
    after: [
      'If this was not you, ignore this email. Unless you confirm, it is our last one, and we delete your email address within two weeks.',
    ],
    ...marketingFooter(data),
  },
});

/** The lecture a reminder links to. */
export type NextLecture = LecturePosition & {
  lecture: Pick<StoredLecture, 'title' | 'contentType' | 'duration'>;
};

/** Reminder after three days of inactivity: the next lecture and its length. */
export const inactivityEmail = (data: DripEmailBase, next: NextLecture): EmailMessage => ({
  subject: `Next in ${data.course.title}: ${next.lecture.title}`,
  content: {
    heading: next.lecture.title,
    paragraphs: [
      `This is your next lesson in ${data.course.title} (${lectureDurationLabel(next.lecture)}). You are in section ${next.sectionIndex + 1} of ${data.course.sections.length}.`,
    ],
    ...leadTo(data, 'Continue the course', dripLectureUrl(data.course.id, next.sectionIndex, next.lectureIndex)),
    ...marketingFooter(data),
  },
});

/** Last reminder, after ten days of inactivity. `hasMoreReleases`: more sections will open. */
export const lastInactivityEmail = (
  data: DripEmailBase,
  next: NextLecture,
  hasMoreReleases: boolean,
): EmailMessage => ({
  subject: `Your place in ${data.course.title} is saved`,
  content: {
    heading: 'Your place is saved',
    paragraphs: [
      `“${next.lecture.title}” (${lectureDurationLabel(next.lecture)}) is next. Everything that has opened stays open, so come back whenever you like.`,
      `This is our last reminder${hasMoreReleases ? '. From now on, we only email you when a section is ready. If this course is not for you right now, pause it or stop these emails with the link below' : ''}.`,
    ],
    ...leadTo(data, 'Continue the course', dripLectureUrl(data.course.id, next.sectionIndex, next.lectureIndex)),
    ...marketingFooter(data),
  },
});
