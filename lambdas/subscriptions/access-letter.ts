import { brand } from '../../contract/brand.ts';
import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import { nextWave } from '../../contract/rules/drip-schedule.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { type Letter, letterHtml, letterText } from '../services/letter.ts';
import { whenFor } from '../services/letters/words.ts';
import { type Mail, sendMail } from '../services/mail.ts';
import { mailingHeaders, preferencesUrl, welcomeUrl } from '../services/mailing-headers.ts';

/** What waits for a day, in one sentence, as the reader's clock shows it. */
const outlook = (subscription: SubscriptionRow, course: CatalogueDetailRow, now: Date): string => {
  const next = nextWave(subscription, course, now);
  if (!next) return 'Everything in this course is open to you now.';
  const title = course.sections[next.sectionIndexes[0] ?? 0]?.title ?? '';
  return `The next section, “${title}”, opens on ${whenFor(next.at, subscription.timeZone)}.`;
};

const welcome = (course: CatalogueDetailRow) => ({
  subject: `Welcome to ${course.title}`,
  heading: `Your first section of ${course.title} is open`,
  opening: `${course.promise} You can start with “${course.sections[0]?.title}” today.`,
  label: 'Start the course',
});

const access = (course: CatalogueDetailRow) => ({
  subject: `Your link to ${course.title}`,
  heading: `Here is your way back into ${course.title}`,
  opening:
    'Somebody, probably you, asked for this course again. You are subscribed already, and all that is open stays open.',
  label: 'Open the course',
});

/** What the button does besides; for whoever stopped our mails it starts none. */
const purpose = ({ mailStoppedAt }: SubscriptionRow): string =>
  mailStoppedAt
    ? 'The button takes you to the course. You have stopped our mails about new sections, and they stay stopped; the preferences below start them again.'
    : 'The button takes you to the course. It also tells us that this address is yours, so that we may write when a section opens.';

/** The letter with the link into the course: the welcome the first time, later the same way in again. */
const accessLetter = (subscription: SubscriptionRow, course: CatalogueDetailRow, now: Date): Mail => {
  const words = (subscription.accessMailedAt ? access : welcome)(course);
  const letter: Letter = {
    heading: words.heading,
    paragraphs: [words.opening, outlook(subscription, course, now), purpose(subscription)],
    button: { label: words.label, url: welcomeUrl(course.id, subscription.email, subscription.token) },
    mailing: {
      reason: `You get this because ${subscription.email} was entered for a course of ${brand.name}.`,
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

/** Sends the letter with the link into the course. Throws what `sendMail` throws. */
export const sendAccessLetter = (subscription: SubscriptionRow, course: CatalogueDetailRow, now: Date): Promise<void> =>
  sendMail(accessLetter(subscription, course, now));
