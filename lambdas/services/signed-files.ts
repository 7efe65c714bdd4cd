import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientSettings } from './aws.ts';
import { environment } from './environment.ts';

let client: S3Client | undefined;

/** The one S3 client of this environment, made at the first call. */
export const storage = (): S3Client => {
  client ??= new S3Client(clientSettings);
  return client;
};

/**
 * A short-lived address of a private object, on the site's own origin: the signature is S3's, the host is
 * CloudFront's, which passes the query on (decision record 0004). `bucketVariable` names the variable that holds
 * the bucket; `seconds` is how long the address works.
 */
export const signedUrl = async (
  bucketVariable: string,
  key: string,
  seconds: number,
  headers: { contentDisposition?: string } = {},
): Promise<string> => {
  const command = new GetObjectCommand({
    Bucket: environment(bucketVariable),
    Key: key,
    ...(headers.contentDisposition && { ResponseContentDisposition: headers.contentDisposition }),
  });
  const atStorage = new URL(await getSignedUrl(storage(), command, { expiresIn: seconds }));
  const atSite = new URL(`/${key}`, environment('SITE_URL'));
  atSite.search = atStorage.search;
  return atSite.href;
};
