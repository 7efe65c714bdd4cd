import { confirmReminderName } from '../../contract/rules/drip-mail.ts';
import { type SubscriptionRow, subscriberKeys } from '../../contract/subscriber-rows.ts';
import { putToken } from './subscriptions.ts';
import { subscribersTable } from './table.ts';

/**
 * S60: forgets a subscription that nobody confirmed, what leads to it first, so that a crash leaves nothing behind. False
 * when somebody has confirmed, linked or changed it meanwhile: then its links work again.
 */
export const forgetUnconfirmed = async (read: SubscriptionRow): Promise<boolean> => {
  const { email, courseId, token, dueAt } = read;
  await Promise.all([
    subscribersTable.remove(subscriberKeys.token(token)),
    subscribersTable.remove(subscriberKeys.mail(email, courseId, confirmReminderName)),
  ]);
  const isGone = await subscribersTable.removeIf(subscriberKeys.subscription(email, courseId), {
    ConditionExpression:
      'dueAt = :read AND attribute_not_exists(confirmedAt) AND attribute_not_exists(learnerId) AND attribute_not_exists(mailStoppedAt)',
    ExpressionAttributeValues: { ':read': dueAt },
  });
  if (!isGone) await putToken(read);
  return isGone;
};
