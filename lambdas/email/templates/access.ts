import { brand } from '../../../contract/brand.ts';
import { type EmailContent, renderHtml, renderText } from '../../../contract/email/render-email.ts';
import { dripAccessState, nextReleaseBatch } from '../../../contract/rules/drip-schedule.ts';
import { lectureState } from '../../../contract/rules/lecture-access.ts';
import type { CourseRow, StoredSection } from '../../../contract/storage/catalog-rows.ts';
import type { SubscriptionRow } from '../../../contract/storage/subscriber-rows.ts';
import { listUnsubscribeHeaders, preferencesUrl, welcomeUrl } from '../list-headers.ts';
import type { Email } from '../ses.ts';
import { formatDateTime, joinList } from './text.ts';

/** Describes the next release in one sentence, in the reader's time zone. */
const nextReleaseText = (subscription: SubscriptionRow, course: CourseRow, now: Date, isPremium: boolean): string => {
  if (isPremium) return 'You have Premium, so every lecture of it is open.';
  if (subscription.pausedAt) {
    return 'Your course is paused, so nothing new opens. With the link at the end of this email you can go on with it.';
  }
  const next = nextReleaseBatch(subscription, course, now);
  if (!next) return 'Every section of it is open to you now.';
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
  subject: `Welcome to ${course.title}`,
  heading: open ? `Your first section of ${course.title} is open` : `You are subscribed to ${course.title}`,
  opening: open ? `${course.promise} You can start with “${open.title}” today.` : course.promise,
  label: 'Start the course',
});

const accessCopy = (course: CourseRow) => ({
  subject: `Your link to ${course.title}`,
  heading: `Here is your way back into ${course.title}`,
  opening:
    'Somebody, probably you, asked for this course again. You are subscribed already, and all that is open stays open.',
  label: 'Open the course',
});

/** Describes the button. It also confirms the email address, but does not resubscribe those who unsubscribed. */
const buttonNote = ({ unsubscribedAt, confirmedAt }: SubscriptionRow): string => {
  const intro = 'The button takes you to the course.';
  if (unsubscribedAt) {
    return `${intro} You have stopped our emails about new sections, and they stay stopped; with the link at the end of this email you can start them again.`;
  }
  return confirmedAt
    ? intro
    : `${intro} It also tells us that this address is yours, so that we may write when a section opens.`;
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
      reason: `You get this because ${subscription.email} was entered for a ${brand.name} course.`,
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
