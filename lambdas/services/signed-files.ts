import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { environment } from '../runtime/environment.ts';
import { s3Client } from '../runtime/s3-client.ts';

/**
 * Signs a short-lived URL of a private object on the site's own origin: the signature is S3's, the host is
 * CloudFront's, which forwards the query (decision record 0004). `bucketVariable` names the environment variable with
 * the bucket; `seconds` is the lifetime from `signedAt`, now by default.
 */
export const signedUrl = async (
  bucketVariable: string,
  key: string,
  seconds: number,
  { contentDisposition, signedAt }: { contentDisposition?: string; signedAt?: Date } = {},
): Promise<string> => {
  const command = new GetObjectCommand({
    Bucket: environment(bucketVariable),
    Key: key,
    ...(contentDisposition && { ResponseContentDisposition: contentDisposition }),
  });
  const options = { expiresIn: seconds, ...(signedAt && { signingDate: signedAt }) };
  const s3Url = new URL(await getSignedUrl(s3Client(), command, options));
  const siteUrl = new URL(`/${key}`, environment('SITE_URL'));
  siteUrl.search = s3Url.search;
  return siteUrl.href;
};
