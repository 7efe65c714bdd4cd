import { withoutSubaddress } from '../../contract/rules/email.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import { isWithin, type Limit, requireFewThings, requireWithin, uncountThing } from '../data/limits.ts';

const hour = 3_600;
const day = 86_400;

/** Calls of the form from one network, whatever they ask for: only a script sends so many. */
const calls: Limit = {
  name: 'subscribe-calls',
  most: 3_000,
  seconds: hour,
  advice: 'This form was sent very often from your network. Please wait before you send it again.',
};

/**
 * Different addresses from one network that nobody has confirmed. A training of 750 people behind one office address
 * fits; a confirmed address no longer counts (decision record 0036).
 */
const unconfirmed: Limit = {
  name: 'subscribe-unconfirmed',
  most: 1_000,
  seconds: day,
  advice:
    'Very many addresses were entered from your network today and never confirmed. Open one of the emails that have arrived and press its button, which makes room for another address, or subscribe from another network.',
};

const newCourses: Limit = {
  name: 'new-courses',
  most: 3,
  seconds: day,
  advice: 'This address was subscribed to three courses today. Start with those, and add the next one later.',
};

/** Emails with a link that one mailbox gets because somebody asked, over all courses. */
const letters: Limit = { name: 'access-letters', most: 5, seconds: day, advice: '' };

/** The same for all subaddresses of a mailbox together: a teacher who tries a few fits, a flood does not. */
const mailboxEmails: Limit = { name: 'mailbox-emails', most: 20, seconds: day, advice: '' };

/** Counts a call of the form from a network. Throws `too-many-requests`. */
export const countCall = (network: string, now: Date): Promise<void> =>
  requireWithin('subscribers', calls, network, now);

/** Counts an address that is not confirmed against the network it was entered from. Throws `too-many-requests`. */
export const countUnconfirmed = (network: string, email: string, now: Date): Promise<void> =>
  requireFewThings('subscribers', unconfirmed, network, email, now);

/** Takes an address that was just confirmed off what is counted against its network. */
export const uncountConfirmed = async ({ consent, email }: SubscriptionRow): Promise<void> => {
  if (consent) await uncountThing('subscribers', unconfirmed, consent.network, email, new Date(consent.at));
};

/** Counts a course that is new to an address. Throws `too-many-requests`. */
export const countNewCourse = (email: string, courseId: string, now: Date): Promise<void> =>
  requireFewThings('subscribers', newCourses, email, courseId, now);

/** Counts an email with a link to a mailbox; false when it has had its share of the day. */
export const mayMailLink = async (email: string, now: Date): Promise<boolean> =>
  (await isWithin('subscribers', letters, email, now)) &&
  (await isWithin('subscribers', mailboxEmails, withoutSubaddress(email), now));
