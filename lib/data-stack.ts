import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { CfnConfigurationSet } from 'aws-cdk-lib/aws-ses';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import { badgeKey } from './data/badge-key.ts';
import { Identity } from './data/identity.ts';
import { privateBucket } from './data/private-bucket.ts';
import { dueIndex, table } from './data/table.ts';
import { configurationSetName } from './names.ts';
import { stackUuid } from './stack-tokens.ts';
import type { Stage } from './stages.ts';

/** Everything that must survive: rows, files, accounts and the badge signing key. None of it can be recreated. */
export class DataStack extends Stack {
  /** Published courses. */
  readonly catalog: TableV2;
  /** Rows of learners; partition key = the token's `sub`. */
  readonly learners: TableV2;
  /** Drip subscriptions; partition key = normalized email. */
  readonly subscribers: TableV2;
  /** Videos, captions and the course index, as published. */
  readonly media: IBucket;
  /** Profile pictures, certificates, credentials. */
  readonly learnerFiles: IBucket;
  readonly identity: Identity;
  readonly badgeKey: Key;
  /** Key for drawing quiz questions: unknown outside the account, and constant as long as the tables exist. */
  readonly drawKey: string;

  constructor(
    scope: Construct,
    id: string,
    readonly stage: Stage,
    props: StackProps,
  ) {
    super(scope, id, props);
    this.catalog = table(this, 'Catalog', stage);
    this.learners = table(this, 'Learners', stage);
    this.subscribers = table(this, 'Subscribers', stage, [dueIndex]);
    this.media = privateBucket(this, 'Media', stage);
    this.learnerFiles = privateBucket(this, 'LearnerFiles', stage);
    this.identity = new Identity(this, 'Identity', stage);
    // In this stack rather than with the jobs that receive its events, because Cognito's emails use it too.
    const configurationSet = new CfnConfigurationSet(this, 'EmailConfigurationSet', {
      name: configurationSetName(stage),
      reputationOptions: { reputationMetricsEnabled: true },
      suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    // Cognito rejects a configuration set that does not exist yet.
    this.identity.node.addDependency(configurationSet);
    this.badgeKey = badgeKey(this, 'BadgeKey', stage);
    this.drawKey = stackUuid(this);
    this.publishParameters(stage);
    new CfnOutput(this, 'UserPoolId', { value: this.identity.userPool.userPoolId });
  }

  /** Publishes the names that commands such as `npm run publish-content` look up with `--stage S`. */
  private publishParameters(stage: Stage): void {
    const values = {
      'catalog-table': this.catalog.tableName,
      'media-bucket': this.media.bucketName,
      'subscribers-table': this.subscribers.tableName,
      'learners-table': this.learners.tableName,
      'learner-files-bucket': this.learnerFiles.bucketName,
      'user-pool-id': this.identity.userPool.userPoolId,
    };
    for (const [name, stringValue] of Object.entries(values)) {
      new StringParameter(this, name, { parameterName: `/${brand.slug}/${stage.name}/${name}`, stringValue });
    }
  }
}
