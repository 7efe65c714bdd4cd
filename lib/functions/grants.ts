import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { brand } from '#contract/brand.ts';
import { checkRunner } from '#contract/check-runner.ts';
import type { Need } from '#contract/define.ts';
import { passagesPrefix } from '#contract/passages.ts';
import { courseListKey, searchIndexKey } from '#contract/storage/catalog-rows.ts';
import { renditionsPrefix } from '#contract/storage/rendition-keys.ts';
import type { DataStack } from '../data-stack.ts';
import { configurationSetName, functionName } from '../names.ts';
import type { Stage } from '../stages.ts';
import { chatModelArns } from './chat-model.ts';

/** The resources that needs can refer to. */
export interface Resources {
  stage: Stage;
  data: DataStack;
  /** Origin of the site, e.g. `https://d111.cloudfront.net`. */
  siteUrl: string;
  /** Contains the built site and its `config.json`. */
  siteBucket: IBucket;
}

/** A permission, and the environment variables that name its resource. */
export interface Grant {
  statement: PolicyStatement;
  environment: Record<string, string>;
}

interface GrantTarget {
  service: string;
  arn: string | string[];
  environment: Record<string, string>;
  conditions?: Record<string, Record<string, string[]>>;
}

type TargetName = Need extends `${infer Name}:${string}` ? Name : never;

/** Limits a permission to partition keys with these prefixes. DynamoDB checks every key of a request. */
const partitions = (...prefixes: string[]) => ({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes } });

const arnOf = (service: string, resource: string) =>
  `arn:${Aws.PARTITION}:${service}:${Aws.REGION}:${Aws.ACCOUNT_ID}:${resource}`;

/** The notebook hub's token, a SecureString that operators create. */
const notebookHubParameter = ({ name }: Stage) => `/${brand.slug}/${name}/notebooks/hub-token`;

/** The function that runs checks, or its alias. Built from the name, because several stacks refer to it. */
const checkRunnerArn = (stage: Stage) =>
  arnOf('lambda', `function:${functionName(stage, checkRunner.name)}${stage.trafficShift ? ':live' : ''}`);

/** The GA4 API secret, a SecureString that operators create. */
const ga4Parameter = ({ name }: Stage) => `/${brand.slug}/${name}/ga4/api-secret`;

/** The rows of the catalog in some partitions. */
const catalogRows =
  (...patterns: string[]) =>
  ({ data }: Resources): GrantTarget => ({
    service: 'dynamodb',
    arn: data.catalog.tableArn,
    environment: { CATALOG_TABLE: data.catalog.tableName },
    conditions: partitions(...patterns),
  });

