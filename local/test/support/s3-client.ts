import { S3Client } from '@aws-sdk/client-s3';

/** Creates a client of the local S3 with these credentials. It computes checksums only where S3 requires them. */
export const s3ClientFor = (endpoint: string, accessKeyId: string, secretAccessKey: string): S3Client =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
