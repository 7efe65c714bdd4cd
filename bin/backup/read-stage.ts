import { createHash } from 'node:crypto';
import { ListUsersCommand, type UserType } from '@aws-sdk/client-cognito-identity-provider';
import { QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectsV2Command, type _Object as StoredObject } from '@aws-sdk/client-s3';
import { erasedPartitions } from '#lambdas/data/erasures.ts';
import { forEachConcurrently } from '#lambdas/runtime/for-each-concurrently.ts';
import { contentPath, fileExists, writeWhole } from './files.ts';
import { type Item, isExported, toLine } from './rows.ts';
import type { Line, Page, Segment } from './sorted-part.ts';
import type { StageData } from './stage-data.ts';

/** Segments of a table that are scanned at once. */
const tableSegments = 8;

/** Concurrent calls to S3. */
export const concurrency = 8;

/** Scans a segment of a table, strongly consistent, a page at a time. */
const scanSegment = ({ dynamodb }: StageData, table: string, segment: number): Segment =>
  async function* (cursor) {
    let start = cursor as Item | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await dynamodb.send(
        new ScanCommand({
          TableName: table,
          ConsistentRead: true,
          Segment: segment,
          TotalSegments: tableSegments,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      start = LastEvaluatedKey;
      yield { lines: Items.filter(isExported).map(toLine), ...(start && { cursor: start }) };
    } while (start);
  };

/** Reads all rows of a table that an export contains. No function scans; only an operator does. */
export const readTable = (data: StageData, table: string): Segment[] =>
  Array.from({ length: tableSegments }, (_, segment) => scanSegment(data, table, segment));

/** Lists a bucket in the order of its keys, 1,000 objects at a time, after a key if given. */
export const listObjects = async function* (
  { s3, filesBucket }: StageData,
  from?: string,
): AsyncGenerator<{ objects: StoredObject[]; hasMore: boolean }> {
  let after = from;
  for (let hasMore = true; hasMore; ) {
    const { Contents: objects = [], IsTruncated = false } = await s3.send(
      new ListObjectsV2Command({ Bucket: filesBucket, ...(after !== undefined && { StartAfter: after }) }),
    );
    hasMore = IsTruncated;
    after = objects.at(-1)?.Key ?? after;
    yield { objects, hasMore };
  }
};

/** A file of a learner. Its content is stored under its SHA-256. */
export interface StoredFile {
  key: string;
  sha256: string;
  /** Hex digits; the ETag of an object that was uploaded in one piece. */
  md5: string;
  size: number;
  headers: { ContentType?: string; CacheControl?: string; ContentDisposition?: string };
}

const hexHash = (algorithm: 'sha256' | 'md5', bytes: Uint8Array): string =>
  createHash(algorithm).update(bytes).digest('hex');

/** Downloads a file; undefined when it was deleted since it was listed. The largest has a few megabytes. */
const download = async (
  { s3, filesBucket }: StageData,
  folder: string,
  key: string,
): Promise<StoredFile | undefined> => {
  try {
    const { Body, ContentType, CacheControl, ContentDisposition } = await s3.send(
      new GetObjectCommand({ Bucket: filesBucket, Key: key }),
    );
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    const sha256 = hexHash('sha256', bytes);
    const path = contentPath(folder, sha256);
    if (!(await fileExists(path))) await writeWhole(path, bytes);
    const headers = {
      ...(ContentType !== undefined && { ContentType }),
      ...(CacheControl !== undefined && { CacheControl }),
      ...(ContentDisposition !== undefined && { ContentDisposition }),
    };
    return { key, sha256, md5: hexHash('md5', bytes), size: bytes.length, headers };
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return undefined;
    throw error;
  }
};

/** Reads all files of learners, and stores their contents in the folder. */
export const readFiles = (data: StageData, folder: string): Segment =>
  async function* (cursor) {
    for await (const { objects, hasMore } of listObjects(data, cursor as string | undefined)) {
      const keys = objects.flatMap(({ Key }) => Key ?? []);
      const lines: Line[] = [];
      await forEachConcurrently(keys, concurrency, async (key) => {
        const file = await download(data, folder, key);
        if (file) lines.push({ key, text: JSON.stringify(file) });
      });
      yield { lines, ...(hasMore && { cursor: keys.at(-1) }) };
    }
  };

/** An account of the user pool. Cognito gives out no passwords. */
export interface Account {
  /** The `sub` of its tokens. */
  id: string;
  username: string;
  /** Cognito's status, such as `CONFIRMED`. */
  status: string;
  isEnabled: boolean;
  createdAt: string;
  /** `email`, `email_verified`, `name`. */
  attributes: Record<string, string>;
}

const toAccount = ({
  Username = '',
  UserStatus,
  Enabled = true,
  UserCreateDate,
  Attributes = [],
}: UserType): Account => {
  const values = Attributes.map(({ Name = '', Value = '' }) => [Name, Value] as const);
  const attributes = values.filter(([name]) => name !== 'sub').sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    id: values.find(([name]) => name === 'sub')?.[1] ?? Username,
    username: Username,
    status: UserStatus ?? '',
    isEnabled: Enabled,
    createdAt: UserCreateDate?.toISOString() ?? '',
    attributes: Object.fromEntries(attributes),
  };
};

/** Lists the accounts of the pool, 60 at a time. */
export const listAccounts = async function* ({ cognito, userPool }: StageData): AsyncGenerator<Account[]> {
  let token: string | undefined;
  do {
    const { Users = [], PaginationToken } = await cognito.send(
      new ListUsersCommand({ UserPoolId: userPool.id, Limit: 60, ...(token && { PaginationToken: token }) }),
    );
    yield Users.map(toAccount);
    token = PaginationToken;
  } while (token);
};

/** Reads all accounts. A token of Cognito's lists expires, so a repeat begins again. */
export const readAccounts = (data: StageData): Segment =>
  async function* () {
    for await (const accounts of listAccounts(data)) {
      yield { lines: accounts.map((account) => ({ key: account.id, text: JSON.stringify(account) })) };
    }
  };

/** Reads the register of deleted accounts. */
export const readErasures = (data: StageData, now: Date): Segment =>
  async function* (): AsyncGenerator<Page> {
    for (const pk of erasedPartitions(now)) {
      let start: Item | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await data.dynamodb.send(
          new QueryCommand({
            TableName: data.learnersTable,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': { S: pk } },
            ConsistentRead: true,
            ...(start && { ExclusiveStartKey: start }),
          }),
        );
        yield { lines: Items.map(toLine) };
        start = LastEvaluatedKey;
      } while (start);
    }
  };