/** The target of each kind of need; undefined when the stage lacks it and the code has a fallback. */
const grantTargets: Record<TargetName, (resources: Resources, action: string) => GrantTarget | undefined> = {
  catalog: catalogRows('COURSE#*', 'VERSIONS#*'),
  answers: catalogRows('ANSWERS#*'),
  solutions: catalogRows('SOLUTIONS#*'),
  learners: ({ data }) => ({
    service: 'dynamodb',
    arn: data.learners.tableArn,
    environment: { LEARNERS_TABLE: data.learners.tableName },
  }),
  revocations: ({ data }) => ({
    service: 'dynamodb',
    arn: data.learners.tableArn,
    environment: { LEARNERS_TABLE: data.learners.tableName },
    conditions: partitions('REVOCATIONS#*', 'STATUS-LIST#*'),
  }),
  'refunded-certificates': ({ stage, data }) =>
    stage.revokesOnRefund
      ? { service: 'dynamodb', arn: data.learners.tableArn, environment: { REVOKES_ON_REFUND: 'true' } }
      : undefined,
  subscribers: ({ data, siteUrl }) => ({
    service: 'dynamodb',
    arn: data.subscribers.tableArn,
    environment: { SUBSCRIBERS_TABLE: data.subscribers.tableName, SITE_URL: siteUrl },
  }),
  limits: ({ data }) => ({
    service: 'dynamodb',
    arn: data.subscribers.tableArn,
    environment: { SUBSCRIBERS_TABLE: data.subscribers.tableName },
    conditions: partitions('LIMIT#*'),
  }),
  'zero-result-searches': ({ data }) => ({
    service: 'dynamodb',
    arn: data.learners.tableArn,
    environment: { LEARNERS_TABLE: data.learners.tableName },
    conditions: partitions('ZERO-RESULT-SEARCHES#*'),
  }),
  'answer-marks': ({ data }) => ({
    service: 'dynamodb',
    arn: data.learners.tableArn,
    environment: { LEARNERS_TABLE: data.learners.tableName },
    conditions: partitions('ANSWER-MARKS#*'),
  }),
  'due-index': ({ data }) => ({
    service: 'dynamodb',
    arn: `${data.subscribers.tableArn}/index/due`,
    environment: { SUBSCRIBERS_TABLE: data.subscribers.tableName },
  }),
  media: ({ data, siteUrl }) => ({
    service: 's3',
    arn: data.media.arnForObjects('media/*'),
    environment: { MEDIA_BUCKET: data.media.bucketName, SITE_URL: siteUrl },
  }),
  renditions: ({ stage, data, siteUrl }) =>
    stage.streaming === 'hls'
      ? {
          service: 's3',
          arn: data.media.arnForObjects(`${renditionsPrefix}*`),
          environment: { MEDIA_BUCKET: data.media.bucketName, SITE_URL: siteUrl, VIDEO_STREAMING: 'hls' },
        }
      : undefined,
  'course-list': ({ data }) => ({
    service: 's3',
    arn: data.media.arnForObjects(courseListKey),
    environment: { MEDIA_BUCKET: data.media.bucketName },
  }),
  'search-index': ({ data }) => ({
    service: 's3',
    arn: data.media.arnForObjects(searchIndexKey),
    environment: { MEDIA_BUCKET: data.media.bucketName },
  }),
  passages: ({ data }) => ({
    service: 's3',
    arn: data.media.arnForObjects(`${passagesPrefix}*`),
    environment: { MEDIA_BUCKET: data.media.bucketName },
  }),
  'sign-in': ({ data, siteBucket }) => ({
    service: 's3',
    arn: siteBucket.arnForObjects('config.json'),
    environment: { SITE_BUCKET: siteBucket.bucketName, TOKEN_ISSUER: data.identity.issuer },
  }),
  'learner-files': ({ data, siteUrl }, action) => ({
    service: 's3',
    environment: { LEARNER_FILES_BUCKET: data.learnerFiles.bucketName, SITE_URL: siteUrl },
    ...(action === 'ListBucket'
      ? { arn: data.learnerFiles.bucketArn, conditions: { StringLike: { 's3:prefix': ['files/*'] } } }
      : { arn: data.learnerFiles.arnForObjects('files/*') }),
  }),
  credentials: ({ data, siteUrl }) => ({
    service: 's3',
    arn: data.learnerFiles.arnForObjects('files/credentials/*'),
    environment: { LEARNER_FILES_BUCKET: data.learnerFiles.bucketName, SITE_URL: siteUrl },
  }),
  identity: ({ data }) => ({
    service: 'cognito-idp',
    arn: data.identity.userPool.userPoolArn,
    environment: { USER_POOL_ID: data.identity.userPool.userPoolId },
  }),
  'badge-key': ({ data, siteUrl }) => ({
    service: 'kms',
    arn: data.badgeKey.keyArn,
    environment: { BADGE_KEY_ID: data.badgeKey.keyId, SITE_URL: siteUrl },
  }),
  email: ({ stage, siteUrl }) => ({
    service: 'ses',
    // SES checks both: the sending identity and the configuration set.
    arn: [
      ...(stage.email.identity === undefined ? [] : [arnOf('ses', `identity/${stage.email.identity}`)]),
      arnOf('ses', `configuration-set/${configurationSetName(stage)}`),
    ],
    environment: {
      ...(stage.email.identity !== undefined && { EMAIL_SENDER: stage.email.sender }),
      EMAIL_CONFIGURATION_SET: configurationSetName(stage),
      EMAILS_PER_DAY: String(stage.email.perDay),
      SITE_URL: siteUrl,
    },
  }),
  'check-runner': ({ stage }) => {
    const arn = checkRunnerArn(stage);
    return { service: 'lambda', arn, environment: { CHECK_RUNNER: arn } };
  },
  'stripe-secrets': ({ stage, siteUrl }) =>
    stage.payments
      ? {
          service: 'ssm',
          arn: arnOf('ssm', `parameter/${brand.slug}/${stage.name}/stripe/*`),
          environment: { STRIPE_PARAMETERS: `/${brand.slug}/${stage.name}/stripe`, SITE_URL: siteUrl },
        }
      : undefined,
  'notebook-hub': ({ stage }) =>
    stage.notebookHub && {
      service: 'ssm',
      arn: arnOf('ssm', `parameter${notebookHubParameter(stage)}`),
      environment: { NOTEBOOK_HUB_URL: stage.notebookHub.url, NOTEBOOK_HUB_PARAMETER: notebookHubParameter(stage) },
    },
  ga4: ({ stage, siteUrl }) =>
    stage.ga4 && {
      service: 'ssm',
      arn: arnOf('ssm', `parameter${ga4Parameter(stage)}`),
      environment: {
        GA4_MEASUREMENT_ID: stage.ga4.measurementId,
        GA4_PARAMETER: ga4Parameter(stage),
        SITE_URL: siteUrl,
      },
    },
  'chat-model': ({ stage: { chatModelId } }) =>
    chatModelId === undefined
      ? undefined
      : {
          service: 'bedrock',
          arn: chatModelArns(chatModelId),
          environment: { BEDROCK_MODEL_ID: chatModelId },
        },
};

/**
 * Builds the policy statement of a need: exactly its action on exactly its target. Undefined when the stage lacks the
 * target.
 */
export const grantFor = (need: Need, resources: Resources): Grant | undefined => {
  const [targetName, action] = need.split(':') as [TargetName, string];
  const target = grantTargets[targetName](resources, action);
  return (
    target && {
      statement: new PolicyStatement({
        actions: [`${target.service}:${action}`],
        resources: [target.arn].flat(),
        ...(target.conditions && { conditions: target.conditions }),
      }),
      environment: target.environment,
    }
  );
};
