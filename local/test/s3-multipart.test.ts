import { createHash } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { openBucket } from '#local/aws/s3/bucket.ts';
import { s3ClientFor } from './support/s3-client.ts';
import { functionOf, roleWith, startTestCloud, temporaryDirectory } from './support/test-cloud.ts';

const bucketName = 'videos';
const cloud = await startTestCloud({
  resources: {
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    Videos: { Type: 'AWS::S3::Bucket', Properties: { BucketName: bucketName } },
    writer: functionOf('writer'),
    writerRole: roleWith({ Effect: 'Allow', Action: 's3:PutObject', Resource: `arn:aws:s3:::${bucketName}/*` }),
  },
  assets: { writer: { 'index.mjs': 'export const handler = async () => ({})' } },
});
const clientFor = (accessKeyId: string, secretAccessKey: string) =>
  s3ClientFor(cloud.operator.endpoint, accessKeyId, secretAccessKey);
const s3 = clientFor(cloud.operator.accessKeyId, cloud.operator.secretAccessKey);

const megabyte = 1024 ** 2;
const bytes = (size: number, value: number) => Buffer.alloc(size, value);
const md5 = (content: Buffer) => createHash('md5').update(content).digest();

const begin = async (Key: string) => {
  const created = await s3.send(
    new CreateMultipartUploadCommand({ Bucket: bucketName, Key, ContentType: 'video/mp4' }),
  );
  const upload = { Bucket: bucketName, Key, UploadId: created.UploadId };
  const put = async (PartNumber: number, Body: Buffer) => {
    const { ETag } = await s3.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    return { PartNumber, ETag };
  };
  const complete = (...Parts: { PartNumber: number; ETag: string | undefined }[]) =>
    s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  const parts = async () => (await s3.send(new ListPartsCommand(upload))).Parts ?? [];
  return { upload, put, complete, parts, abort: () => s3.send(new AbortMultipartUploadCommand(upload)) };
};
const uploadsTo = async (Prefix: string) =>
  (await s3.send(new ListMultipartUploadsCommand({ Bucket: bucketName, Prefix }))).Uploads ?? [];

test('parts become one object, whose ETag counts them', async () => {
  const { upload, put, complete, parts } = await begin('joined.mp4');
  const [first, second] = [bytes(5 * megabyte, 1), bytes(10, 2)];
  const two = await put(2, second);
  const one = await put(1, first);
  expect(await parts()).toMatchObject([
    { PartNumber: 1, Size: 5 * megabyte, ETag: `"${md5(first).toString('hex')}"` },
    { PartNumber: 2, Size: 10, ETag: two.ETag },
  ]);
  expect((await uploadsTo('joined')).map(({ UploadId }) => UploadId)).toEqual([upload.UploadId]);
  const etag = `"${md5(Buffer.concat([md5(first), md5(second)])).toString('hex')}-2"`;
  expect(await complete(one, two)).toMatchObject({ ETag: etag, Key: 'joined.mp4' });
  const object = { Bucket: bucketName, Key: 'joined.mp4' };
  expect(await s3.send(new HeadObjectCommand(object))).toMatchObject({
    ...{ ContentLength: 5 * megabyte + 10, ContentType: 'video/mp4', ETag: etag },
  });
  const end = await s3.send(new GetObjectCommand({ ...object, Range: `bytes=${5 * megabyte - 1}-${5 * megabyte}` }));
  expect([...((await end.Body?.transformToByteArray()) ?? [])]).toEqual([1, 2]);
  expect(await uploadsTo('joined')).toEqual([]);
  await expect(parts()).rejects.toThrow('does not exist');
});

test('a part that is sent again replaces the first one', async () => {
  const { put, parts } = await begin('replaced.mp4');
  await put(1, bytes(10, 1));
  const again = await put(1, bytes(20, 2));
  expect(await parts()).toMatchObject([{ PartNumber: 1, Size: 20, ETag: again.ETag }]);
});

test('an upload is not completed with small, wrong, missing or disordered parts', async () => {
  const { put, complete } = await begin('refused.mp4');
  const [one, two] = [await put(1, bytes(5 * megabyte - 1, 1)), await put(2, bytes(10, 2))];
  await expect(complete(one, two)).rejects.toMatchObject({ name: 'EntityTooSmall' });
  await expect(complete(two, one)).rejects.toMatchObject({ name: 'InvalidPartOrder' });
  await expect(complete({ ...one, ETag: two.ETag })).rejects.toMatchObject({ name: 'InvalidPart' });
  await expect(complete(one, { ...two, PartNumber: 3 })).rejects.toMatchObject({ name: 'InvalidPart' });
  await expect(complete()).rejects.toMatchObject({ name: 'MalformedXML' });
  await expect(put(10_001, bytes(1, 1))).rejects.toMatchObject({ name: 'InvalidArgument' });
  await expect(put(0, bytes(1, 1))).rejects.toMatchObject({ name: 'InvalidArgument' });
});

test('an aborted upload is gone', async () => {
  const { put, abort } = await begin('aborted.mp4');
  await put(1, bytes(10, 1));
  await abort();
  expect(await uploadsTo('aborted')).toEqual([]);
  await expect(put(2, bytes(10, 1))).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

test('the right to write objects does not include listing or aborting uploads', async () => {
  const { upload } = await begin('rights.mp4');
  const writer = clientFor('writer', 'unused');
  const Body = bytes(10, 1);
  expect(await writer.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body }))).toHaveProperty('ETag');
  await expect(writer.send(new ListPartsCommand(upload))).rejects.toMatchObject({ name: 'AccessDenied' });
  await expect(writer.send(new AbortMultipartUploadCommand(upload))).rejects.toMatchObject({ name: 'AccessDenied' });
  await expect(writer.send(new ListMultipartUploadsCommand({ Bucket: bucketName }))).rejects.toMatchObject({
    name: 'AccessDenied',
  });
});

test('parts survive a restart', async () => {
  const directory = await temporaryDirectory();
  const store = () => openBucket('kept', directory);
  const before = (await store()).uploads;
  const upload = await before.create('video.mp4', { 'content-type': 'video/mp4' });
  const part = await before.putPart(upload, 1, bytes(10, 1));
  const { uploads, written } = await store();
  const found = await uploads.find('video.mp4', upload.id);
  expect(found).toEqual(upload);
  expect(await uploads.complete(upload, part ? [part] : [])).toHaveProperty('etag');
  expect(await uploads.putPart(upload, 2, bytes(10, 1))).toBeUndefined();
  expect(await written.metadata('video.mp4')).toMatchObject({ size: 10, headers: upload.headers });
});
