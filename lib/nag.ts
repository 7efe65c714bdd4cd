import { type App, CfnResource, type Stack, Token, Validations } from 'aws-cdk-lib';
import { CfnRole } from 'aws-cdk-lib/aws-iam';
import { AwsSolutionsChecks } from 'cdk-nag';
import { brand } from '../contract/brand.ts';
import type { AppStack } from './app-stack.ts';
import type { DataStack } from './data-stack.ts';

interface Acknowledgement {
  /** Of the construct, below its stack. */
  path: RegExp;
  /** Rules of cdk-nag, with the finding in brackets where a rule has several. */
  ids: string[];
  reason: string;
}

const deployment = /^Custom::CDKBucketDeployment\w+\//;

/** Findings of the AWS Solutions pack that stand, each with the reason. Anything else fails synthesis. */
const acknowledgements: Acknowledgement[] = [
  {
    path: /(^Media|^LearnerFiles|\/Bucket)\/Resource$/,
    ids: ['AwsSolutions-S1'],
    reason:
      'Only CloudFront and our functions read these buckets; the API logs who asked. A log of keys would hold ids.',
  },
  {
    path: /\/UserPool\/Resource$/,
    ids: ['AwsSolutions-COG2', 'AwsSolutions-COG8'],
    reason:
      'Learners sign in with a password; a second factor and threat protection cost more than all else per person.',
  },
  {
    path: /\/Distribution\/Resource$/,
    ids: ['AwsSolutions-CFR1'],
    reason: 'The courses are for people everywhere.',
  },
  {
    path: /\/Distribution\/Resource$/,
    ids: ['AwsSolutions-CFR2'],
    reason: 'A stage may name a web ACL; the API throttles and our forms count, with or without one.',
  },
  {
    path: /\/Distribution\/Resource$/,
    ids: ['AwsSolutions-CFR3'],
    reason: 'Lines with the address of each visitor are not kept (reliability rule R30); the API logs by route.',
  },
  {
    path: /\/Distribution\/Resource$/,
    ids: ['AwsSolutions-CFR4'],
    reason: "CloudFront's own certificate fixes the TLS policy; a stage with a domain requires TLS 1.2.",
  },
  {
    path: /^Api\/\w+\/Route\/Resource$/,
    ids: ['AwsSolutions-APIG4'],
    reason: 'The contract states this operation as public, or it checks an optional token itself.',
  },
  {
    path: /^Jobs\/.+\/DeadLetters\/Resource$/,
    ids: ['AwsSolutions-SQS3'],
    reason: 'It is the dead-letter queue.',
  },
  {
    path: deployment,
    ids: [
      'AwsSolutions-L1',
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'AwsSolutions-IAM5[Action::s3:GetBucket*]',
      'AwsSolutions-IAM5[Action::s3:GetObject*]',
      'AwsSolutions-IAM5[Action::s3:List*]',
      'AwsSolutions-IAM5[Action::s3:Abort*]',
      'AwsSolutions-IAM5[Action::s3:DeleteObject*]',
    ],
    reason: 'CDK itself makes this function and its role; it runs during deployments only.',
  },
];

/** Resources with a wildcard that a function may be allowed, as cdk-nag names them, by how their ARN ends. */
const allowedWildcards = (data: DataStack): Record<string, string> => {
  const imported = (arn: string): string => data.resolve(data.exportValue(arn))['Fn::ImportValue'];
  const parameters = 'arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter';
  const { slug } = brand;
  return {
    '/media/*': `${imported(data.media.bucketArn)}/media/*`,
    '/assistant/*': `${imported(data.media.bucketArn)}/assistant/*`,
    '/files/*': `${imported(data.learnerFiles.bucketArn)}/files/*`,
    '/files/credentials/*': `${imported(data.learnerFiles.bucketArn)}/files/credentials/*`,
    '/stripe/*': `${parameters}/${slug}/${data.stage.name}/stripe/*`,
  };
};

/** ARN of the bucket that `cdk bootstrap` makes for assets; its name spells out account and region where they are known. */
const bootstrapBucket = ({ account, region }: Stack): string => {
  const accountId = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const regionName = Token.isUnresolved(region) ? '<AWS::Region>' : region;
  return `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${accountId}-${regionName}`;
};

/** Checks both stacks with cdk-nag's AWS Solutions pack at synthesis, which fails on any finding not acknowledged here. */
export const checkSolutions = (app: App, stacks: { data: DataStack; app: AppStack }): void => {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const wildcards = Object.entries(allowedWildcards(stacks.data));
  const siteBucket = stacks.app.getLogicalId(stacks.app.siteBucket.node.defaultChild as CfnResource);
  const assets = bootstrapBucket(stacks.app);
  for (const construct of app.node.findAll().filter(CfnResource.isCfnResource)) {
    const acknowledge = (id: string, reason: string) => Validations.of(construct).acknowledge({ id, reason });
    const path = construct.node.path.split('/').slice(1).join('/');
    for (const { ids, reason } of acknowledgements.filter((each) => each.path.test(path))) {
      for (const id of ids) acknowledge(id, reason);
    }
    if (construct instanceof CfnRole && /^(Api|Jobs)\//.test(path)) {
      const policies = JSON.stringify(construct.stack.resolve(construct.policies));
      for (const [suffix, resource] of wildcards) {
        if (!policies.includes(`${suffix}"`)) continue;
        acknowledge(`AwsSolutions-IAM5[Resource::${resource}]`, 'Objects below one prefix are of one kind.');
      }
    }
    if (deployment.test(path)) {
      acknowledge(`AwsSolutions-IAM5[Resource::<${siteBucket}.Arn>/*]`, 'It fills the site bucket.');
      acknowledge(`AwsSolutions-IAM5[Resource::${assets}/*]`, 'It reads what was uploaded for this deployment.');
    }
  }
};
