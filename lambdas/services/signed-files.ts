import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { environment } from '../runtime/environment.ts';
import { s3Client } from '../runtime/s3-client.ts';

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
  const s3Url = new URL(await getSignedUrl(s3Client(), command, { expiresIn: seconds }));
  const siteUrl = new URL(`/${key}`, environment('SITE_URL'));
  siteUrl.search = s3Url.search;
  return siteUrl.href;
};
