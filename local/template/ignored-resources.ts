import { accountId, type CreatedResource, region } from '../aws/service.ts';
import type { Stack } from './assembly.ts';

/**
 * Resource types that need no stand-in, each with the reason. A type that is neither listed here nor has a provider
 * fails the start, so nothing is skipped silently.
 */
const ignoredTypes: Record<string, string> = {
  'AWS::Budgets::Budget': 'the local cloud has no costs',
  'AWS::CDK::Metadata': 'only metadata',
  'AWS::CertificateManager::Certificate': 'the platform is served over plain HTTP',
  'AWS::CloudFormation::CustomResource': 'runs only during deployment',
  'AWS::CloudFront::OriginAccessControl': 'such an origin is read as the distribution',
  'AWS::CloudWatch::Dashboard': 'metrics are counted, but not shown',
  'AWS::Lambda::LayerVersion': 'used only during deployment',
  'AWS::Lambda::Permission': 'the gateway invokes only its integrations',
  'AWS::Route53::RecordSet': 'the platform has a single local URL',
  'AWS::S3::BucketPolicy': 'functions are authorized by role, distributions by OriginAccessControl',
  'AWS::SNS::TopicPolicy': 'only other stand-ins publish',
  'AWS::SQS::QueuePolicy': 'only other stand-ins send',
  'AWS::WAFv2::WebACL': 'only this machine sends requests',
  'Custom::LogRetention': 'runs only during deployment',
  'Custom::S3AutoDeleteObjects': 'runs only during deployment',
};

/** Whether resources of this type are deliberately not created. */
export const isIgnored = (type: string): boolean => Object.hasOwn(ignoredTypes, type);

/** Logical ids of functions that run only during deployment (`ServiceToken` of custom resources). */
export const findDeploymentFunctions = (stack: Stack): Set<string> => {
  const tokens = Object.values(stack.template.Resources ?? {}).map((resource) => resource.Properties?.ServiceToken);
  return new Set(tokens.map((token) => (token as { 'Fn::GetAtt'?: string[] })?.['Fn::GetAtt']?.[0] ?? ''));
};

/** The values of references to an ignored resource. */
export const ignoredResource = (stackName: string, logicalId: string, type: string): CreatedResource => {
  const ref = `${stackName}-${logicalId}`;
  const service = type.split('::')[1]?.toLowerCase() ?? 'local';
  return { ref, attributes: { Arn: `arn:aws:${service}:${region}:${accountId}:${ref}`, Id: ref } };
};
