import { S3Client } from '@aws-sdk/client-s3';
import { awsClientConfig } from './aws-client-config.ts';

let client: S3Client | undefined;

/** Returns this environment's S3 client, created at the first call. */
export const s3Client = (): S3Client => {
  client ??= new S3Client(awsClientConfig);
  return client;
};
