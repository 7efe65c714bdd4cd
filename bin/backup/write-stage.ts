import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { BatchWriteItemCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { forEachConcurrently } from '#lambdas/runtime/for-each-concurrently.ts';
import { contentPath } from './files.ts';
import { partPath } from './manifest.ts';
import { readChunks, readLines } from './read-lines.ts';
import { concurrency, type StoredFile } from './read-stage.ts';
import type { Marker, Pass } from './restore-marker.ts';
import { isSubscription, type RestoredLines } from './restored-lines.ts';
import { type Item, parseRow } from './rows.ts';
import type { StageData } from './stage-data.ts';

/** DynamoDB's limit of BatchWriteItem. */
const batchSize = 25;

/** Writes rows, replacing those with the same key; what DynamoDB left unprocessed is sent again after a growing delay. */
const writeBatch = async ({ dynamodb }: StageData, table: string, rows: readonly Item[]): Promise<void> => {
  let pending: WriteRequest[] = rows.map((Item) => ({ PutRequest: { Item } }));
  for (let attempt = 0; pending.length > 0; attempt += 1) {
    if (attempt > 0) await wait(50 * 2 ** Math.min(attempt, 8));
    const { UnprocessedItems } = await dynamodb.send(new BatchWriteItemCommand({ RequestItems: { [table]: pending } }));
    pending = UnprocessedItems?.[table] ?? [];
  }
};

const writeRows = async (data: StageData, table: string, rows: readonly Item[]): Promise<void> => {
  const batches = Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  );
  await forEachConcurrently(batches, concurrency, (batch) => writeBatch(data, table, batch));
};

/** S3 rejects content that differs from what was exported. */
const upload = async ({ s3, filesBucket }: StageData, folder: string, file: StoredFile): Promise<void> => {
  await s3.send(
    new PutObjectCommand({
      Bucket: filesBucket,
      Key: file.key,
      Body: await readFile(contentPath(folder, file.sha256)),
      ContentMD5: Buffer.from(file.md5, 'hex').toString('base64'),
      ...file.headers,
    }),
  );
};

export interface WriteOptions {
  folder: string;
  lines: RestoredLines;
  marker: Marker;
  print(line: string): void;
  /** Lines written between two progress updates; tests set it. */
  chunkLines?: number;
}

/**
 * Writes the export in an order that is safe while the stage is running: the ledger of sent emails precedes the
 * subscriptions. Every write replaces what it finds, so repeats change nothing.
 */
export const writeStage = async (data: StageData, options: WriteOptions): Promise<void> => {
  const { folder, lines, marker, print } = options;

  /** Writes what `parse` makes of the lines of a part. */
  const write = async <Value>(
    pass: Pass,
    part: 'files' | 'learners' | 'subscribers',
    parse: (line: string) => Value | undefined,
    send: (values: Value[]) => Promise<void>,
  ): Promise<void> => {
    const from = marker.linesWritten(pass);
    const size = options.chunkLines ?? 1_000;
    for await (const { values, position } of readChunks(partPath(folder, part), parse, { from, size })) {
      await send(values.filter((value) => value !== undefined));
      await marker.save(pass, position);
    }
    print(`${pass.padEnd(14)} written`);
  };

  const register: Item[] = [];
  for await (const line of readLines(partPath(folder, 'erasures'))) register.push(parseRow(line));
  await writeRows(data, data.learnersTable, register);
  await write('files', 'files', lines.files, (files) =>
    forEachConcurrently(files, concurrency, (file) => upload(data, folder, file)),
  );
  await write('learners', 'learners', lines.learners, (rows) => writeRows(data, data.learnersTable, rows));
  const subscriberRows = (isWanted: (row: Item) => boolean) => (line: string) => {
    const row = lines.subscribers(line);
    return row && isWanted(row) ? row : undefined;
  };
  const writeSubscribers = (rows: Item[]) => writeRows(data, data.subscribersTable, rows);
  await write(
    'subscribers',
    'subscribers',
    subscriberRows((row) => !isSubscription(row)),
    writeSubscribers,
  );
  await write('subscriptions', 'subscribers', subscriberRows(isSubscription), writeSubscribers);
};
