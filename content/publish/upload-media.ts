import { HeadObjectCommand, NotFound, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { MediaFile } from './media-files.ts';

/** Concurrent uploads. */
const concurrency = 6;

const objectExists = async (client: S3Client, bucket: string, key: string): Promise<boolean> => {
  try {
    await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
};

const upload = async (client: S3Client, bucket: string, file: MediaFile): Promise<void> => {
  if (await objectExists(client, bucket, file.key)) return;
  const body = await file.open();
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: file.key,
      Body: body,
      ContentLength: Buffer.isBuffer(body) ? body.length : file.size,
      ContentType: file.contentType,
      // Private, because it is served only through signed URLs; immutable, because its name is a hash of its content.
      CacheControl: 'private, max-age=31536000, immutable',
    }),
  );
};

/** Uploads the files that do not exist yet. */
export const uploadMedia = async (client: S3Client, bucket: string, files: readonly MediaFile[]): Promise<void> => {
  const queue = [...files];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await upload(client, bucket, file);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
};
