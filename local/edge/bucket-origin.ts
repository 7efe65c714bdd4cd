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

/** A bucket that a distribution reads with origin access control: a missing object is a 404. */
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
 * A bucket read through presigned URLs. The request reaches S3 with the host that the signature covers, and S3 decides.
 * A viewer's authorization header is not forwarded.
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
