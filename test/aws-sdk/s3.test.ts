import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { getCoursePassages } from '#lambdas/data/passages.ts';
import { cachedS3Bytes, cachedS3Object } from '#lambdas/runtime/cached-s3-object.ts';
import { getFile, listFiles, putFile, removeFile } from '#lambdas/services/learner-files.ts';
import { serviceError, timeoutError } from './errors.ts';
import { mockService } from './mocks.ts';

const s3 = mockService(S3Client, { LEARNER_FILES_BUCKET: 'files', MEDIA_BUCKET: 'media' });

const bodyOf = (text: string) =>
  Object.assign(Readable.from([text]), {
    transformToByteArray: async () => new TextEncoder().encode(text),
  }) as unknown as NonNullable<GetObjectCommandOutput['Body']>;

test.each(['NoSuchKey', 'AccessDenied'])('an S3 response of %s means that the file does not exist', async (name) => {
  s3.on(GetObjectCommand).rejects(serviceError(name, name === 'NoSuchKey' ? 404 : 403));
  expect(await getFile('files/ada/picture')).toBeUndefined();
});

test.each([
  ['time-out', timeoutError()],
  ['SlowDown', serviceError('SlowDown', 503)],
])('an S3 error of type %s is not mistaken for a missing file', async (_, error) => {
  s3.on(GetObjectCommand).rejects(error);
  await expect(getFile('files/ada/picture')).rejects.toBe(error);
});

test('the SDK tries a hanging S3 call three times in total', async () => {
  s3.on(DeleteObjectCommand).resolves({});
  await removeFile('files/ada/picture');
  expect(await (s3.call(0).thisValue as unknown as S3Client).config.maxAttempts()).toBe(3);
});

test('a failed upload is an error, and the retry sends identical bytes', async () => {
  s3.on(PutObjectCommand).rejectsOnce(timeoutError()).resolves({});
  const store = () => putFile('files/ada/picture', 'bytes', 'image/png', 'inline');
  await expect(store()).rejects.toThrow('timed out');
  await store();
  const [first, second] = s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ Bucket: 'files', Key: 'files/ada/picture', CacheControl: 'private, max-age=300' });
});

test('a listing reads every page', async () => {
  s3.on(ListObjectsV2Command, { ContinuationToken: undefined })
    .resolves({ Contents: [{ Key: 'a' }], NextContinuationToken: 'more' })
    .on(ListObjectsV2Command, { ContinuationToken: 'more' })
    .resolves({ Contents: [{ Key: 'b' }] });
  expect(await listFiles('files/ada/')).toEqual(['a', 'b']);
});

test('a listing that fails on a later page fails as a whole', async () => {
  s3.on(ListObjectsV2Command)
    .resolvesOnce({ Contents: [{ Key: 'a' }], NextContinuationToken: 'more' })
    .rejects(serviceError('SlowDown', 503));
  await expect(listFiles('files/ada/')).rejects.toThrow('SlowDown');
});

test('an unchanged object is cached and revalidated by its ETag', async () => {
  s3.on(GetObjectCommand)
    .resolvesOnce({ Body: bodyOf('one') as never, ETag: '"1"' })
    .rejects(serviceError('304', 304));
  const read = cachedS3Object('MEDIA_BUCKET', 0, (text) => text);
  expect([await read('index'), await read('index')]).toEqual(['one', 'one']);
  expect(s3.commandCalls(GetObjectCommand).map(({ args: [{ input }] }) => input.IfNoneMatch)).toEqual([
    undefined,
    '"1"',
  ]);
});

/** An object that can only be read in pieces. */
const inPieces = (pieces: readonly string[], ContentLength: number) => ({
  Body: Readable.from(pieces.map((piece) => Buffer.from(piece))) as unknown as NonNullable<
    GetObjectCommandOutput['Body']
  >,
  ContentLength,
});

test('an object in pieces is read into one buffer of its length', async () => {
  s3.on(GetObjectCommand).resolves(inPieces(['one ', 'index'], 9));
  const read = cachedS3Bytes('MEDIA_BUCKET', 60, (bytes) => bytes);
  const bytes = await read('index');
  expect(Buffer.from(bytes).toString()).toBe('one index');
  expect(bytes.buffer.byteLength).toBe(9);
});

test('an object that ends early is an error, not half an index', async () => {
  s3.on(GetObjectCommand)
    .resolvesOnce(inPieces(['one '], 9))
    .resolves(inPieces(['one index'], 9));
  const read = cachedS3Object('MEDIA_BUCKET', 60, (text) => text);
  await expect(read('index')).rejects.toThrow('ended after 4');
  expect(await read('index')).toBe('one index');
});

test('an object that cannot be read is an error and is requested again next time', async () => {
  s3.on(GetObjectCommand)
    .rejectsOnce(timeoutError())
    .resolves({ Body: bodyOf('one') as never });
  const read = cachedS3Object('MEDIA_BUCKET', 60, (text) => text);
  await expect(read('index')).rejects.toThrow('timed out');
  expect(await read('index')).toBe('one');
});

test('passages missing during a publish give 503 with Retry-After', async () => {
  s3.on(GetObjectCommand).rejects(serviceError('AccessDenied', 403));
  await expect(getCoursePassages('missing')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
