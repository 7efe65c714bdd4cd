import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { hasPaid } from '../data/entitlements.ts';

/** Returns whether the linked learner has paid, which opens everything without a schedule. */
export const isPremium = async ({ learnerId, courseId }: SubscriptionRow): Promise<boolean> =>
  learnerId !== undefined && hasPaid(learnerId, courseId);
