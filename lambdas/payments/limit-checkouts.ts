import { enforceRateLimit } from '../data/rate-limits.ts';

/** Starts of a payment a learner has in an hour, over all courses (reliability rule R21). */
const checkoutLimit = {
  name: 'checkout',
  max: 10,
  seconds: 3_600,
  advice:
    'You have started ten payments within the hour. If one of them does not work, please write to us; else wait and try again.',
} as const;

/** Counts one start of a payment. Throws `too-many-requests`. */
export const limitCheckouts = (learnerId: string, now: Date): Promise<void> =>
  enforceRateLimit('learners', checkoutLimit, learnerId, now);
