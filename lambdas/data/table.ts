import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { clientSettings } from '../services/aws.ts';
import { environment } from '../services/environment.ts';

let client: DynamoDBDocumentClient | undefined;

/** The one client of this environment, made at the first call. */
export const documents = (): DynamoDBDocumentClient => {
  client ??= DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return client;
};

/** Address of a row: partition and sort key. */
export interface RowKey {
  pk: string;
  sk: string;
}

type Change = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** True when a write was refused because its condition did not hold. */
export const isConditionFailure = (error: unknown): boolean => error instanceof ConditionalCheckFailedException;

/** Every page of a query, one after the other. */
const queryAll = async <Row>(variable: string, condition: string, values: Record<string, string>): Promise<Row[]> => {
  const rows: Row[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: environment(variable),
        KeyConditionExpression: condition,
        ExpressionAttributeValues: values,
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
};

/** The few things we do with a table whose name is in the variable `variable`. Single rows only; no scans. */
export const table = (variable: string) => ({
  /** Reads a row with everything written before (strongly consistent). */
  get: async <Row>(rowKey: RowKey): Promise<Row | undefined> => {
    const { Item } = await documents().send(
      new GetCommand({ TableName: environment(variable), Key: rowKey, ConsistentRead: true }),
    );
    return Item as Row | undefined;
  },

  /** All rows of a partition whose sort key starts with `prefix`, in key order. */
  query: <Row>(pk: string, prefix: string): Promise<Row[]> =>
    queryAll<Row>(variable, 'pk = :pk AND begins_with(sk, :prefix)', { ':pk': pk, ':prefix': prefix }),

  /** All rows of a partition, in key order. */
  queryPartition: <Row>(pk: string): Promise<Row[]> => queryAll<Row>(variable, 'pk = :pk', { ':pk': pk }),

  /** Writes a row whole. */
  put: async (row: RowKey & Record<string, unknown>): Promise<void> => {
    await documents().send(new PutCommand({ TableName: environment(variable), Item: row }));
  },

  /** Writes a row unless there is one already; false when there was. */
  putIfAbsent: async (row: RowKey & Record<string, unknown>): Promise<boolean> => {
    try {
      await documents().send(
        new PutCommand({
          TableName: environment(variable),
          Item: row,
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  },

  /** Changes a row and returns it as it is then; undefined when the condition did not hold. */
  update: async <Row>(rowKey: RowKey, change: Change): Promise<Row | undefined> => {
    try {
      const { Attributes } = await documents().send(
        new UpdateCommand({ TableName: environment(variable), Key: rowKey, ReturnValues: 'ALL_NEW', ...change }),
      );
      return Attributes as Row;
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  },

  /** Changes a row and returns it as it was before; undefined when the condition did not hold. */
  exchange: async <Row>(rowKey: RowKey, change: Change): Promise<Row | undefined> => {
    try {
      const { Attributes } = await documents().send(
        new UpdateCommand({ TableName: environment(variable), Key: rowKey, ReturnValues: 'ALL_OLD', ...change }),
      );
      return Attributes as Row;
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  },

  /** Changes a row without reading it back; false when the condition did not hold. */
  change: async (rowKey: RowKey, change: Change): Promise<boolean> => {
    try {
      await documents().send(new UpdateCommand({ TableName: environment(variable), Key: rowKey, ...change }));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  },

  /** Removes a row if a condition holds; false when it did not. */
  removeIf: async (rowKey: RowKey, condition: Omit<Change, 'UpdateExpression'>): Promise<boolean> => {
    try {
      await documents().send(new DeleteCommand({ TableName: environment(variable), Key: rowKey, ...condition }));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  },

  /** Removes a row; removing what is not there is fine. */
  remove: async (rowKey: RowKey): Promise<void> => {
    await documents().send(new DeleteCommand({ TableName: environment(variable), Key: rowKey }));
  },
});

/** Published courses. */
export const catalogueTable = table('CATALOGUE_TABLE');
/** What belongs to a learner; `pk` is the token's `sub`. */
export const learnersTable = table('LEARNERS_TABLE');
/** Drip subscriptions; `pk` is the normalized email address, see `contract/subscriber-rows.ts`. */
export const subscribersTable = table('SUBSCRIBERS_TABLE');
