import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import {
  dueBucketOf,
  dueFields,
  quarantineBucket,
  type SubscriptionRow,
  type SuppressionRow,
  subscriberKeys,
  type WatermarkRow,
} from '#contract/storage/subscriber-rows.ts';
import { environment } from '../runtime/environment.ts';
import { buildUpdate, withCondition } from './build-update.ts';
import { queryDuePages } from './due-index.ts';
import { documentClient, subscribersTable } from './table.ts';

/** A subscription as projected in the index `due`, which is eventually consistent. */
export type DueSubscription = Pick<SubscriptionRow, 'email' | 'courseId' | 'subscriptionId' | 'dueAt'>;

/** S40: pages through subscriptions of one day and shard that are due by now, oldest first. */
export const listDuePages = (utcDay: string, shard: number, now: Date): AsyncGenerator<DueSubscription[]> =>
  queryDuePages(dueBucketOf(utcDay, shard), now.toISOString());

/** S41: pages through quarantined subscriptions. */
export const listQuarantinedPages = (): AsyncGenerator<DueSubscription[]> => queryDuePages(quarantineBucket, '9999');

/** A subscription and the state of its mailbox. */
export interface DueSubscriptionRows {
  subscription: SubscriptionRow | undefined;
  suppression: SuppressionRow | undefined;
}

/** S42: reads up to 50 subscriptions and their mailboxes (strongly consistent). */
export const readDueSubscriptions = async (
  due: readonly DueSubscription[],
): Promise<(one: DueSubscription) => DueSubscriptionRows> => {
  const tableName = environment('SUBSCRIBERS_TABLE');
  const subscriptionKey = ({ email, courseId }: DueSubscription) => subscriberKeys.subscription(email, courseId);
  const rowsByKey = new Map<string, unknown>();
  const keyId = ({ pk, sk }: { pk: string; sk: string }) => `${pk}\n${sk}`;
  const keys = due.flatMap((one) => [subscriptionKey(one), subscriberKeys.suppression(one.email)]);
  // An email address may be due in two courses, and a batch may contain a key only once.
  let pendingKeys: Record<string, unknown>[] = [...new Map(keys.map((rowKey) => [keyId(rowKey), rowKey])).values()];
  while (pendingKeys.length > 0) {
    const { Responses, UnprocessedKeys } = await documentClient().send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: pendingKeys, ConsistentRead: true } } }),
    );
    for (const row of Responses?.[tableName] ?? []) rowsByKey.set(keyId(row as { pk: string; sk: string }), row);
    pendingKeys = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return (one) => ({
    subscription: rowsByKey.get(keyId(subscriptionKey(one))) as SubscriptionRow | undefined,
    suppression: rowsByKey.get(keyId(subscriberKeys.suppression(one.email))) as SuppressionRow | undefined,
  });
};

/** Holds unless another run or the subscriber has rescheduled the row since it was read. */
const unchangedCondition = 'dueAt = :read';

/**
 * S43: stores what was sent or skipped and the next due time; returns false when the row was rescheduled in between.
 * `fields` overrides fields of the same name.
 */
export const advanceSubscription = async (
  subscription: SubscriptionRow,
  fields: object,
  dueAt: Date | undefined,
): Promise<boolean> => {
  const unscheduled = { dueAt: undefined, dueBucket: undefined, failedRuns: undefined, lastFailure: undefined };
  const due = dueFields(subscription.subscriptionId, dueAt);
  return subscribersTable.updateOnly(
    subscriberKeys.subscription(subscription.email, subscription.courseId),
    withCondition(buildUpdate({ ...unscheduled, ...fields, ...due }), unchangedCondition, {
      ':read': subscription.dueAt,
    }),
  );
};

/**
 * S44: records a failed run for a subscription. Returns the number of failures, or 0 when the row was rescheduled in
 * between.
 */
export const recordFailure = async ({ email, courseId, dueAt }: DueSubscription, message: string): Promise<number> => {
  const row = await subscribersTable.update<SubscriptionRow>(subscriberKeys.subscription(email, courseId), {
    UpdateExpression: 'ADD failedRuns :one SET lastFailure = :message',
    ConditionExpression: unchangedCondition,
    ExpressionAttributeValues: { ':one': 1, ':message': message.slice(0, 200), ':read': dueAt },
  });
  return row?.failedRuns ?? 0;
};

/** S45: quarantines a subscription, or makes a quarantined one due again. */
export const reschedule = async (
  { email, courseId, subscriptionId, dueAt }: DueSubscription,
  to: 'quarantine' | Date,
): Promise<void> => {
  const due = to === 'quarantine' ? { dueBucket: quarantineBucket, dueAt } : dueFields(subscriptionId, to);
  await subscribersTable.updateOnly(subscriberKeys.subscription(email, courseId), {
    UpdateExpression: 'SET dueBucket = :bucket, dueAt = :due REMOVE failedRuns',
    ConditionExpression: unchangedCondition,
    ExpressionAttributeValues: { ':bucket': due.dueBucket, ':due': due.dueAt, ':read': dueAt },
  });
};

/** S46: reads the watermark; undefined before the first complete run. */
export const getWatermark = async (): Promise<string | undefined> =>
  (await subscribersTable.get<WatermarkRow>(subscriberKeys.watermark()))?.day;

/** S47: raises the watermark; ignores a lower one. */
export const raiseWatermark = async (day: string): Promise<void> => {
  await subscribersTable.updateOnly(subscriberKeys.watermark(), {
    UpdateExpression: 'SET #day = :day',
    ConditionExpression: 'attribute_not_exists(pk) OR #day < :day',
    ExpressionAttributeNames: { '#day': 'day' },
    ExpressionAttributeValues: { ':day': day },
  });
};
