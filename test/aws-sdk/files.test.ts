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
import { coursePassages } from '../../lambdas/data/passages.ts';
import { keptObject } from '../../lambdas/services/kept-object.ts';
import { getFile, listFiles, putFile, removeFile } from '../../lambdas/services/learner-files.ts';
import { serviceError, timeoutError } from './errors.ts';
import { mockService } from './mocks.ts';

const s3 = mockService(S3Client, { LEARNER_FILES_BUCKET: 'files', MEDIA_BUCKET: 'media' });

const bodyOf = (text: string) =>
  Object.assign(Readable.from([text]), { transformToString: async () => text }) as unknown as NonNullable<
    GetObjectCommandOutput['Body']
  >;

test.each(['NoSuchKey', 'AccessDenied'])('a file that S3 answers with %s is not there', async (name) => {
  s3.on(GetObjectCommand).rejects(serviceError(name, name === 'NoSuchKey' ? 404 : 403));
  expect(await getFile('files/ada/picture')).toBeUndefined();
});

test.each([
  ['time-out', timeoutError()],
  ['SlowDown', serviceError('SlowDown', 503)],
])('a file that cannot be read because of a %s is not taken for missing', async (_, error) => {
  s3.on(GetObjectCommand).rejects(error);
  await expect(getFile('files/ada/picture')).rejects.toBe(error);
});

test('a call to S3 that hangs is tried three times in all by the SDK', async () => {
  s3.on(DeleteObjectCommand).resolves({});
  await removeFile('files/ada/picture');
  expect(await (s3.call(0).thisValue as unknown as S3Client).config.maxAttempts()).toBe(3);
});

test('a file that was not stored is an error, and storing it again sends the very same', async () => {
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

test('a listing that fails on a later page fails: a deletion must not take half for all', async () => {
  s3.on(ListObjectsV2Command)
    .resolvesOnce({ Contents: [{ Key: 'a' }], NextContinuationToken: 'more' })
    .rejects(serviceError('SlowDown', 503));
  await expect(listFiles('files/ada/')).rejects.toThrow('SlowDown');
});

test('an object that did not change is kept, and asked for by its tag', async () => {
  s3.on(GetObjectCommand)
    .resolvesOnce({ Body: bodyOf('one') as never, ETag: '"1"' })
    .rejects(serviceError('304', 304));
  const read = keptObject('MEDIA_BUCKET', 0, (text) => text);
  expect([await read('index'), await read('index')]).toEqual(['one', 'one']);
  expect(s3.commandCalls(GetObjectCommand).map(({ args: [{ input }] }) => input.IfNoneMatch)).toEqual([
    undefined,
    '"1"',
  ]);
});

test('an object that cannot be read now is an error, and is asked for again at the next call', async () => {
  s3.on(GetObjectCommand)
    .rejectsOnce(timeoutError())
    .resolves({ Body: bodyOf('one') as never });
  const read = keptObject('MEDIA_BUCKET', 60, (text) => text);
  await expect(read('index')).rejects.toThrow('timed out');
  expect(await read('index')).toBe('one');
});

test('passages that are missing between two steps of a publish are unavailable, and say when to come back', async () => {
  s3.on(GetObjectCommand).rejects(serviceError('AccessDenied', 403));
  await expect(coursePassages('missing')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
