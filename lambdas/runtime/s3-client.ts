import { S3Client } from '@aws-sdk/client-s3';
import { awsClientConfig } from './aws-client-config.ts';

let client: S3Client | undefined;

/** The one S3 client of this environment, made at the first call. */
export const s3Client = (): S3Client => {
  client ??= new S3Client(awsClientConfig);
  return client;
};
