import { randomUUID } from 'node:crypto';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { OperatorAccess } from '#local';
import { consoleCall, type Learner, newLearner } from './platform.ts';

/** Partitions without personal data, and the erasure ledger (decision record 0037). */
const retainedPartitions = /^(SESSION|EVENT|GRANTS|LIMIT|JOB|ERASURES|ERASED|STATUS-LIST|REVOCATIONS)#/;

/** Direct access to everything stored for learners. */
export interface Stores {
  /** Rows and objects that a deletion must remove, as text; empty when none are left. */
  leftovers(): Promise<string[]>;
  /** Everything stored that contains one of these texts, ledger and payments included. */
  mentions(texts: readonly string[]): Promise<string[]>;
}

export const openStores = async ({ endpoint, ...credentials }: OperatorAccess): Promise<Stores> => {
  const settings = { endpoint, region: 'us-east-1', credentials };
  const dynamodb = new DynamoDBClient(settings);
  const client = DynamoDBDocumentClient.from(dynamodb);
  const s3 = new S3Client({ ...settings, forcePathStyle: true });
  const { TableNames = [] } = await dynamodb.send(new ListTablesCommand({}));
  const { functions } = await consoleCall<{ functions: Record<string, { granted: { resource: string }[] }> }>(
    'GET',
    'permissions',
  );
  const granted = Object.values(functions).flatMap((of) => of.granted.map(({ resource }) => resource));
  const bucket = granted.flatMap((resource) => /^arn:aws:s3:::([^/]+)\/files\/\*$/.exec(resource)?.[1] ?? [])[0];
  const tables = TableNames.filter((name) => /Learners|Subscribers/.test(name));
  if (tables.length !== 2 || !bucket) throw new Error(`These are not the stores: ${TableNames}, ${bucket}`);

  const rows = async (): Promise<Record<string, unknown>[]> => {
    const found: Record<string, unknown>[] = [];
    for (const TableName of tables) {
      for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
        found.push(...Items);
      }
    }
    return found;
  };
  const files = async (): Promise<string[]> => {
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
    return Contents.map(({ Key = '' }) => Key);
  };
  const asText = (row: Record<string, unknown>) =>
    JSON.stringify(row, (_, value) => (value instanceof Set ? [...value] : value));
  const isLeftover = ({ pk, sk, learnerId }: Record<string, unknown>): boolean =>
    sk !== 'DELETED' &&
    (!retainedPartitions.test(String(pk)) || (String(pk).startsWith('SESSION#') && learnerId !== undefined));

  return {
    leftovers: async () => [...(await rows()).filter(isLeftover).map(asText), ...(await files())],
    mentions: async (texts) => {
      const all = [...(await rows()).map(asText), ...(await files())];
      return all.filter((stored) => texts.some((text) => stored.includes(text)));
    },
  };
};

/** A learner with the texts that identify their data. */
export interface TraceableLearner extends Learner {
  sub: string;
  name: string;
}

/** Creates a learner with a unique name. */
export const newTraceableLearner = async (): Promise<TraceableLearner> => {
  const learner = await newLearner();
  const name = `Canary ${randomUUID().slice(0, 8)}`;
  const { sub } = JSON.parse(Buffer.from(learner.token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return { ...learner, sub, name };
};
