import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type SubscriptionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { buildUpdate } from '#lambdas/data/build-update.ts';
import type { SubscriptionChange } from '#lambdas/data/subscriptions.ts';

/** The tables to migrate. */
export interface MigrationTarget {
  dynamodb: DynamoDBDocumentClient;
  catalogTable: string;
  subscribersTable: string;
}

/**
 * Yields every subscription of a course, a page at a time. Scans the table: operators only. No request or job needs all
 * subscribers, so there is no index.
 */
export const subscriptionPages = async function* (
  { dynamodb, subscribersTable }: MigrationTarget,
  courseId: string,
): AsyncGenerator<SubscriptionRow[]> {
  const { sk } = subscriberKeys.subscription('', courseId);
  const pages = paginateScan(
    { client: dynamodb },
    {
      TableName: subscribersTable,
      FilterExpression: 'sk = :sk',
      ExpressionAttributeValues: { ':sk': sk },
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) yield Items as SubscriptionRow[];
};

/** Reads one subscription; undefined when it was deleted. */
export const readSubscription = async (
  { dynamodb, subscribersTable }: MigrationTarget,
  { email, courseId }: SubscriptionRow,
): Promise<SubscriptionRow | undefined> => {
  const Key = subscriberKeys.subscription(email, courseId);
  const { Item } = await dynamodb.send(new GetCommand({ TableName: subscribersTable, Key, ConsistentRead: true }));
  return Item as SubscriptionRow | undefined;
};

/** The change was computed from these attributes and the schedule. */
const guardedFields = [
  'subscriptionId',
  'timeZone',
  'anchorDate',
  'pausedAt',
  'pausedDays',
  'confirmedAt',
  'dueAt',
] as const;
/** A stored schedule changes in only two ways: added rules, which change its size, or a migration to this schedule. */
const sameScheduleCondition = 'size(#r_schedule.#r_lectures) = :r_lectures';

/** Stores a change unless an attribute it was computed from has changed since `read`; returns false then. */
export const writeChange = async (
  { dynamodb, subscribersTable }: MigrationTarget,
  read: SubscriptionRow,
  { permanentlyOpen, ...fields }: SubscriptionChange,
): Promise<boolean> => {
  const change = buildUpdate(fields, permanentlyOpen && { addedMembers: { permanentlyOpen } });
  const presentFields = guardedFields.filter((field) => read[field] !== undefined);
  const condition = guardedFields.map((field) =>
    presentFields.includes(field) ? `#r_${field} = :r_${field}` : `attribute_not_exists(#r_${field})`,
  );
  try {
    await dynamodb.send(
      new UpdateCommand({
        TableName: subscribersTable,
        Key: subscriberKeys.subscription(read.email, read.courseId),
        ...change,
        ConditionExpression: [sameScheduleCondition, ...condition].join(' AND '),
        ExpressionAttributeNames: {
          ...change.ExpressionAttributeNames,
          ...Object.fromEntries([...guardedFields, 'schedule', 'lectures'].map((field) => [`#r_${field}`, field])),
        },
        ExpressionAttributeValues: {
          ...change.ExpressionAttributeValues,
          ...Object.fromEntries(presentFields.map((field) => [`:r_${field}`, read[field]])),
          ':r_lectures': Object.keys(read.schedule.lectures).length,
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};
