import { join } from 'node:path';
import { accessDenied, xmlError } from '../../aws-errors.ts';
import { type AwsReply, type AwsRequest, type PermissionQuestion, region, type Service } from '../../service.ts';
import { xmlText } from '../../xml.ts';
import { keysToDelete, listQuestion, questionsOf, readAddress } from './address.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { type GetObjectRequest, getObject } from './get-object.ts';
import { listObjects } from './list.ts';
import { refusePresigned } from './presigned.ts';
import { putObject } from './put-object.ts';

export interface S3Options {
  /** Where objects are kept. */
  directory: string;
  /** Secret of an access key, to check presigned URLs. */
  secretOf(principal: string): string;
  /** Whether a principal has a right; asked, not recorded. */
  allows(principal: string, question: PermissionQuestion): boolean;
}

/** The stand-in for S3, path-style: objects in one piece, ranges, conditions, listing, presigned URLs. */
export interface S3 extends Service {
  bucket(name: string): Bucket | undefined;
  /** The bucket whose regional or global host this is. */
  bucketAt(domainName: string): Bucket | undefined;
  /** Reads an object as the distribution that owns the bucket's content: no signature, no rights asked. */
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

/** Opens the store; buckets of earlier runs are found again by their names. */
export const createS3 = ({ directory, secretOf, allows }: S3Options): S3 => {
  const buckets = new Map<string, Bucket>();
  /** Last write to each key that is still going on. */
  const writing = new Map<string, Promise<unknown>>();

  const oneByOne = async (place: string, write: () => Promise<AwsReply>): Promise<AwsReply> => {
    const turn = (writing.get(place) ?? Promise.resolve()).then(write, write);
    writing.set(place, turn);
    try {
      return await turn;
    } finally {
      if (writing.get(place) === turn) writing.delete(place);
    }
  };

  const operate = async (request: AwsRequest): Promise<AwsReply> => {
    const address = readAddress(request);
    if (!address) return xmlError(501, 'NotImplemented', 'There is no stand-in for this operation of S3.');
    const bucket = buckets.get(address.bucket);
    if (!bucket) return xmlError(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const { key, operation } = address;
    const place = `${bucket.name}/${key}`;
    switch (operation) {
      case 'HeadBucket':
        return { status: 200, headers: { 'x-amz-bucket-region': region } };
      case 'ListObjectsV2':
        return listObjects(bucket.name, bucket.all, request.query);
      case 'DeleteObjects':
        return deleteObjects(bucket, request);
      case 'PutObject':
        return oneByOne(place, () => putObject(bucket.written, key, request));
      case 'DeleteObject':
        return oneByOne(place, async () => {
          await bucket.written.remove(key);
          return { status: 204 };
        });
      default: {
        const { headers, method, query, principal } = request;
        const mayList = allows(principal, listQuestion(bucket.name, key));
        return getObject(bucket.all, { key, headers, method, query }, () =>
          mayList ? missingKey() : accessDenied('s3', 'Access Denied'),
        );
      }
    }
  };

  return {
    signingNames: ['s3'],
    resourceTypes: ['AWS::S3::Bucket'],

    create: async ({ logicalId, stackName, properties }) => {
      const name = String(properties.BucketName ?? `${stackName}-${logicalId}`.toLowerCase());
      buckets.set(name, await openBucket(name, join(directory, name)));
      return {
        ref: name,
        attributes: {
          Arn: `arn:aws:s3:::${name}`,
          DomainName: `${name}.s3.amazonaws.com`,
          RegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
        },
      };
    },

    permissions: questionsOf,
    handle: async (request) => {
      const presigned = request.query.has('X-Amz-Credential');
      return (presigned && refusePresigned(request, secretOf(request.principal))) || operate(request);
    },

    bucket: (name) => buckets.get(name),
    bucketAt: (domainName) => {
      const [name, rest] = domainName.split('.s3.');
      return rest === undefined ? undefined : buckets.get(name ?? '');
    },
    read: (bucket, request) => getObject(bucket.all, request, missingKey),
  };
};
