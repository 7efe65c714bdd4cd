import { confirmReminderName } from '../../contract/rules/drip-email.ts';
import { type SubscriptionRow, subscriberKeys } from '../../contract/storage/subscriber-rows.ts';
import { putToken } from './subscriptions.ts';
import { subscribersTable } from './table.ts';

/**
 * S60: forgets a subscription that nobody confirmed, what leads to it first, so that a crash leaves nothing behind. False
 * when somebody has confirmed, linked or changed it meanwhile: then its links work again.
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
