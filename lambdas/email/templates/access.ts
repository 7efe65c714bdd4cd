import { brand } from '#contract/brand.ts';
import { type EmailContent, renderHtml, renderText } from '#contract/email/render-email.ts';
import { accessEmailSubject } from '#contract/rules/access-email-subject.ts';
import { dripAccessState, nextReleaseBatch } from '#contract/rules/drip-schedule.ts';
import { lectureDurationLabel } from '#contract/rules/duration-labels.ts';
import { lectureState } from '#contract/rules/lecture-access.ts';
import type { CourseRow, StoredLecture } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { listUnsubscribeHeaders, preferencesUrl, welcomeUrl } from '../list-headers.ts';
import type { Email } from '../ses.ts';
import { coverPicture } from './pictures.ts';
import { formatDateTime, joinList } from './text.ts';

/** Describes the next release in one sentence, in the reader's time zone. */
const nextReleaseText = (subscription: SubscriptionRow, course: CourseRow, now: Date, isPremium: boolean): string => {
  if (isPremium) return 'You have premium access, so every lesson is open.';
  if (subscription.pausedAt) {
    return 'Your course is paused, so nothing new opens. To resume it, use the link at the end of this email.';
  }
  const next = nextReleaseBatch(subscription, course, now);
  if (!next) return 'Every section is open.';
  const titles = next.sectionIndexes.map((index) => `“${course.sections[index]?.title}”`);
  return `Next: ${joinList(titles)}, on ${formatDateTime(next.at, subscription.timeZone)}.`;
};

/** A lecture with its number in the course, from 1. */
type NumberedLecture = StoredLecture & { number: number };

/** Returns the first open lecture; undefined before the course launches. */
const findFirstOpenLecture = (
  subscription: SubscriptionRow,
  course: CourseRow,
  now: Date,
): NumberedLecture | undefined => {
  const accessState = dripAccessState(subscription, course, now, false);
  const lectures = course.sections.flatMap((section) => section.lectures);
  const index = lectures.findIndex((lecture) => lectureState(lecture, accessState) === 'unlocked');
  const lecture = lectures[index];
  return lecture && { ...lecture, number: index + 1 };
};

/** Names a lecture and its length, which stays on one line. */
const lectureLine = (lecture: NumberedLecture): string =>
  `Lesson ${lecture.number}: ${lecture.title} (${lectureDurationLabel(lecture).replaceAll(' ', '\u00a0')})`;

/** What differs between the welcome email and the repeated link; `lead` comes before the button. */
interface AccessCopy {
  subject: string;
  heading: string;
  lead: string[];
  after: string[];
  label: string;
}

const welcomeCopy = (course: CourseRow, lecture: NumberedLecture | undefined, next: string): AccessCopy => ({
  subject: accessEmailSubject(course.title, false),
  label: 'Start the course',
  ...(lecture
    ? {
        heading: `The first section of ${course.title} is open`,
        lead: [lectureLine(lecture)],
        after: [course.promise, next],
      }
    : { heading: `You are subscribed to ${course.title}`, lead: [course.promise, next], after: [] }),
});

const accessCopy = (course: CourseRow, next: string): AccessCopy => ({
  subject: accessEmailSubject(course.title, true),
  heading: `Here is your link to ${course.title}`,
  lead: [
    'Someone, probably you, asked for this course again. You are already subscribed, and open sections stay open.',
  ],
  after: [next],
  label: 'Open the course',
});

/** Describes the button. It also confirms the email address, but does not resubscribe those who unsubscribed. */
const buttonNote = ({ unsubscribedAt, confirmedAt }: SubscriptionRow): string => {
  const intro = 'The button takes you to the course.';
  if (unsubscribedAt) {
    return `${intro} You are still unsubscribed from emails about new sections. To get them again, use the link at the end of this email.`;
  }
  return confirmedAt
    ? intro
    : `${intro} It also confirms your email address, so we can email you when a section opens.`;
};

/** Returns the email with the link into the course: the welcome at first, later the link again. */
export const accessEmail = (subscription: SubscriptionRow, course: CourseRow, now: Date, isPremium: boolean): Email => {
  const next = nextReleaseText(subscription, course, now, isPremium);
  const copy = subscription.accessEmailSentAt
    ? accessCopy(course, next)
    : welcomeCopy(course, findFirstOpenLecture(subscription, course, now), next);
  const url = welcomeUrl(course.id, subscription.email, subscription.token);
  const content: EmailContent = {
    ...coverPicture(course, url),
    heading: copy.heading,
    paragraphs: copy.lead,
    button: { label: copy.label, url },
    after: [buttonNote(subscription), ...copy.after],
    marketing: {
      reason: `You are receiving this email because someone entered ${subscription.email} for a ${brand.name} course.`,
      preferencesUrl: preferencesUrl(subscription.token),
    },
  };
  return {
    to: subscription.email,
    subject: copy.subject,
    text: renderText(content),
    html: renderHtml(content),
    headers: listUnsubscribeHeaders(subscription.token),
  };
};
