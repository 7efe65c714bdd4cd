import { brand } from '../../contract/brand.ts';
import type { CatalogueDetailRow, StoredSection } from '../../contract/catalogue-rows.ts';
import { type Letter, letterHtml, letterText } from '../../contract/letter/letter.ts';
import { dripStanding, nextWave } from '../../contract/rules/drip-schedule.ts';
import { lectureState } from '../../contract/rules/lecture-access.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { listed, whenFor } from '../services/letters/words.ts';
import type { Mail } from '../services/mail.ts';
import { mailingHeaders, preferencesUrl, welcomeUrl } from '../services/mailing-headers.ts';

/** What waits for a day, in one sentence, as the reader's clock shows it. */
const outlook = (subscription: SubscriptionRow, course: CatalogueDetailRow, now: Date, isPremium: boolean): string => {
  if (isPremium) return 'You have Premium, so every lecture of it is open.';
  if (subscription.pausedAt) {
    return 'Your course is paused, so nothing new opens. With the link at the end of this email you can go on with it.';
  }
  const next = nextWave(subscription, course, now);
  if (!next) return 'Every section of it is open to you now.';
  const titles = next.sectionIndexes.map((index) => `“${course.sections[index]?.title}”`);
  return `Next: ${listed(titles)}, on ${whenFor(next.at, subscription.timeZone)}.`;
};

/** The first section that there is something to study in; undefined before the launch of the course. */
const firstOpen = (subscription: SubscriptionRow, course: CatalogueDetailRow, now: Date) => {
  const standing = dripStanding(subscription, course, now, false);
  return course.sections.find(({ lectures }) => lectures.some((it) => lectureState(it, standing) === 'unlocked'));
};

const welcome = (course: CatalogueDetailRow, open: StoredSection | undefined) => ({
  subject: `Welcome to ${course.title}`,
  heading: open ? `Your first section of ${course.title} is open` : `You are subscribed to ${course.title}`,
  opening: open ? `${course.promise} You can start with “${open.title}” today.` : course.promise,
  label: 'Start the course',
});

const access = (course: CatalogueDetailRow) => ({
  subject: `Your link to ${course.title}`,
  heading: `Here is your way back into ${course.title}`,
  opening:
    'Somebody, probably you, asked for this course again. You are subscribed already, and all that is open stays open.',
  label: 'Open the course',
});

/** What the button does; it also confirms the address, which starts no emails for whoever stopped them. */
const purpose = ({ mailStoppedAt, confirmedAt }: SubscriptionRow): string => {
  const way = 'The button takes you to the course.';
  if (mailStoppedAt) {
    return `${way} You have stopped our emails about new sections, and they stay stopped; with the link at the end of this email you can start them again.`;
  }
  return confirmedAt
    ? way
    : `${way} It also tells us that this address is yours, so that we may write when a section opens.`;
};

/** The letter with the link into the course: the welcome the first time, later the same way in again. */
export const accessLetter = (
  subscription: SubscriptionRow,
  course: CatalogueDetailRow,
  now: Date,
  isPremium: boolean,
): Mail => {
  const words = subscription.accessMailedAt ? access(course) : welcome(course, firstOpen(subscription, course, now));
  const letter: Letter = {
    heading: words.heading,
    paragraphs: [words.opening, outlook(subscription, course, now, isPremium), purpose(subscription)],
    button: { label: words.label, url: welcomeUrl(course.id, subscription.email, subscription.token) },
    mailing: {
      reason: `You get this because ${subscription.email} was entered for a ${brand.name} course.`,
      preferencesUrl: preferencesUrl(subscription.token),
    },
  };
  return {
    to: subscription.email,
    subject: words.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    headers: mailingHeaders(subscription.token),
  };
};
