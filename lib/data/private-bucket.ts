import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * A bucket nobody reaches without a signature, over TLS only. Where data is kept, replaced and deleted objects stay
 * readable for operators for 30 days, which is shorter than the 35 days the tables' backups live.
 */
export const privateBucket = (scope: Construct, id: string, stage: Stage): IBucket =>
  new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    versioned: stage.keepsData,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !stage.keepsData,
    lifecycleRules: [
      {
        abortIncompleteMultipartUploadAfter: Duration.days(7),
        ...(stage.keepsData && { noncurrentVersionExpiration: Duration.days(30) }),
      },
    ],
    // Under exactOptionalPropertyTypes the class does not fit its own interface.
  }) as IBucket;
