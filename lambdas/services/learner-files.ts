import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from '../runtime/environment.ts';
import { s3Client } from '../runtime/s3-client.ts';
import { journaled } from '../runtime/write-journal.ts';
import { signedUrl } from './signed-files.ts';

/** Lifetime of a file URL in seconds. */
const urlLifetimeSeconds = 3600;

const bucket = () => environment('LEARNER_FILES_BUCKET');

/** Returns the S3 prefix of a learner's files. */
export const learnerFolder = (learnerId: string): string => `files/${learnerId}/`;

/** Returns the S3 key of a learner's picture: one each, so a new one replaces the old one. */
export const getPictureKey = (learnerId: string): string => `${learnerFolder(learnerId)}picture`;

/** Returns the S3 key of a certificate's credential. It names no learner, and the API serves it to anyone. */
export const credentialKey = (certificateId: string): string => `files/credentials/${certificateId}.json`;

/** Returns the S3 key of the marker that hides a credential. The signed file itself never changes. */
export const hiddenMarkerKey = (certificateId: string): string => `files/credentials/${certificateId}.hidden`;

/** Stores a file of the caller; idempotent. Undone if their account is deleted concurrently. */
export const putFile = async (
  key: string,
  bytes: Uint8Array | string,
  contentType: string,
  contentDisposition?: string,
): Promise<void> => {
  const put = new PutObjectCommand({
    Bucket: bucket(),
    Key: key,
    Body: bytes,
    ContentType: contentType,
    CacheControl: 'private, max-age=300',
    ...(contentDisposition && { ContentDisposition: contentDisposition }),
  });
  await journaled({ target: key, undo: () => removeFile(key) }, () => s3Client().send(put));
};

/** Reads a file as text; returns undefined when it does not exist. */
export const getFile = async (key: string): Promise<string | undefined> => {
  try {
    const { Body } = await s3Client().send(new GetObjectCommand({ Bucket: bucket(), Key: key }));
    return await Body?.transformToString();
  } catch (error) {
    // Without `s3:ListBucket`, S3 returns AccessDenied for a missing key.
    if (['NoSuchKey', 'AccessDenied'].includes((error as Error).name)) return undefined;
    throw error;
  }
};

/** Signs a short-lived URL of a file. */
export const fileUrl = (key: string): Promise<string> => signedUrl('LEARNER_FILES_BUCKET', key, urlLifetimeSeconds);

/** Lists the keys of the first 1,000 files under a prefix, after a key if given, and whether there are more. */
export const listFilePage = async (prefix: string, after?: string): Promise<{ keys: string[]; hasMore: boolean }> => {
  const { Contents = [], IsTruncated = false } = await s3Client().send(
    new ListObjectsV2Command({ Bucket: bucket(), Prefix: prefix, ...(after !== undefined && { StartAfter: after }) }),
  );
  return { keys: Contents.flatMap(({ Key }) => Key ?? []), hasMore: IsTruncated };
};

/** Lists the keys of all files under a prefix. */
export const listFiles = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  let token: string | undefined;
  do {
    const page = await s3Client().send(
      new ListObjectsV2Command({ Bucket: bucket(), Prefix: prefix, ...(token && { ContinuationToken: token }) }),
    );
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    token = page.NextContinuationToken;
  } while (token);
  return keys;
};

/** Deletes a file; succeeds when it does not exist. */
export const removeFile = async (key: string): Promise<void> => {
  await s3Client().send(new DeleteObjectCommand({ Bucket: bucket(), Key: key }));
};
