import { HeadObjectCommand, NotFound, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { inParallel } from './in-parallel.ts';
import type { MediaFile } from './media-files.ts';
import { needsParts, uploadInParts } from './upload-in-parts.ts';

/** Concurrent uploads of small files. */
const concurrency = 6;

/** Returns the bytes of an object; undefined when the bucket has none of this key. */
export const objectSize = async (client: S3Client, bucket: string, key: string): Promise<number | undefined> => {
  try {
    return (await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).ContentLength ?? 0;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};

/** Returns whether a bucket has an object of this key. */
export const objectExists = async (client: S3Client, bucket: string, key: string): Promise<boolean> =>
  (await objectSize(client, bucket, key)) !== undefined;

const isLarge = (file: MediaFile): file is MediaFile & { path: string; size: number } =>
  file.path !== undefined && needsParts(file.size ?? 0);

const upload = async (client: S3Client, bucket: string, file: MediaFile): Promise<void> => {
  if (await objectExists(client, bucket, file.key)) return;
  const object = {
    Bucket: bucket,
    Key: file.key,
    ContentType: file.contentType,
    // Private, because it is served only through signed URLs; immutable, because its name is a hash of its content.
    CacheControl: 'private, max-age=31536000, immutable',
  };
  if (isLarge(file)) return uploadInParts(client, { path: file.path, size: file.size, object });
  const Body = await file.open();
  const ContentLength = Buffer.isBuffer(Body) ? Body.length : file.size;
  await client.send(new PutObjectCommand({ ...object, Body, ContentLength }));
};

/** Uploads the files that do not exist yet: small ones at the same time, then large ones one by one. */
export const uploadMedia = async (client: S3Client, bucket: string, files: readonly MediaFile[]): Promise<void> => {
  const small = files.filter((file) => !isLarge(file));
  await inParallel(small, concurrency, (file) => upload(client, bucket, file));
  for (const file of files.filter(isLarge)) await upload(client, bucket, file);
};
