import { type App, CfnResource, DefaultStackSynthesizer, type Stack, Token, Validations } from 'aws-cdk-lib';
import { CfnRole } from 'aws-cdk-lib/aws-iam';
import { brand } from '#contract/brand.ts';
import type { DataStack } from './data-stack.ts';
import type { PlatformStacks } from './platform.ts';

interface Acknowledgement {
  /** Matches the construct path below the stack. */
  path: RegExp;
  /** Rules of cdk-nag, with the finding in brackets when a rule has several. */
  ids: string[];
  reason: string;
}

const deployment = /^Custom::CDKBucketDeployment\w+\//;

/** Accepted findings of the AWS Solutions pack, each with the reason. Any other finding fails synthesis. */
const acknowledgements: Acknowledgement[] = [
  {
    path: /(^Media|^LearnerFiles|\/Bucket)\/Resource$/,
    ids: ['AwsSolutions-S1'],
    reason:
      'Only CloudFront and our functions read these buckets; the API logs requests. An access log would contain ids.',
  },
  {
    path: /\/UserPool\/Resource$/,
    ids: ['AwsSolutions-COG2', 'AwsSolutions-COG8'],
    reason: 'Learners sign in with a password; MFA and threat protection cost more per user than everything else.',
  },
  {
    path: /\/Distribution\/Resource$/,
    ids: ['AwsSolutions-CFR1'],
    reason: 'The courses are available worldwide.',
  },
  {
    path: /\/Distribution\/Resource$/,
    ids: ['AwsSolutions-CFR2'],
    reason: 'A stage may name a web ACL; the API throttles and the forms are rate-limited with or without one.',
  },
  {
    path: /\/Distribution\/Resource$/,
    ids: ['AwsSolutions-CFR3'],
    reason: 'Visitor IP addresses are not logged (docs/reliability.md#logs); the API logs by route.',
  },
  {
    path: /\/Distribution\/Resource$/,
    ids: ['AwsSolutions-CFR4'],
    reason: "CloudFront's own certificate fixes the TLS policy; a stage with a domain requires TLS 1.2.",
  },
  {
    path: /^\w+Api\/\w+\/Route\/Resource$/,
    ids: ['AwsSolutions-APIG4'],
    reason: 'The contract declares this operation as public, or it verifies an optional token itself.',
  },
  {
    path: /^Jobs\/.+\/DeadLetters\/Resource$/,
    ids: ['AwsSolutions-SQS3'],
    reason: 'This is the dead-letter queue.',
  },
  {
    path: /^Jobs\/.+\/Live\/\w+\/Resource$/,
    ids: ['CloudFormation-Validate::W3694'],
    reason: 'To SNS, the alias of a function is a function.',
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
    reason: 'CDK creates this function and its role; it runs only during deployment.',
  },
];

/** Returns the name under which other stacks import a stack's value, as cdk-nag writes it. */
const imported = (stack: Stack, arn: string): string => stack.resolve(stack.exportValue(arn))['Fn::ImportValue'];

/** Wildcard resources that functions may access, as cdk-nag names them, by suffix of the ARN. */
const allowedWildcards = (data: DataStack): Record<string, string> => {
  const parameters = 'arn:<AWS::Partition>:ssm:<AWS::Region>:<AWS::AccountId>:parameter';
  const { slug } = brand;
  return {
    '/media/*': `${imported(data, data.media.bucketArn)}/media/*`,
    '/media/hls/*': `${imported(data, data.media.bucketArn)}/media/hls/*`,
    '/assistant/*': `${imported(data, data.media.bucketArn)}/assistant/*`,
    '/files/*': `${imported(data, data.learnerFiles.bucketArn)}/files/*`,
    '/files/credentials/*': `${imported(data, data.learnerFiles.bucketArn)}/files/credentials/*`,
    '/stripe/*': `${parameters}/${slug}/${data.stage.name}/stripe/*`,
  };
};

/** Returns the ARN of the asset bucket created by `cdk bootstrap`, with the account and region when they are known. */
const bootstrapBucket = ({ account, region, synthesizer }: Stack): string => {
  const accountId = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const regionName = Token.isUnresolved(region) ? '<AWS::Region>' : region;
  const qualifier = synthesizer.bootstrapQualifier ?? DefaultStackSynthesizer.DEFAULT_QUALIFIER;
  return `arn:<AWS::Partition>:s3:::cdk-${qualifier}-assets-${accountId}-${regionName}`;
};

/** Checks every stack with cdk-nag's AWS Solutions pack; synthesis fails on any unacknowledged finding. */
export const checkSolutions = async (app: App, stacks: PlatformStacks): Promise<void> => {
  // Imported here, because it takes a second and `npm start` does not run the check.
  const { AwsSolutionsChecks } = await import('cdk-nag');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const wildcards = Object.entries(allowedWildcards(stacks.data));
  const siteBucket = imported(stacks.edge, stacks.edge.siteBucket.bucketArn);
  const assets = bootstrapBucket(stacks.edge);
  for (const construct of app.node.findAll().filter(CfnResource.isCfnResource)) {
    const acknowledge = (id: string, reason: string) => Validations.of(construct).acknowledge({ id, reason });
    const path = construct.node.path.split('/').slice(1).join('/');
    for (const { ids, reason } of acknowledgements.filter((each) => each.path.test(path))) {
      for (const id of ids) acknowledge(id, reason);
    }
    if (construct instanceof CfnRole && /^(\w+Api|Streams|Jobs|VideoEncoder)\//.test(path)) {
      const policies = JSON.stringify(construct.stack.resolve(construct.policies));
      if (stacks.data.stage.tracing) acknowledge('AwsSolutions-IAM5[Resource::*]', 'X-Ray has no resources to name.');
      for (const [suffix, resource] of wildcards) {
        if (!policies.includes(`${suffix}"`)) continue;
        acknowledge(`AwsSolutions-IAM5[Resource::${resource}]`, 'All objects under this prefix are of the same kind.');
      }
    }
    if (deployment.test(path)) {
      acknowledge(`AwsSolutions-IAM5[Resource::${siteBucket}/*]`, 'It writes the site files.');
      acknowledge(`AwsSolutions-IAM5[Resource::${assets}/*]`, 'It reads the assets of this deployment.');
    }
  }
};
