import type { AuthorizationRequest, AwsRequest } from '../service.ts';
import { type MultipartOperation, multipartOperation } from './multipart-requests.ts';

/** The operation of an S3 request, its bucket and, for object operations, the key. */
export interface ObjectRequest {
  operation:
    | 'GetObject'
    | 'HeadObject'
    | 'PutObject'
    | 'DeleteObject'
    | 'ListObjectsV2'
    | 'DeleteObjects'
    | 'HeadBucket'
    | MultipartOperation;
  bucket: string;
  key: string;
}

const objectOperations: Record<string, ObjectRequest['operation']> = {
  GET: 'GetObject',
  HEAD: 'HeadObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};

const bucketOperation = (request: AwsRequest): ObjectRequest['operation'] | undefined => {
  if (request.method === 'GET' && request.query.get('list-type') === '2') return 'ListObjectsV2';
  if (request.method === 'POST' && request.query.has('delete')) return 'DeleteObjects';
  return request.method === 'HEAD' ? 'HeadBucket' : undefined;
};

/** Subresources and headers that select an unsupported operation. */
const isUnsupported = ({ query, headers }: AwsRequest): boolean =>
  ['acl', 'tagging', 'versionId', 'versions', 'retention'].some((name) => query.has(name)) ||
  headers['x-amz-copy-source'] !== undefined;

/** Reads a path-style request (`/bucket/key`); undefined for unsupported operations. */
export const parseObjectRequest = (request: AwsRequest): ObjectRequest | undefined => {
  const [, bucket = '', ...rest] = request.path.split('/');
  const hasKey = rest.join('/') !== '';
  const isMultipart = ['uploads', 'uploadId', 'partNumber'].some((name) => request.query.has(name));
  const single = hasKey ? objectOperations[request.method] : bucketOperation(request);
  const operation = isMultipart ? multipartOperation(request, hasKey) : single;
  if (!operation || isUnsupported(request)) return undefined;
  try {
    return { operation, bucket, key: decodeURIComponent(rest.join('/')) };
  } catch {
    return undefined;
  }
};

/** Keys in the XML body of DeleteObjects. */
export const keysToDelete = (body: Buffer): string[] =>
  [...body.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
    key
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  );

const actions: Record<ObjectRequest['operation'], string> = {
  GetObject: 's3:GetObject',
  HeadObject: 's3:GetObject',
  PutObject: 's3:PutObject',
  DeleteObject: 's3:DeleteObject',
  DeleteObjects: 's3:DeleteObject',
  ListObjectsV2: 's3:ListBucket',
  HeadBucket: 's3:ListBucket',
  CreateMultipartUpload: 's3:PutObject',
  UploadPart: 's3:PutObject',
  CompleteMultipartUpload: 's3:PutObject',
  AbortMultipartUpload: 's3:AbortMultipartUpload',
  ListParts: 's3:ListMultipartUploadParts',
  ListMultipartUploads: 's3:ListBucketMultipartUploads',
};

/** The right to list a bucket. Without it, a missing object is a 403 instead of a 404. */
export const listBucketRequest = (bucket: string, prefix: string): AuthorizationRequest => ({
  action: 's3:ListBucket',
  resource: `arn:aws:s3:::${bucket}`,
  context: { 's3:prefix': [prefix] },
});

/** Whether the request lists the account's buckets. */
export const isBucketList = ({ method, path }: AwsRequest): boolean => method === 'GET' && path === '/';

/** Returns what IAM must allow for a request. */
export const authorizationRequestsOf = (request: AwsRequest): AuthorizationRequest[] => {
  if (isBucketList(request)) return [{ action: 's3:ListAllMyBuckets', resource: '*' }];
  const objectRequest = parseObjectRequest(request);
  if (!objectRequest) return [];
  const { operation, bucket, key } = objectRequest;
  if (operation === 'ListObjectsV2' || operation === 'HeadBucket') {
    return [listBucketRequest(bucket, request.query.get('prefix') ?? '')];
  }
  if (operation === 'ListMultipartUploads') return [{ action: actions[operation], resource: `arn:aws:s3:::${bucket}` }];
  const keys = operation === 'DeleteObjects' ? keysToDelete(request.body) : [key];
  return keys.map((one) => ({ action: actions[operation], resource: `arn:aws:s3:::${bucket}/${one}` }));
};
