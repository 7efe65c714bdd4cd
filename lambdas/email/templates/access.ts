import { brand } from '#contract/brand.ts';
import { type EmailContent, renderHtml, renderText } from '#contract/email/render-email.ts';
import { accessEmailSubject } from '#contract/rules/access-email-subject.ts';
import { dripAccessState, nextReleaseBatch } from '#contract/rules/drip-schedule.ts';
import { lectureState } from '#contract/rules/lecture-access.ts';
import type { CourseRow, StoredSection } from '#contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { listUnsubscribeHeaders, preferencesUrl, welcomeUrl } from '../list-headers.ts';
import type { Email } from '../ses.ts';
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

/** Returns the first section with open lectures; undefined before the course launches. */
const findFirstOpenSection = (subscription: SubscriptionRow, course: CourseRow, now: Date) => {
  const accessState = dripAccessState(subscription, course, now, false);
  return course.sections.find(({ lectures }) =>
    lectures.some((lecture) => lectureState(lecture, accessState) === 'unlocked'),
  );
};

const welcomeCopy = (course: CourseRow, open: StoredSection | undefined) => ({
  subject: accessEmailSubject(course.title, false),
  heading: open ? `The first section of ${course.title} is open` : `You are subscribed to ${course.title}`,
  opening: open ? `${course.promise} You can start with “${open.title}” today.` : course.promise,
  label: 'Start the course',
});

const accessCopy = (course: CourseRow) => ({
  subject: accessEmailSubject(course.title, true),
  heading: `Here is your link to ${course.title}`,
  opening:
    'Someone, probably you, asked for this course again. You are already subscribed, and open sections stay open.',
  label: 'Open the course',
});

/** Describes the button. It also confirms the email address, but does not resubscribe those who unsubscribed. */
const buttonNote = ({ unsubscribedAt, confirmedAt }: SubscriptionRow): string => {
  const intro = 'The button takes you to the course.';
  if (unsubscribedAt) {
    return `${intro} You have unsubscribed from emails about new sections, and that stays the same. To get them again, use the link at the end of this email.`;
  }
  return confirmedAt
    ? intro
    : `${intro} It also confirms your email address, so we can email you when a section opens.`;
};

/** Email with the link into the course: the welcome at first, later the link again. */
export const accessEmail = (subscription: SubscriptionRow, course: CourseRow, now: Date, isPremium: boolean): Email => {
  const copy = subscription.accessEmailSentAt
    ? accessCopy(course)
    : welcomeCopy(course, findFirstOpenSection(subscription, course, now));
  const content: EmailContent = {
    heading: copy.heading,
    paragraphs: [copy.opening, nextReleaseText(subscription, course, now, isPremium), buttonNote(subscription)],
    button: { label: copy.label, url: welcomeUrl(course.id, subscription.email, subscription.token) },
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
