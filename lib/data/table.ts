import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type GlobalSecondaryIndexPropsV2,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * Creates a table with string keys `pk` and `sk`, billed per request, with point-in-time recovery for 35 days. Rows
 * expire some time after their number attribute `expiresAt` (epoch seconds).
 */
export const table = (
  scope: Construct,
  id: string,
  stage: Stage,
  indexes: GlobalSecondaryIndexPropsV2[] = [],
): TableV2 =>
  new TableV2(scope, id, {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    globalSecondaryIndexes: indexes,
    billing: Billing.onDemand(),
    encryption: TableEncryptionV2.dynamoOwnedKey(),
    timeToLiveAttribute: 'expiresAt',
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: stage.keepsData,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });

/**
 * Subscriptions by the day and time of their next email. Sparse: rows without `dueBucket` are left out. A bucket is a
 * day with a shard (`2026-11-21#5`), which spreads one day over several partitions; other waiting rows have their own.
 */
export const dueIndex: GlobalSecondaryIndexPropsV2 = {
  indexName: 'due',
  partitionKey: { name: 'dueBucket', type: AttributeType.STRING },
  sortKey: { name: 'dueAt', type: AttributeType.STRING },
};
