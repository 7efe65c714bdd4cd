import { withoutSubaddress } from '#contract/rules/email.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import {
  enforceDistinctLimit,
  enforceRateLimit,
  type RateLimit,
  releaseDistinctValue,
  tryRateLimit,
} from '../data/rate-limits.ts';

const hourSeconds = 3_600;
const daySeconds = 86_400;

/** Form requests per network; only a script sends this many. */
const callLimit: RateLimit = {
  name: 'subscribe-calls',
  max: 3_000,
  seconds: hourSeconds,
  advice: 'Your network has sent this form too often. Please wait before you try again.',
};

/**
 * Distinct unconfirmed email addresses per network. A training of 750 people behind one office IP address fits;
 * confirmed addresses no longer count (decision record 0036).
 */
const unconfirmedLimit: RateLimit = {
  name: 'subscribe-unconfirmed',
  max: 1_000,
  seconds: daySeconds,
  advice:
    'Too many unconfirmed email addresses were entered from your network today. Confirm one of them with the button in its email, or subscribe from another network.',
};

const newCourseLimit: RateLimit = {
  name: 'new-courses',
  max: 3,
  seconds: daySeconds,
  advice: 'This email address was subscribed to three courses today. Start with those, and add the next one tomorrow.',
};

/** Access emails requested per email address, over all courses. */
const accessEmailLimit: RateLimit = { name: 'access-emails', max: 5, seconds: daySeconds, advice: '' };

/** Access emails per mailbox, whatever the subaddress: enough for a teacher who tries a few, not for a flood. */
const mailboxEmailLimit: RateLimit = { name: 'mailbox-emails', max: 20, seconds: daySeconds, advice: '' };

/**
 * Counts a form request of a network.
 * @throws `too-many-requests`
 */
export const limitCalls = (network: string, now: Date): Promise<void> =>
  enforceRateLimit('subscribers', callLimit, network, now);

/**
 * Counts an unconfirmed email address against the network that entered it.
 * @throws `too-many-requests`
 */
export const limitUnconfirmed = (network: string, email: string, now: Date): Promise<void> =>
  enforceDistinctLimit('subscribers', unconfirmedLimit, network, email, now);

/** Uncounts a newly confirmed email address from its network. */
export const releaseConfirmed = async ({ consent, email }: SubscriptionRow): Promise<void> => {
  if (consent)
    await releaseDistinctValue('subscribers', unconfirmedLimit, consent.network, email, new Date(consent.at));
};

/**
 * Counts a course that is new to an email address.
 * @throws `too-many-requests`
 */
export const limitNewCourses = (email: string, courseId: string, now: Date): Promise<void> =>
  enforceDistinctLimit('subscribers', newCourseLimit, email, courseId, now);

/** Counts an access email to an address and its mailbox; returns false when either daily limit is reached. */
export const tryAccessEmailLimit = async (email: string, now: Date): Promise<boolean> => {
  const results = await Promise.all([
    tryRateLimit('subscribers', accessEmailLimit, email, now),
    tryRateLimit('subscribers', mailboxEmailLimit, withoutSubaddress(email), now),
  ]);
  return results.every(Boolean);
};
