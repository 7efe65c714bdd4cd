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
import { key } from '#contract/storage/keys.ts';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { environment } from '../runtime/environment.ts';
import { journaled, setTombstoneReader } from '../runtime/write-journal.ts';

let client: DynamoDBDocumentClient | undefined;

/** Returns this environment's client, created at the first call. */
export const documentClient = (): DynamoDBDocumentClient => {
  client ??= DynamoDBDocumentClient.from(new DynamoDBClient(awsClientConfig), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return client;
};

/** Partition and sort key of a row. */
export interface RowKey {
  pk: string;
  sk: string;
}

type UpdateParams = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** Returns true when a write's condition did not hold. */
const isConditionFailure = (error: unknown): boolean => error instanceof ConditionalCheckFailedException;

/** Reads the pages of a query in sequence. */
const queryPages = async function* <Row>(
  variable: string,
  condition: string,
  values: Record<string, string>,
  limit?: number,
): AsyncGenerator<Row[]> {
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new QueryCommand({
        TableName: environment(variable),
        KeyConditionExpression: condition,
        ExpressionAttributeValues: values,
        ConsistentRead: true,
        ...(limit && { Limit: limit }),
        ...(startKey && { ExclusiveStartKey: startKey }),
      }),
    );
    yield (page.Items ?? []) as Row[];
    startKey = page.LastEvaluatedKey;
  } while (startKey);
};

const queryAll = async <Row>(variable: string, condition: string, values: Record<string, string>): Promise<Row[]> => {
  const rows: Row[] = [];
  for await (const page of queryPages<Row>(variable, condition, values)) rows.push(...page);
  return rows;
};

/** Sends a write that may create a row. */
type Write = <Result>(rowKey: RowKey, send: () => Promise<Result>) => Promise<Result>;

/** An update that requires an existing row creates none. */
const canCreate = ({ ConditionExpression = '' }: UpdateParams): boolean =>
  !ConditionExpression.startsWith('attribute_exists(pk)');

/** Updates a row; returns the requested values, or undefined when the condition did not hold. */
const sendUpdate = async <Row>(
  variable: string,
  write: Write,
  rowKey: RowKey,
  change: UpdateParams,
  ReturnValues: 'NONE' | 'ALL_NEW' | 'ALL_OLD',
): Promise<Row | undefined> => {
  const update = new UpdateCommand({ TableName: environment(variable), Key: rowKey, ReturnValues, ...change });
  const send = () => documentClient().send(update);
  try {
    const { Attributes = {} } = await (canCreate(change) ? write(rowKey, send) : send());
    return Attributes as Row;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
};

/** Returns the operations on the table named by the environment variable `variable`. Single rows only; no scans. */
export const table = (variable: string, write: Write = (_, send) => send()) => ({
  /** Reads a row (strongly consistent). */
  get: async <Row>(rowKey: RowKey): Promise<Row | undefined> => {
    const { Item } = await documentClient().send(
      new GetCommand({ TableName: environment(variable), Key: rowKey, ConsistentRead: true }),
    );
    return Item as Row | undefined;
  },

  /** Lists the rows of a partition whose sort key starts with `prefix`, in key order. */
  query: <Row>(pk: string, prefix: string): Promise<Row[]> =>
    queryAll<Row>(variable, 'pk = :pk AND begins_with(sk, :prefix)', { ':pk': pk, ':prefix': prefix }),

  /** Lists all rows of a partition, in key order. */
  queryPartition: <Row>(pk: string): Promise<Row[]> => queryAll<Row>(variable, 'pk = :pk', { ':pk': pk }),

  /** Pages through the rows of a partition with sort keys from `from` to `to`, at most `limit` at a time. */
  queryRange: <Row>(pk: string, from: string, to: string, limit: number): AsyncGenerator<Row[]> =>
    queryPages<Row>(variable, 'pk = :pk AND sk BETWEEN :from AND :to', { ':pk': pk, ':from': from, ':to': to }, limit),

  /** Replaces a row. */
  put: async (row: RowKey & Record<string, unknown>): Promise<void> => {
    await write(row, () => documentClient().send(new PutCommand({ TableName: environment(variable), Item: row })));
  },

  /** Replaces a row if a condition holds; returns false otherwise. */
  replaceIf: async (
    row: RowKey & Record<string, unknown>,
    condition: Omit<UpdateParams, 'UpdateExpression'>,
  ): Promise<boolean> => {
    try {
      const put = new PutCommand({ TableName: environment(variable), Item: row, ...condition });
      await write(row, () => documentClient().send(put));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  },

  /** Creates a row; returns false when it exists. */
  putIfAbsent: (row: RowKey & Record<string, unknown>): Promise<boolean> =>
    table(variable, write).replaceIf(row, { ConditionExpression: 'attribute_not_exists(pk)' }),

  /** Updates a row and returns its values after or before the update; undefined when the condition did not hold. */
  update: <Row>(rowKey: RowKey, change: UpdateParams, returns: 'new' | 'old' = 'new'): Promise<Row | undefined> =>
    sendUpdate<Row>(variable, write, rowKey, change, returns === 'new' ? 'ALL_NEW' : 'ALL_OLD'),

  /** Updates a row without returning it; false when the condition did not hold. */
  updateOnly: async (rowKey: RowKey, change: UpdateParams): Promise<boolean> =>
    (await sendUpdate(variable, write, rowKey, change, 'NONE')) !== undefined,

  /** Deletes a row if a condition holds; returns false otherwise. */
  removeIf: async (rowKey: RowKey, condition: Omit<UpdateParams, 'UpdateExpression'>): Promise<boolean> => {
    try {
      await documentClient().send(new DeleteCommand({ TableName: environment(variable), Key: rowKey, ...condition }));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  },

  /** Deletes a row; succeeds when it does not exist. */
  remove: async (rowKey: RowKey): Promise<void> => {
    await documentClient().send(new DeleteCommand({ TableName: environment(variable), Key: rowKey }));
  },
});

/** Published courses. */
export const catalogTable = table('CATALOG_TABLE');

/** Returns the key of an account's tombstone. */
export const tombstoneKey = (learnerId: string): RowKey => ({ pk: learnerId, sk: key('DELETED') });

/** Learner partitions have no `#`; partitions such as `SESSION#…` belong to no learner. */
const belongsToLearner = ({ pk, sk }: RowKey): boolean => !pk.includes('#') && sk !== key('DELETED');

const writeForLearner: Write = (rowKey, send) => {
  if (!belongsToLearner(rowKey)) return send();
  const { pk, sk } = rowKey;
  return journaled(
    { target: `learners ${pk} ${sk}`, learnerId: pk, undo: () => learnersTable.remove({ pk, sk }) },
    send,
  );
};

/** Rows of learners; `pk` is the token's `sub`. Undoes each write if the account is deleted concurrently. */
export const learnersTable = table('LEARNERS_TABLE', writeForLearner);
setTombstoneReader(async (learnerId) => (await learnersTable.get(tombstoneKey(learnerId))) !== undefined);

/** Drip subscriptions; `pk` is the normalized email address, see `contract/storage/subscriber-rows.ts`. */
export const subscribersTable = table('SUBSCRIBERS_TABLE');
