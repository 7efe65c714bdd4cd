import { type SubscriptionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { buildUpdate, withCondition } from '../data/build-update.ts';
import { subscribersTable } from '../data/table.ts';

/** Minimum milliseconds between two access emails. */
const accessEmailIntervalMs = 60 * 60 * 1000;

/** S9: claims the right to send the access email, at most hourly; returns false when one was sent within the hour. */
export const claimAccessEmail = ({ email, courseId }: SubscriptionRow, now: Date): Promise<boolean> =>
  subscribersTable.updateOnly(subscriberKeys.subscription(email, courseId), {
    UpdateExpression: 'SET accessEmailSentAt = :now',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(accessEmailSentAt) OR accessEmailSentAt <= :before)',
    ExpressionAttributeValues: {
      ':now': now.toISOString(),
      ':before': new Date(now.getTime() - accessEmailIntervalMs).toISOString(),
    },
  });

/** S10: releases that claim when the email was certainly not sent. */
export const releaseAccessEmail = async (subscription: SubscriptionRow, now: Date): Promise<void> => {
  const { email, courseId, accessEmailSentAt } = subscription;
  await subscribersTable.updateOnly(
    subscriberKeys.subscription(email, courseId),
    withCondition(buildUpdate({ accessEmailSentAt }), 'accessEmailSentAt = :now', { ':now': now.toISOString() }),
  );
};
