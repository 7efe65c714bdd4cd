import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type SubscriptionRow, subscriberKeys } from '../../../contract/storage/subscriber-rows.ts';
import { buildUpdate } from '../../../lambdas/data/build-update.ts';
import type { SubscriptionChange } from '../../../lambdas/data/subscriptions.ts';

/** Where an operator migrates. */
export interface MigrationTarget {
  dynamodb: DynamoDBDocumentClient;
  catalogTable: string;
  subscribersTable: string;
}

/**
 * Every subscription of a course, a page at a time. Reads the whole table, as only an operator may: no request or job of the
 * product asks who all subscribers are, so there is no index for it.
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

/** One subscription as it is now; undefined when it is gone. */
export const readSubscription = async (
  { dynamodb, subscribersTable }: MigrationTarget,
  { email, courseId }: SubscriptionRow,
): Promise<SubscriptionRow | undefined> => {
  const Key = subscriberKeys.subscription(email, courseId);
  const { Item } = await dynamodb.send(new GetCommand({ TableName: subscribersTable, Key, ConsistentRead: true }));
  return Item as SubscriptionRow | undefined;
};

/** What stays open and what is due were computed from these, and from the schedule. */
const guardedFields = [
  'subscriptionId',
  'timeZone',
  'anchorDate',
  'pausedAt',
  'pausedDays',
  'confirmedAt',
  'dueAt',
] as const;
/** A kept schedule changes in two ways only: rules are added, which shows in its size, or an operator migrates it to this. */
const sameScheduleCondition = 'size(#r_schedule.#r_lectures) = :r_lectures';

/** Stores a change unless anything it was computed from has changed since `read`; false then. */
export const writeChange = async (
  { dynamodb, subscribersTable }: MigrationTarget,
  read: SubscriptionRow,
  { permanentlyOpen, ...fields }: SubscriptionChange,
): Promise<boolean> => {
  const change = buildUpdate(fields, permanentlyOpen && { permanentlyOpen });
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
