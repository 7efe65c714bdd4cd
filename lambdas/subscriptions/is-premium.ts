import type { SubscriptionRow } from '../../contract/storage/subscriber-rows.ts';
import { hasPaid } from '../data/entitlements.ts';

/** Whether whoever the subscription is linked to has paid: then everything is open to them, and they wait for no day. */
export const isPremium = async ({ learnerId, courseId }: SubscriptionRow): Promise<boolean> =>
  learnerId !== undefined && hasPaid(learnerId, courseId);
