import { type SubscriptionRow, subscriberKeys } from '../../contract/subscriber-rows.ts';
import { changeOf } from './row-change.ts';
import { subscribersTable } from './table.ts';

/** Milliseconds between two letters with the link into a course: asking again does not fill a mailbox. */
const spacing = 60 * 60 * 1000;

/** S9: takes the right to send the letter with the link, at most hourly; false when one went out within the hour. */
export const claimAccessMail = async ({ email, courseId }: SubscriptionRow, now: Date): Promise<boolean> => {
  const claimed = await subscribersTable.update(subscriberKeys.subscription(email, courseId), {
    UpdateExpression: 'SET accessMailedAt = :now',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(accessMailedAt) OR accessMailedAt <= :before)',
    ExpressionAttributeValues: {
      ':now': now.toISOString(),
      ':before': new Date(now.getTime() - spacing).toISOString(),
    },
  });
  return claimed !== undefined;
};

/** S10: gives the right back, as it was in `read`, when the letter certainly was not sent. */
export const returnAccessMail = async (read: SubscriptionRow, now: Date): Promise<void> => {
  const change = changeOf({ accessMailedAt: read.accessMailedAt });
  await subscribersTable.change(subscriberKeys.subscription(read.email, read.courseId), {
    ...change,
    ConditionExpression: 'accessMailedAt = :now',
    ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':now': now.toISOString() },
  });
};
