import { setTimeout as wait } from 'node:timers/promises';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, type DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';

export interface RowKey {
  pk: string;
  sk: string;
}

type WriteRequest =
  | { PutRequest: { Item: Record<string, unknown> } }
  | { DeleteRequest: { Key: Record<string, unknown> } };

/** DynamoDB's limit of BatchWriteItem. */
const batchSize = 25;

/** Sends writes in batches; unprocessed ones are retried after a growing delay. */
const writeInBatches = async (client: DynamoDBDocumentClient, table: string, writes: WriteRequest[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += batchSize) {
    let pending = writes.slice(start, start + batchSize);
    for (let attempt = 0; pending.length > 0; attempt++) {
      if (attempt > 0) await wait(50 * 2 ** Math.min(attempt, 6));
      if (attempt > 10) throw new Error(`DynamoDB did not process ${pending.length} rows of ${table}.`);
      const response = await client.send(new BatchWriteCommand({ RequestItems: { [table]: pending } }));
      pending = (response.UnprocessedItems?.[table] ?? []) as WriteRequest[];
    }
  }
};

/** Puts rows, replacing those with the same keys. */
export const putRows = (client: DynamoDBDocumentClient, table: string, rows: readonly RowKey[]): Promise<void> =>
  writeInBatches(
    client,
    table,
    rows.map((row) => ({ PutRequest: { Item: { ...row } } })),
  );

/** Deletes rows by key. */
export const deleteRows = (client: DynamoDBDocumentClient, table: string, keys: readonly RowKey[]): Promise<void> =>
  writeInBatches(
    client,
    table,
    keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  );

/** Puts a row unless its key exists. */
export const putRowIfAbsent = async (client: DynamoDBDocumentClient, table: string, row: RowKey): Promise<void> => {
  try {
    await client.send(new PutCommand({ TableName: table, Item: row, ConditionExpression: 'attribute_not_exists(pk)' }));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

/** Returns the keys of all rows of a partition, with their versions. */
export const keysOf = async (
  client: DynamoDBDocumentClient,
  table: string,
  pk: string,
): Promise<(RowKey & { version: string })[]> => {
  const keys: (RowKey & { version: string })[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk, version',
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    keys.push(...((page.Items ?? []) as (RowKey & { version: string })[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return keys;
};
