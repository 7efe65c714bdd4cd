import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  type AddressRow,
  asideBucket,
  dueBucketOf,
  dueFields,
  type SubscriptionRow,
  subscriberKeys,
  type WatermarkRow,
} from '../../contract/subscriber-rows.ts';
import { environment } from '../services/environment.ts';
import { documents, subscribersTable } from './table.ts';

/** A subscription in the index `due`, as it was when the index last heard of it. */
export type DueSubscription = Pick<SubscriptionRow, 'email' | 'courseId' | 'subscriptionId' | 'dueAt'>;

/** Rows of one page: enough to keep a worker busy, few enough that none waits long after it was read. */
const pageSize = 100;

const pages = async function* (bucket: string, until: string): AsyncGenerator<DueSubscription[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: environment('SUBSCRIBERS_TABLE'),
        IndexName: 'due',
        KeyConditionExpression: 'dueBucket = :bucket AND dueAt <= :until',
        ExpressionAttributeValues: { ':bucket': bucket, ':until': until },
        Limit: pageSize,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    yield (page.Items ?? []) as DueSubscription[];
    start = page.LastEvaluatedKey;
  } while (start);
};

/** S40: subscriptions of one day and shard that are due by now, oldest first, a page at a time. */
export const duePages = (utcDay: string, shard: number, now: Date): AsyncGenerator<DueSubscription[]> =>
  pages(dueBucketOf(utcDay, shard), now.toISOString());

/** S41: subscriptions that were set aside. */
export const asidePages = (): AsyncGenerator<DueSubscription[]> => pages(asideBucket, '9999');

/** What is known of a subscription and of its mailbox. */
export interface MailRows {
  subscription: SubscriptionRow | undefined;
  address: AddressRow | undefined;
}

/** S42: some subscriptions and their mailboxes, with everything written before; at most 50. */
export const readForMail = async (due: readonly DueSubscription[]): Promise<(one: DueSubscription) => MailRows> => {
  const tableName = environment('SUBSCRIBERS_TABLE');
  const subscriptionKey = ({ email, courseId }: DueSubscription) => subscriberKeys.subscription(email, courseId);
  const found = new Map<string, unknown>();
  const nameOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk}\n${sk}`;
  const keys = due.flatMap((one) => [subscriptionKey(one), subscriberKeys.address(one.email)]);
  // One address may wait for two courses, and a key may be asked for once only.
  let waiting: Record<string, unknown>[] = [...new Map(keys.map((rowKey) => [nameOf(rowKey), rowKey])).values()];
  while (waiting.length > 0) {
    const { Responses, UnprocessedKeys } = await documents().send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: waiting, ConsistentRead: true } } }),
    );
    for (const row of Responses?.[tableName] ?? []) found.set(nameOf(row as { pk: string; sk: string }), row);
    waiting = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return (one) => ({
    subscription: found.get(nameOf(subscriptionKey(one))) as SubscriptionRow | undefined,
    address: found.get(nameOf(subscriberKeys.address(one.email))) as AddressRow | undefined,
  });
};

/** Whether a row is still as it was read: another run, or the subscriber, may have moved it on. */
const unchanged = 'dueAt = :read';

/**
 * S43: stores what has been mailed or accounted for, and when to look again; false when the row was moved on meanwhile.
 * `fields` replaces fields of the same name.
 */
export const advanceSubscription = async (
  subscription: SubscriptionRow,
  fields: object,
  dueAt: Date | undefined,
): Promise<boolean> => {
  const due = dueFields(subscription.subscriptionId, dueAt);
  const set = Object.entries({ ...fields, ...due }).filter(([, value]) => value !== undefined);
  const remove = ['mailTries', 'mailTrouble', ...(dueAt ? [] : ['dueAt', 'dueBucket'])];
  return subscribersTable.change(subscriberKeys.subscription(subscription.email, subscription.courseId), {
    UpdateExpression: [
      set.length > 0 ? `SET ${set.map((_, index) => `#s${index} = :s${index}`).join(', ')}` : '',
      `REMOVE ${remove.join(', ')}`,
    ].join(' '),
    ConditionExpression: unchanged,
    ...(set.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(set.map(([name], index) => [`#s${index}`, name])),
    }),
    ExpressionAttributeValues: {
      ':read': subscription.dueAt,
      ...Object.fromEntries(set.map(([, value], index) => [`:s${index}`, value])),
    },
  });
};

/** S44: notes a run that failed for one subscription; its number, or 0 when the row was moved on meanwhile. */
export const noteTrouble = async ({ email, courseId, dueAt }: DueSubscription, trouble: string): Promise<number> => {
  const row = await subscribersTable.update<SubscriptionRow>(subscriberKeys.subscription(email, courseId), {
    UpdateExpression: 'ADD mailTries :one SET mailTrouble = :trouble',
    ConditionExpression: unchanged,
    ExpressionAttributeValues: { ':one': 1, ':trouble': trouble.slice(0, 200), ':read': dueAt },
  });
  return row?.mailTries ?? 0;
};

/** S45: sets a subscription aside, or makes one that was set aside due again. */
export const moveDue = async (
  { email, courseId, subscriptionId, dueAt }: DueSubscription,
  to: 'aside' | Date,
): Promise<void> => {
  const due = to === 'aside' ? { dueBucket: asideBucket, dueAt } : dueFields(subscriptionId, to);
  await subscribersTable.change(subscriberKeys.subscription(email, courseId), {
    UpdateExpression: 'SET dueBucket = :bucket, dueAt = :due REMOVE mailTries',
    ConditionExpression: unchanged,
    ExpressionAttributeValues: { ':bucket': due.dueBucket, ':due': due.dueAt, ':read': dueAt },
  });
};

/** S46: up to which day everything that was due has been seen; undefined before the first clean run. */
export const getWatermark = async (): Promise<string | undefined> =>
  (await subscribersTable.get<WatermarkRow>(subscriberKeys.watermark()))?.day;

/** S47: raises the watermark; a lower one changes nothing. */
export const raiseWatermark = async (day: string): Promise<void> => {
  await subscribersTable.change(subscriberKeys.watermark(), {
    UpdateExpression: 'SET #day = :day',
    ConditionExpression: 'attribute_not_exists(pk) OR #day < :day',
    ExpressionAttributeNames: { '#day': 'day' },
    ExpressionAttributeValues: { ':day': day },
  });
};
