import { confirmReminderName } from '#contract/rules/drip-email.ts';
import { type SubscriptionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { putToken } from './subscriptions.ts';
import { subscribersTable } from './table.ts';

/**
 * S60: deletes an unconfirmed subscription, the rows that lead to it first, so a crash leaves no orphans. Returns false
 * when it was confirmed, linked or changed concurrently; its links then work again.
 */
export const removeUnconfirmed = async (subscription: SubscriptionRow): Promise<boolean> => {
  const { email, courseId, token, dueAt } = subscription;
  await Promise.all([
    subscribersTable.remove(subscriberKeys.token(token)),
    subscribersTable.remove(subscriberKeys.email(email, courseId, confirmReminderName)),
  ]);
  const isRemoved = await subscribersTable.removeIf(subscriberKeys.subscription(email, courseId), {
    ConditionExpression:
      'dueAt = :read AND attribute_not_exists(confirmedAt) AND attribute_not_exists(learnerId) AND attribute_not_exists(unsubscribedAt)',
    ExpressionAttributeValues: { ':read': dueAt },
  });
  if (!isRemoved) await putToken(subscription);
  return isRemoved;
};
