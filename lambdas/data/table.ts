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
import { key } from '../../contract/storage/keys.ts';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { environment } from '../runtime/environment.ts';
import { journaled, setTombstoneReader } from '../runtime/write-journal.ts';

let client: DynamoDBDocumentClient | undefined;

/** The one client of this environment, made at the first call. */
export const documentClient = (): DynamoDBDocumentClient => {
  client ??= DynamoDBDocumentClient.from(new DynamoDBClient(awsClientConfig), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return client;
};

/** Address of a row: partition and sort key. */
export interface RowKey {
  pk: string;
  sk: string;
}

type UpdateParams = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** True when a write was refused because its condition did not hold. */
export const isConditionFailure = (error: unknown): boolean => error instanceof ConditionalCheckFailedException;

/** Every page of a query, one after the other. */
const queryAll = async <Row>(variable: string, condition: string, values: Record<string, string>): Promise<Row[]> => {
  const rows: Row[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new QueryCommand({
        TableName: environment(variable),
        KeyConditionExpression: condition,
        ExpressionAttributeValues: values,
        ConsistentRead: true,
        ...(startKey && { ExclusiveStartKey: startKey }),
      }),
    );
    rows.push(...((page.Items ?? []) as Row[]));
    startKey = page.LastEvaluatedKey;
  } while (startKey);
  return rows;
};

/** Sends a write that may create a row. */
type Write = <Result>(rowKey: RowKey, send: () => Promise<Result>) => Promise<Result>;

/** A change of a row that has to be there creates none. */
const canCreate = ({ ConditionExpression = '' }: UpdateParams): boolean =>
  !ConditionExpression.startsWith('attribute_exists(pk)');

/** Changes a row and returns what it is asked to return; undefined when the condition did not hold. */
const sendUpdate = async <Row>(
  variable: string,
  write: Write,
  rowKey: RowKey,
  change: UpdateParams & Pick<UpdateCommandInput, 'ReturnValues'>,
): Promise<Row | undefined> => {
  const update = new UpdateCommand({ TableName: environment(variable), Key: rowKey, ...change });
  const send = () => documentClient().send(update);
  try {
    const { Attributes = {} } = await (canCreate(change) ? write(rowKey, send) : send());
    return Attributes as Row;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
};

/** The few things we do with a table whose name is in the variable `variable`. Single rows only; no scans. */
export const table = (variable: string, write: Write = (_, send) => send()) => ({
  /** Reads a row with everything written before (strongly consistent). */
  get: async <Row>(rowKey: RowKey): Promise<Row | undefined> => {
    const { Item } = await documentClient().send(
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
    await write(row, () => documentClient().send(new PutCommand({ TableName: environment(variable), Item: row })));
  },

  /** Writes a row whole if a condition holds; false when it did not. */
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

  /** Writes a row unless there is one already; false when there was. */
  putIfAbsent: (row: RowKey & Record<string, unknown>): Promise<boolean> =>
    table(variable, write).replaceIf(row, { ConditionExpression: 'attribute_not_exists(pk)' }),

  /** Changes a row and returns it as it is then; undefined when the condition did not hold. */
  update: <Row>(rowKey: RowKey, change: UpdateParams): Promise<Row | undefined> =>
    sendUpdate<Row>(variable, write, rowKey, { ReturnValues: 'ALL_NEW', ...change }),

  /** Changes a row and returns it as it was before; undefined when the condition did not hold. */
  updateReturningOld: <Row>(rowKey: RowKey, change: UpdateParams): Promise<Row | undefined> =>
    sendUpdate<Row>(variable, write, rowKey, { ReturnValues: 'ALL_OLD', ...change }),

  /** Changes a row without reading it back; false when the condition did not hold. */
  updateOnly: async (rowKey: RowKey, change: UpdateParams): Promise<boolean> =>
    (await sendUpdate(variable, write, rowKey, change)) !== undefined,

  /** Removes a row if a condition holds; false when it did not. */
  removeIf: async (rowKey: RowKey, condition: Omit<UpdateParams, 'UpdateExpression'>): Promise<boolean> => {
    try {
      await documentClient().send(new DeleteCommand({ TableName: environment(variable), Key: rowKey, ...condition }));
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  },

  /** Removes a row; removing what is not there is fine. */
  remove: async (rowKey: RowKey): Promise<void> => {
    await documentClient().send(new DeleteCommand({ TableName: environment(variable), Key: rowKey }));
  },
});

/** Published courses. */
export const catalogTable = table('CATALOG_TABLE');

/** Key of the mark that an account was deleted. */
export const tombstoneKey = (learnerId: string): RowKey => ({ pk: learnerId, sk: key('DELETED') });

/** Partitions of a kind, such as `SESSION#…`, belong to nobody; those of learners have no `#`. */
const belongsToLearner = ({ pk, sk }: RowKey): boolean => !pk.includes('#') && sk !== key('DELETED');

const writeForLearner: Write = (rowKey, send) => {
  if (!belongsToLearner(rowKey)) return send();
  const { pk, sk } = rowKey;
  return journaled(
    { target: `learners ${pk} ${sk}`, learnerId: pk, undo: () => learnersTable.remove({ pk, sk }) },
    send,
  );
};

/** What belongs to a learner; `pk` is the token's `sub`. Every write is undone if the account is deleted meanwhile. */
export const learnersTable = table('LEARNERS_TABLE', writeForLearner);
setTombstoneReader(async (learnerId) => (await learnersTable.get(tombstoneKey(learnerId))) !== undefined);

/** Drip subscriptions; `pk` is the normalized email address, see `contract/storage/subscriber-rows.ts`. */
export const subscribersTable = table('SUBSCRIBERS_TABLE');
