import { enforceRateLimit } from '../data/rate-limits.ts';

/** Checkouts per learner and hour, over all courses (docs/reliability.md#rate-limits). */
const checkoutLimit = {
  name: 'checkout',
  max: 10,
  seconds: 3_600,
  advice:
    'You have started ten payments in the last hour. If they do not work, please write to us; otherwise, wait and try again.',
} as const;

/**
 * Counts a checkout.
 * @throws `too-many-requests`
 */
export const limitCheckouts = (learnerId: string, now: Date): Promise<void> =>
  enforceRateLimit('learners', checkoutLimit, learnerId, now);
