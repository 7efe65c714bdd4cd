import type { Bucket } from '../aws/s3/bucket.ts';
import type { S3 } from '../aws/s3/s3.ts';
import type { AwsReply } from '../aws/service.ts';
import { credentialOf } from '../aws/signature.ts';
import type { HttpRequest } from '../http.ts';
import type { EdgeRequest, EdgeResponse, Origin } from './origin.ts';

const toEdgeResponse = ({ status, headers = {}, body }: AwsReply): EdgeResponse => ({
  status,
  headers: { ...headers },
  ...(body !== undefined && { body }),
});

/** A bucket that a distribution reads in its own name (origin access control): what S3 lacks is a 404 here. */
export const originAccessBucket = (s3: S3, bucket: Bucket): Origin => ({
  fetch: async ({ method, path, headers, query }) => {
    let key: string;
    try {
      key = decodeURIComponent(path.slice(1));
    } catch {
      return { status: 400, headers: { 'content-type': 'text/plain' }, body: 'Bad Request' };
    }
    return toEdgeResponse(await s3.read(bucket, { method, key, headers, query: new URLSearchParams(query) }));
  },
});

/**
 * A bucket that a distribution reads for whoever sends a signed address. The request goes to S3 under the host the
 * signature covers, and S3 alone decides. Signatures in headers are none of a viewer's business.
 */
export const signedUrlBucket = (
  bucket: Bucket,
  host: string,
  dispatch: (request: HttpRequest) => Promise<AwsReply>,
): Origin => ({
  fetch: async (request: EdgeRequest) => {
    const { authorization: _, ...headers } = request.headers;
    const query = new URLSearchParams(request.query);
    const signed: HttpRequest = {
      method: request.method,
      path: `/${bucket.name}${request.path}`,
      query: credentialOf(undefined, query)?.signingName === 's3' ? query : new URLSearchParams(),
      headers: { ...headers, host },
      body: request.body,
    };
    return toEdgeResponse(await dispatch(signed));
  },
});
