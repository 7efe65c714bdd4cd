import { GetItemCommand, PutItemCommand, ScanCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import { isSamePool, type Manifest } from './manifest.ts';
import { listAccounts, listObjects } from './read-stage.ts';
import { type Item, restorePartition, textOf } from './rows.ts';
import type { StageData } from './stage-data.ts';

/** Files written in one pass. A repeat continues each after the lines already written. */
export type Pass = 'files' | 'learners' | 'subscribers' | 'subscriptions';

/** The row of a stage that names the export it is being restored from, and the progress. */
export interface Marker {
  /** Lines of the export that a pass has written. */
  linesWritten(pass: Pass): number;
  save(pass: Pass, lines: number): Promise<void>;
  /** Resets the progress, so that a repeat writes everything again. */
  reset(): Promise<void>;
  complete(now: Date): Promise<void>;
}

const markerKey: Item = { pk: { S: restorePartition }, sk: { S: key('WATERMARK') } };

/** Kinds of rows that may be in an empty stage: counts, what its jobs write, and the register of deletions. */
const ignoredKinds = ['LIMIT', 'JOB', 'ERASURES', 'ERASED'] as const;

const hasRows = async ({ dynamodb }: StageData, table: string): Promise<boolean> => {
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await dynamodb.send(
      new ScanCommand({
        TableName: table,
        ConsistentRead: true,
        FilterExpression: ignoredKinds.map((_, index) => `NOT begins_with(pk, :p${index})`).join(' AND '),
        ExpressionAttributeValues: Object.fromEntries(
          ignoredKinds.map((kind, index) => [`:p${index}`, { S: keyPrefix(kind) }]),
        ),
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    if (Items.length > 0) return true;
    start = LastEvaluatedKey;
  } while (start);
  return false;
};

const hasFiles = async (data: StageData): Promise<boolean> => {
  for await (const { objects } of listObjects(data)) return objects.length > 0;
  return false;
};

const hasAccounts = async (data: StageData): Promise<boolean> => {
  for await (const accounts of listAccounts(data)) return accounts.length > 0;
  return false;
};

/** @throws Error naming what the stage holds. */
const requireEmpty = async (data: StageData, manifest: Manifest): Promise<void> => {
  // Keeping the pool that the export was made from is intentional.
  const isNewPool = !isSamePool(data.userPool, manifest.userPool);
  const [learners, subscribers, files, accounts] = await Promise.all([
    hasRows(data, data.learnersTable),
    hasRows(data, data.subscribersTable),
    hasFiles(data),
    isNewPool && hasAccounts(data),
  ]);
  const held = Object.entries({ learners, subscribers, files, accounts }).flatMap(([name, has]) => (has ? [name] : []));
  if (held.length > 0)
    throw new Error(`${data.stage} holds data (${held.join(', ')}). Only an empty stage can be restored.`);
};

/**
 * Marks a stage as being restored from an export, or finds the mark of an earlier attempt. @throws Error when the stage
 * holds other data, or was restored before.
 */
export const openMarker = async (data: StageData, manifest: Manifest, now: Date): Promise<Marker> => {
  const { dynamodb, learnersTable: TableName } = data;
  const { Item: found } = await dynamodb.send(new GetItemCommand({ TableName, Key: markerKey, ConsistentRead: true }));
  if (!found) {
    await requireEmpty(data, manifest);
    await dynamodb.send(
      new PutItemCommand({
        TableName,
        Item: { ...markerKey, exportId: { S: manifest.id }, startedAt: { S: now.toISOString() } },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } else if (found.completedAt) {
    throw new Error(`${data.stage} was restored at ${textOf(found, 'completedAt')} and holds data.`);
  } else if (textOf(found, 'exportId') !== manifest.id) {
    throw new Error(`${data.stage} is being restored from another export, begun at ${textOf(found, 'startedAt')}.`);
  }
  const update = (expression: string, name: string, value?: Item[string]) =>
    dynamodb.send(
      new UpdateItemCommand({
        TableName,
        Key: markerKey,
        UpdateExpression: expression,
        ExpressionAttributeNames: { '#name': name },
        ...(value && { ExpressionAttributeValues: { ':value': value } }),
      }),
    );
  const written = new Map<Pass, number>();
  for (const pass of ['files', 'learners', 'subscribers', 'subscriptions'] as const)
    written.set(pass, Number(found?.[pass]?.N ?? 0));
  return {
    linesWritten: (pass) => written.get(pass) ?? 0,
    save: async (pass, lines) => {
      written.set(pass, lines);
      await update('SET #name = :value', pass, { N: String(lines) });
    },
    reset: async () => {
      for (const pass of written.keys()) await update('REMOVE #name', pass);
    },
    complete: async (at) => {
      await update('SET #name = :value', 'completedAt', { S: at.toISOString() });
    },
  };
};
