import { accessDenied, xmlError } from '../errors.ts';
import { type AuthorizationRequest, type AwsReply, type AwsRequest, region, type Service } from '../service.ts';
import { xmlText } from '../xml.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { type GetObjectRequest, getObject } from './get-object.ts';
import { listObjects } from './list.ts';
import { handleMultipart } from './multipart-requests.ts';
import {
  authorizationRequestsOf,
  isBucketList,
  keysToDelete,
  listBucketRequest,
  parseObjectRequest,
} from './object-request.ts';
import { findPresignedError } from './presigned.ts';
import { putObject } from './put-object.ts';

export interface S3Options {
  /** Directory of the objects. */
  directory: string;
  /** Secret of an access key, to verify presigned URLs. */
  secretOf(principal: string): string;
  /** Whether a principal has a right; does not record the check. */
  allows(principal: string, request: AuthorizationRequest): boolean;
}

/** The stand-in for S3, path-style: objects, multipart uploads, ranges, conditions, listing, presigned URLs. */
export interface S3 extends Service {
  bucket(name: string): Bucket | undefined;
  /** Finds the bucket with this regional or global host. */
  bucketAt(domainName: string): Bucket | undefined;
  /** Reads an object without signature or authorization, for the distribution that owns the bucket's content. */
  read(bucket: Bucket, request: GetObjectRequest): Promise<AwsReply>;
}

const missingKey = (): AwsReply => xmlError(404, 'NoSuchKey', 'The specified key does not exist.');

const deleteObjects = async (bucket: Bucket, request: AwsRequest): Promise<AwsReply> => {
  const keys = keysToDelete(request.body);
  for (const key of keys) await bucket.written.remove(key);
  const deleted = keys.map((key) => `<Deleted><Key>${xmlText(key)}</Key></Deleted>`).join('');
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<DeleteResult>${deleted}</DeleteResult>`,
  };
};

/** Opens the store; buckets of earlier runs are found by name. */
export const createS3 = ({ directory, secretOf, allows }: S3Options): S3 => {
  const buckets = new Map<string, Bucket>();
  /** Latest pending write of each key. */
  const pendingWrites = new Map<string, Promise<unknown>>();

  const inSequence = async (objectPath: string, write: () => Promise<AwsReply>): Promise<AwsReply> => {
    const pendingWrite = (pendingWrites.get(objectPath) ?? Promise.resolve()).then(write, write);
    pendingWrites.set(objectPath, pendingWrite);
    try {
      return await pendingWrite;
    } finally {
      if (pendingWrites.get(objectPath) === pendingWrite) pendingWrites.delete(objectPath);
    }
  };

  const listBuckets = (): AwsReply => {
    const elements = [...buckets.keys()].map((name) => `<Bucket><Name>${xmlText(name)}</Name></Bucket>`).join('');
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListAllMyBucketsResult><Buckets>${elements}</Buckets></ListAllMyBucketsResult>`,
    };
  };

  const operate = async (request: AwsRequest): Promise<AwsReply> => {
    if (isBucketList(request)) return listBuckets();
    const objectRequest = parseObjectRequest(request);
    if (!objectRequest) return xmlError(501, 'NotImplemented', 'The local S3 does not support this operation.');
    const bucket = buckets.get(objectRequest.bucket);
    if (!bucket) return xmlError(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const { key, operation } = objectRequest;
    const objectPath = `${bucket.name}/${key}`;
    switch (operation) {
      case 'HeadBucket':
        return { status: 200, headers: { 'x-amz-bucket-region': region } };
      case 'ListObjectsV2':
        return listObjects(bucket.name, bucket.all, request.query);
      case 'DeleteObjects':
        return deleteObjects(bucket, request);
      case 'PutObject':
        return inSequence(objectPath, () => putObject(bucket.written, key, request));
      case 'CreateMultipartUpload':
      case 'UploadPart':
      case 'ListParts':
      case 'ListMultipartUploads':
      case 'AbortMultipartUpload':
        return handleMultipart(operation, bucket, key, request);
      case 'CompleteMultipartUpload':
        return inSequence(objectPath, () => handleMultipart(operation, bucket, key, request));
      case 'DeleteObject':
        return inSequence(objectPath, async () => {
          await bucket.written.remove(key);
          return { status: 204 };
        });
      default: {
        const { headers, method, query, principal } = request;
        const canList = allows(principal, listBucketRequest(bucket.name, key));
        return getObject(bucket.all, { key, headers, method, query }, () =>
          canList ? missingKey() : accessDenied('s3', 'Access Denied'),
        );
      }
    }
  };

  return {
    signingNames: ['s3'],
    resourceTypes: ['AWS::S3::Bucket'],

    create: async ({ logicalId, stackName, properties }) => {
      const name = String(properties.BucketName ?? `${stackName}-${logicalId}`.toLowerCase());
      buckets.set(name, await openBucket(name, directory));
      return {
        ref: name,
        attributes: {
          Arn: `arn:aws:s3:::${name}`,
          DomainName: `${name}.s3.amazonaws.com`,
          RegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
        },
      };
    },

    authorizationRequests: authorizationRequestsOf,
    handle: async (request) => {
      const presigned = request.query.has('X-Amz-Credential');
      return (presigned && findPresignedError(request, secretOf(request.principal))) || operate(request);
    },

    bucket: (name) => buckets.get(name),
    bucketAt: (domainName) => {
      const [name, rest] = domainName.split('.s3.');
      return rest === undefined ? undefined : buckets.get(name ?? '');
    },
    read: (bucket, request) => getObject(bucket.all, request, missingKey),
  };
};
