import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * Creates a private bucket, TLS only. If the stage keeps data, operators can read replaced and deleted objects for 30
 * days, which is less than the tables' 35 days of backups.
 */
export const privateBucket = (scope: Construct, id: string, stage: Stage): IBucket =>
  new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    versioned: stage.keepsData,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    autoDeleteObjects: !stage.keepsData,
    lifecycleRules: [
      {
        abortIncompleteMultipartUploadAfter: Duration.days(7),
        ...(stage.keepsData && { noncurrentVersionExpiration: Duration.days(30) }),
      },
    ],
    // With exactOptionalPropertyTypes, the class is not assignable to its own interface.
  }) as IBucket;
