import { formatDuration } from '../../../contract/rules/format-duration.ts';
import type { LecturePosition } from '../../../contract/rules/resume.ts';
import { dripLectureUrl, welcomeUrl } from '../list-headers.ts';
import { type DripEmailBase, marketingFooter } from './drip-parts.ts';
import { type EmailMessage, formatDate } from './text.ts';

/** The only reminder to confirm an email address. `isOpen`: some lectures are already open. */
export const confirmReminderEmail = (data: DripEmailBase, subscribedAt: Date, isOpen: boolean): EmailMessage => ({
  subject: `One click to go: ${data.course.title}`,
  content: {
    heading: 'Shall we write to you?',
    paragraphs: [
      `On ${formatDate(subscribedAt, data.timeZone)}, somebody, most likely you, asked for ${data.course.title} at this address.${isOpen ? ' The first section is open already.' : ''}`,
      'Press the button to confirm the address. Then we tell you when a section opens, and remind you twice at most if you are away for days.',
    ],
    button: { label: 'Confirm and start', url: welcomeUrl(data.course.id, data.email, data.token) },
    after: [
      'If it was not you, do nothing: without the button, this was our last email, and we forget the address within two weeks.',
    ],
    ...marketingFooter(data),
  },
});

/** The lecture a reminder links to. */
export type NextLecture = LecturePosition & { lecture: { title: string; duration: number } };

/** Reminder after three days of inactivity: the next lecture and its length. */
export const inactivityEmail = (data: DripEmailBase, next: NextLecture): EmailMessage => ({
  subject: `Next in ${data.course.title}: ${next.lecture.title}`,
  content: {
    heading: next.lecture.title,
    paragraphs: [
      `It is the next lecture in ${data.course.title}, and it takes ${formatDuration(next.lecture.duration)}. You are in section ${next.sectionIndex + 1} of ${data.course.sections.length}.`,
    ],
    button: { label: 'Go on from here', url: dripLectureUrl(data.course.id, next.sectionIndex, next.lectureIndex) },
    ...marketingFooter(data),
  },
});

/** Last reminder, after ten days of inactivity. `hasMoreReleases`: more sections will open. */
export const lastInactivityEmail = (
  data: DripEmailBase,
  next: NextLecture,
  hasMoreReleases: boolean,
): EmailMessage => ({
  subject: `Your place in ${data.course.title} is kept`,
  content: {
    heading: 'Your place is kept',
    paragraphs: [
      `“${next.lecture.title}” (${formatDuration(next.lecture.duration)}) comes next. Everything that has opened stays open, whenever you come back.`,
      `This is our last reminder${hasMoreReleases ? '; from now on we write only when it is time for a section. If the course is not for you now, pause it or stop these emails with the link below' : ''}.`,
    ],
    button: { label: 'Go on from here', url: dripLectureUrl(data.course.id, next.sectionIndex, next.lectureIndex) },
    ...marketingFooter(data),
  },
});
