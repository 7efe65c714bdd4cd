import { requireWithin } from '../data/limits.ts';

/** Starts of a payment a learner has in an hour, over all courses (reliability rule R21). */
const perHour = {
  name: 'checkout',
  most: 10,
  seconds: 3_600,
  advice:
    'You have started ten payments within the hour. If one of them does not work, please write to us; else wait and try again.',
} as const;

/** Counts one start of a payment. Throws `too-many-requests`. */
export const countCheckout = (learnerId: string, now: Date): Promise<void> =>
  requireWithin('learners', perHour, learnerId, now);
