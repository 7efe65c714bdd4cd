import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseRange } from '#local/aws/s3/range.ts';
import { s3ClientFor } from './support/s3-client.ts';
import { asset, functionOf, roleWith, startTestCloud, temporaryDirectory } from './support/test-cloud.ts';

const cloud = await startTestCloud({
  resources: {
    Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } },
    Deployment: {
      Type: 'Custom::CDKBucketDeployment',
      Properties: {
        ServiceToken: { 'Fn::GetAtt': ['Deployer', 'Arn'] },
        SourceObjectKeys: [asset('site'), asset('config')],
        SourceMarkers: [{}, { '<<url>>': { 'Fn::Join': ['', ['https://', { Ref: 'Files' }]] } }],
        SourceMarkersConfig: [{}, { jsonEscape: true }],
        DestinationBucketName: { Ref: 'Files' },
        DestinationBucketKeyPrefix: 'site',
        Exclude: ['*.map'],
        SystemMetadata: { 'cache-control': 'no-cache' },
      },
    },
    Deployer: functionOf('deployer', { Runtime: 'python3.13', Role: 'nobody' }),
    reader: functionOf('reader'),
    readerRole: roleWith({ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::files/open/*' }),
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
  },
  assets: {
    site: { 'index.html': '<h1>Shop</h1>', 'js/app.js': 'run()', 'js/app.js.map': '{}' },
    config: { 'config.json': '{"url":"<<url>>"}' },
    reader: { 'index.mjs': 'export const handler = async () => ({})' },
  },
});

const clientFor = (accessKeyId: string, secretAccessKey: string) =>
  s3ClientFor(cloud.operator.endpoint, accessKeyId, secretAccessKey);
const s3 = clientFor(cloud.operator.accessKeyId, cloud.operator.secretAccessKey);

const put = (Key: string, Body: NonNullable<PutObjectCommandInput['Body']>, more: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket: 'files', Key, Body, ...more }));
const get = (Key: string, more: object = {}) => s3.send(new GetObjectCommand({ Bucket: 'files', Key, ...more }));
const textAt = async (key: string) => (await get(key)).Body?.transformToString();
const keysWith = async (Prefix: string) =>
  (await s3.send(new ListObjectsV2Command({ Bucket: 'files', Prefix }))).Contents?.map(({ Key }) => Key) ?? [];
const sign = (Key: string, expiresIn = 60, more: object = {}) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket: 'files', Key, ...more }), { expiresIn });

test('an object keeps its content, type, disposition and metadata', async () => {
  const { ETag } = await put('a/picture.png', Buffer.from([0, 255, 13, 10]), {
    ContentType: 'image/png',
    CacheControl: 'no-store',
    ContentDisposition: 'attachment; filename="p.png"',
    Metadata: { version: '7' },
  });
  const found = await get('a/picture.png');
  expect(await found.Body?.transformToByteArray()).toEqual(new Uint8Array([0, 255, 13, 10]));
  expect(found).toMatchObject({
    ETag,
    ContentType: 'image/png',
    CacheControl: 'no-store',
    ContentLength: 4,
    Metadata: { version: '7' },
    ContentDisposition: 'attachment; filename="p.png"',
  });
  expect(await s3.send(new HeadObjectCommand({ Bucket: 'files', Key: 'a/picture.png' }))).toMatchObject({ ETag });
});

test('a streamed body arrives without its chunk encoding', async () => {
  const path = join(await temporaryDirectory(), 'body');
  const content = 'line\r\n'.repeat(30_000);
  await writeFile(path, content);
  await put('streamed', createReadStream(path), { ContentLength: content.length, ChecksumAlgorithm: 'CRC32' });
  expect(await textAt('streamed')).toBe(content);
});

test('a conditional put never replaces an object, even when two run at once', async () => {
  const results = await Promise.allSettled(['first', 'second'].map((text) => put('once', text, { IfNoneMatch: '*' })));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(put('once', 'third', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
});

test('a conditional get of an unchanged object returns 304', async () => {
  const { ETag } = await put('known', 'same');
  await expect(get('known', { IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  await expect(get('known', { IfMatch: '"other"' })).rejects.toMatchObject({ $metadata: { httpStatusCode: 412 } });
});

test('a range request returns that part of an object', async () => {
  await put('digits', '0123456789');
  const part = await get('digits', { Range: 'bytes=2-4' });
  expect([await part.Body?.transformToString(), part.ContentRange, part.$metadata.httpStatusCode]).toEqual([
    '234',
    'bytes 2-4/10',
    206,
  ]);
  expect(await (await get('digits', { Range: 'bytes=-3' })).Body?.transformToString()).toBe('789');
  await expect(get('digits', { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' });
});

test('every requested range lies within the object', () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(40), fc.nat(40)).map(([from, to]) => `bytes=${from}-${to}`),
  );
  fc.assert(
    fc.property(header, fc.nat(30), (text, size) => {
      const range = parseRange(text, size);
      if (range === undefined || range === 'unsatisfiable') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(size);
    }),
  );
});

test('keys are only names: dots, slashes and any letter lead nowhere else', async () => {
  const keys = ['up/../../secret', 'up/..', 'up//double', 'up/ü & <b>"\'.txt', `up/${'long'.repeat(200)}`];
  for (const key of keys) await put(key, key);
  for (const key of keys) expect(await textAt(key)).toBe(key);
  expect(await keysWith('up/')).toEqual([...keys].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
});

test('a long list is paged, and common prefixes represent folders', async () => {
  for (const key of ['list/a/1', 'list/a/2', 'list/b', 'list/c/1', 'list/d']) await put(key, 'x');
  const seen: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({
        Bucket: 'files',
        Prefix: 'list/',
        Delimiter: '/',
        MaxKeys: 2,
        ...(ContinuationToken && { ContinuationToken }),
      }),
    );
    seen.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix ?? ''));
    seen.push(...(page.Contents ?? []).map(({ Key }) => Key ?? ''));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(seen.sort()).toEqual(['list/a/', 'list/b', 'list/c/', 'list/d']);
});

test('deleted objects are gone, one by one or in a batch', async () => {
  for (const key of ['gone/1', 'gone/2', 'gone/&3']) await put(key, 'x');
  await s3.send(new DeleteObjectCommand({ Bucket: 'files', Key: 'gone/1' }));
  await s3.send(new DeleteObjectCommand({ Bucket: 'files', Key: 'gone/never-was' }));
  const Objects = [{ Key: 'gone/2' }, { Key: 'gone/&3' }];
  await s3.send(new DeleteObjectsCommand({ Bucket: 'files', Delete: { Objects } }));
  expect(await keysWith('gone/')).toEqual([]);
});

test('a presigned URL works for anyone, with the headers it requires', async () => {
  await put('open/talk', 'hello');
  const response = await fetch(await sign('open/talk', 60, { ResponseContentDisposition: 'inline' }), {
    headers: { range: 'bytes=1-' },
  });
  expect([response.status, await response.text()]).toEqual([206, 'ello']);
  expect(response.headers.get('content-disposition')).toBe('inline');
});

test('a presigned URL refuses an x-amz header that it does not sign', async () => {
  await put('open/talk', 'hello');
  const response = await fetch(await sign('open/talk'), { headers: { 'x-amz-cf-id': 'id' } });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('which were not signed')]);
});

test.each([
  ['another object', (url: URL) => Object.assign(url, { pathname: '/files/known' })],
  ['a longer expiry', (url: URL) => url.searchParams.set('X-Amz-Expires', '604800')],
  ['another response header', (url: URL) => url.searchParams.set('response-content-type', 'text/html')],
  ['a made-up signature', (url: URL) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64))],
  [
    'another owner',
    (url: URL) =>
      url.searchParams.set(
        'X-Amz-Credential',
        `${url.searchParams.get('X-Amz-Credential')}`.replace('operator', 'reader'),
      ),
  ],
])('a presigned URL changed to get %s is refused', async (_, change) => {
  await put('open/talk', 'hello');
  const url = new URL(await sign('open/talk'));
  change(url);
  expect((await fetch(url)).status).toBe(403);
});

test('a presigned URL expires at its time', async () => {
  const url = new URL(
    await getSignedUrl(s3, new GetObjectCommand({ Bucket: 'files', Key: 'open/talk' }), {
      expiresIn: 60,
      signingDate: new Date(Date.now() - 61_000),
    }),
  );
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('expired')]);
});

test('a presigned URL allows no more than its signer may do', async () => {
  const { secretAccessKey } = cloud.operator;
  const forged = clientFor('reader', secretAccessKey);
  const url = await getSignedUrl(forged, new GetObjectCommand({ Bucket: 'files', Key: 'open/talk' }), {
    expiresIn: 60,
  });
  expect((await fetch(url)).status).toBe(403);
});

test('a function sees what its role allows, and a missing key stays secret', async () => {
  const reader = clientFor('reader', 'unused');
  const ask = (Key: string) => reader.send(new GetObjectCommand({ Bucket: 'files', Key }));
  await put('open/talk', 'hello');
  expect(await (await ask('open/talk')).Body?.transformToString()).toBe('hello');
  await expect(ask('closed')).rejects.toMatchObject({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } });
  // S3 reveals that an object is missing only to callers who may list the bucket.
  await expect(ask('open/missing')).rejects.toMatchObject({ name: 'AccessDenied' });
  await expect(get('open/missing')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a template deployment writes its files under its prefix, minus exclusions', async () => {
  expect(await keysWith('site/')).toEqual(['site/config.json', 'site/index.html', 'site/js/app.js']);
  expect(await get('site/js/app.js')).toMatchObject({ ContentType: 'text/javascript', CacheControl: 'no-cache' });
  expect(await textAt('site/config.json')).toBe('{"url":"https://files"}');
});

test('operations without a stand-in say so', async () => {
  const copy = new CopyObjectCommand({ Bucket: 'files', Key: 'copy', CopySource: 'files/known' });
  await expect(s3.send(copy)).rejects.toMatchObject({ name: 'NotImplemented' });
});
