import { withoutSubaddress } from '../../contract/rules/email.ts';
import type { SubscriptionRow } from '../../contract/storage/subscriber-rows.ts';
import {
  enforceDistinctLimit,
  enforceRateLimit,
  type RateLimit,
  releaseDistinctValue,
  tryRateLimit,
} from '../data/rate-limits.ts';

const hourSeconds = 3_600;
const daySeconds = 86_400;

/** Calls of the form from one network, whatever they ask for: only a script sends so many. */
const callLimit: RateLimit = {
  name: 'subscribe-calls',
  max: 3_000,
  seconds: hourSeconds,
  advice: 'This form was sent very often from your network. Please wait before you send it again.',
};

/**
 * Different addresses from one network that nobody has confirmed. A training of 750 people behind one office address
 * fits; a confirmed address no longer counts (decision record 0036).
 */
const unconfirmedLimit: RateLimit = {
  name: 'subscribe-unconfirmed',
  max: 1_000,
  seconds: daySeconds,
  advice:
    'Very many addresses were entered from your network today and never confirmed. Open one of the emails that have arrived and press its button, which makes room for another address, or subscribe from another network.',
};

const newCourseLimit: RateLimit = {
  name: 'new-courses',
  max: 3,
  seconds: daySeconds,
  advice: 'This address was subscribed to three courses today. Start with those, and add the next one later.',
};

/** Emails with a link that one mailbox gets because somebody asked, over all courses. */
const accessEmailLimit: RateLimit = { name: 'access-emails', max: 5, seconds: daySeconds, advice: '' };

/** The same for all subaddresses of a mailbox together: a teacher who tries a few fits, a flood does not. */
const mailboxEmails: RateLimit = { name: 'mailbox-emails', max: 20, seconds: daySeconds, advice: '' };

/** Counts a call of the form from a network. Throws `too-many-requests`. */
export const limitCalls = (network: string, now: Date): Promise<void> =>
  enforceRateLimit('subscribers', callLimit, network, now);

/** Counts an address that is not confirmed against the network it was entered from. Throws `too-many-requests`. */
export const limitUnconfirmed = (network: string, email: string, now: Date): Promise<void> =>
  enforceDistinctLimit('subscribers', unconfirmedLimit, network, email, now);

/** Takes an address that was just confirmed off what is counted against its network. */
export const releaseConfirmed = async ({ consent, email }: SubscriptionRow): Promise<void> => {
  if (consent)
    await releaseDistinctValue('subscribers', unconfirmedLimit, consent.network, email, new Date(consent.at));
};

/** Counts a course that is new to an address. Throws `too-many-requests`. */
export const limitNewCourses = (email: string, courseId: string, now: Date): Promise<void> =>
  enforceDistinctLimit('subscribers', newCourseLimit, email, courseId, now);

/** Counts an email with a link to a mailbox; false when it has had its share of the day. */
export const tryAccessEmailLimit = async (email: string, now: Date): Promise<boolean> =>
  (await tryRateLimit('subscribers', accessEmailLimit, email, now)) &&
  (await tryRateLimit('subscribers', mailboxEmails, withoutSubaddress(email), now));
