import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type PutObjectCommandInput,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

const megabyte = 1024 ** 2;

/** Bytes of a part, unless the file needs more than S3's 10,000 parts. */
const usualPartBytes = 8 * megabyte;
const maxParts = 10_000;

/** Parts of one file that are uploaded at the same time; each is in memory. */
const concurrency = 3;

/** A file on disk, and what is stored with its object. */
export interface LargeFile {
  path: string;
  /** Bytes. */
  size: number;
  object: Pick<PutObjectCommandInput, 'ContentType' | 'CacheControl'> & { Bucket: string; Key: string };
}

/** Whether a file is uploaded in parts; a smaller one is one part anyway. */
export const needsParts = (size: number): boolean => size > usualPartBytes;

/** Returns the bytes of each part of a file but the last: whole megabytes, and the same whenever it is uploaded. */
export const partBytes = (size: number): number =>
  Math.max(usualPartBytes, Math.ceil(size / maxParts / megabyte) * megabyte);

type Upload = LargeFile['object'] & { UploadId: string };

/** Returns the id of an upload to this key that an interrupted publish has left; undefined when there is none. */
const findUpload = async (client: S3Client, { Bucket, Key }: LargeFile['object']): Promise<string | undefined> => {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }));
  return Uploads.find((upload) => upload.Key === Key)?.UploadId;
};

/** Returns the ETags of the parts that S3 has already, by their number. */
const storedParts = async (client: S3Client, { Bucket, Key, UploadId }: Upload): Promise<Map<number, string>> => {
  const parts = new Map<number, string>();
  let marker: string | undefined;
  do {
    // Not the SDK's paginator, which goes on while there is a marker: S3 sends one with the last page, too.
    const page = await client.send(new ListPartsCommand({ Bucket, Key, UploadId, PartNumberMarker: marker }));
    for (const { PartNumber, ETag } of page.Parts ?? []) if (PartNumber && ETag) parts.set(PartNumber, ETag);
    marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
  } while (marker !== undefined);
  return parts;
};

const readPart = async (file: FileHandle, number: number, size: number): Promise<Buffer> => {
  const start = (number - 1) * partBytes(size);
  const part = Buffer.alloc(Math.min(partBytes(size), size - start));
  const { bytesRead } = await file.read(part, 0, part.length, start);
  if (bytesRead < part.length) throw new Error('The file became shorter while it was uploaded.');
  return part;
};

/**
 * Uploads a file in parts, a few of which are in memory at a time. Continues an upload that was interrupted: a part that
 * S3 has is compared by its hash and not sent again. S3 checks the hash of each part that it receives.
 */
export const uploadInParts = async (client: S3Client, { path, size, object }: LargeFile): Promise<void> => {
  const { Bucket, Key } = object;
  const UploadId =
    (await findUpload(client, object)) ?? (await client.send(new CreateMultipartUploadCommand(object))).UploadId ?? '';
  const upload = { Bucket, Key, UploadId };
  const stored = await storedParts(client, upload);
  const etags = new Map<number, string | undefined>();
  const queue = Array.from({ length: Math.ceil(size / partBytes(size)) }, (_, index) => index + 1);
  const file = await open(path);
  const sendPart = async (PartNumber: number): Promise<void> => {
    const Body = await readPart(file, PartNumber, size);
    const md5 = createHash('md5').update(Body).digest();
    const etag = `"${md5.toString('hex')}"`;
    const isStored = stored.get(PartNumber) === etag;
    const part = { ...upload, PartNumber, Body, ContentMD5: md5.toString('base64') };
    etags.set(PartNumber, isStored ? etag : (await client.send(new UploadPartCommand(part))).ETag);
  };
  const worker = async () => {
    for (let number = queue.shift(); number; number = queue.shift()) await sendPart(number);
  };
  const workers = Array.from({ length: concurrency }, () => worker().finally(() => queue.splice(0)));
  const results = await Promise.allSettled(workers);
  await file.close();
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const Parts = [...etags].sort(([one], [other]) => one - other).map(([PartNumber, ETag]) => ({ PartNumber, ETag }));
  await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
};
