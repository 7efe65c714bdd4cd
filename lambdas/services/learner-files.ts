import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from '../runtime/environment.ts';
import { s3Client } from '../runtime/s3-client.ts';
import { journaled } from '../runtime/write-journal.ts';
import { signedUrl } from './signed-files.ts';

/** Seconds the address of a learner's file works. */
const urlLifetimeSeconds = 3600;

const bucket = () => environment('LEARNER_FILES_BUCKET');

/** Folder of everything that belongs to one learner. */
export const learnerFolder = (learnerId: string): string => `files/${learnerId}/`;

/** Object key of a learner's picture: one each, so a new one replaces the old one. */
export const getPictureKey = (learnerId: string): string => `${learnerFolder(learnerId)}picture`;

/** Object key of a certificate's credential. It names no learner, and anyone may read it (through the API). */
export const credentialKey = (certificateId: string): string => `files/credentials/${certificateId}.json`;

/** Object key of the mark that hides a credential. The signed statement itself is never touched. */
export const hiddenMarkerKey = (certificateId: string): string => `files/credentials/${certificateId}.hidden`;

/** Stores a file of the caller; storing the same again changes nothing. Undone if their account is deleted meanwhile. */
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

/** Text of a file; undefined when there is none. */
export const getFile = async (key: string): Promise<string | undefined> => {
  try {
    const { Body } = await s3Client().send(new GetObjectCommand({ Bucket: bucket(), Key: key }));
    return await Body?.transformToString();
  } catch (error) {
    // Without the right to list, S3 answers a key that is not there with AccessDenied.
    if (['NoSuchKey', 'AccessDenied'].includes((error as Error).name)) return undefined;
    throw error;
  }
};

/** A short-lived address of a file. */
export const fileUrl = (key: string): Promise<string> => signedUrl('LEARNER_FILES_BUCKET', key, urlLifetimeSeconds);

/** Keys of all files below a prefix. */
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

/** Removes a file; removing what is not there is fine. */
export const removeFile = async (key: string): Promise<void> => {
  await s3Client().send(new DeleteObjectCommand({ Bucket: bucket(), Key: key }));
};
