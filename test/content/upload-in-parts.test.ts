import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { partBytes, uploadInParts } from '#content/publish/upload-in-parts.ts';
import { bucketResource, startStackCloud } from '../support/stack-cloud.ts';

const Bucket = 'media';
const megabyte = 1024 ** 2;
const cloud = await startStackCloud({ Media: bucketResource(Bucket) });
const { accessKeyId, secretAccessKey, endpoint } = cloud.operator;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-in-parts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A client that lists the parts it sends, and fails for every part after `lastPart`. */
const newClient = (lastPart = Number.POSITIVE_INFINITY) => {
  const sent: number[] = [];
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
  });
  client.middlewareStack.add((next, { commandName }) => (args) => {
    if (commandName !== 'UploadPartCommand') return next(args);
    const { PartNumber } = args.input as { PartNumber: number };
    if (PartNumber > lastPart) throw new Error('The connection was lost.');
    sent.push(PartNumber);
    return next(args);
  });
  return { client, sent };
};

/** A file of three parts, each filled with a different byte. */
const newFile = async (name: string) => {
  const content = Buffer.concat([Buffer.alloc(8 * megabyte, 1), Buffer.alloc(8 * megabyte, 2), Buffer.alloc(9, 3)]);
  const path = join(folder, name);
  await writeFile(path, content);
  const object = { Bucket, Key: `media/${name}`, ContentType: 'video/mp4', CacheControl: 'private' };
  return { path, size: content.length, object, sha256: createHash('sha256').update(content).digest('hex') };
};

const expectStored = async ({ object, sha256 }: Awaited<ReturnType<typeof newFile>>): Promise<void> => {
  const { client } = newClient();
  const stored = await client.send(new GetObjectCommand({ Bucket, Key: object.Key }));
  const content = (await stored.Body?.transformToByteArray()) ?? new Uint8Array();
  expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  expect(stored).toMatchObject({ ContentType: 'video/mp4', CacheControl: 'private' });
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: object.Key }));
  expect(Uploads).toEqual([]);
};

test('an upload that was interrupted continues with the parts that are missing', async () => {
  const file = await newFile('interrupted.mp4');
  await expect(uploadInParts(newClient(1).client, file)).rejects.toThrow('The connection was lost.');
  const { client, sent } = newClient();
  await uploadInParts(client, file);
  expect(sent.sort()).toEqual([2, 3]);
  await expectStored(file);
});

test('a stored part that differs from the file is sent again', async () => {
  const file = await newFile('damaged.mp4');
  const { client, sent } = newClient();
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(file.object));
  const { Key } = file.object;
  await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 2, Body: Buffer.alloc(8 * megabyte) }));
  sent.length = 0;
  await uploadInParts(client, file);
  expect(sent.sort()).toEqual([1, 2, 3]);
  await expectStored(file);
});

test('a file that is changed while it is uploaded is not published', async () => {
  const file = await newFile('changed.mp4');
  await writeFile(file.path, 'short');
  await expect(uploadInParts(newClient().client, file)).rejects.toThrow('became shorter');
});

test.each([20, 5 * 1024, 100 * 1024, 5 * 1024 ** 2])('a file of %i MB has at most 10,000 parts', (megabytes) => {
  const size = megabytes * megabyte;
  expect(Math.ceil(size / partBytes(size))).toBeLessThanOrEqual(10_000);
  expect(partBytes(size)).toBeGreaterThanOrEqual(5 * megabyte);
});
