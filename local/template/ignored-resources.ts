import { accountId, type CreatedResource, region } from '../aws/service.ts';
import type { Stack } from './assembly.ts';

/**
 * Resource types of a template that need no stand-in, each with the reason. Whatever is neither here nor has a
 * provider stops the start, so nothing of a template is left out unnoticed.
 */
const ignoredTypes: Record<string, string> = {
  'AWS::Budgets::Budget': 'nothing is billed here',
  'AWS::CDK::Metadata': 'describes the template',
  'AWS::CertificateManager::Certificate': 'the platform is served as plain http',
  'AWS::CloudFormation::CustomResource': 'code that only CloudFormation runs',
  'AWS::CloudFront::OriginAccessControl': 'an origin that has one is read as the distribution itself',
  'AWS::CloudWatch::Alarm': 'nobody is paged here',
  'AWS::CloudWatch::CompositeAlarm': 'nobody is paged here',
  'AWS::CloudWatch::Dashboard': 'there are no metrics here',
  'AWS::Lambda::LayerVersion': 'only functions of CloudFormation use layers',
  'AWS::Lambda::Permission': 'the gateway calls exactly what its integrations name',
  'AWS::Logs::LogGroup': 'functions log to a file in the data directory',
  'AWS::Logs::MetricFilter': 'there are no metrics here',
  'AWS::Route53::RecordSet': 'the platform has one local address',
  'AWS::S3::BucketPolicy': 'rights of functions come from their roles; see OriginAccessControl for the rest',
  'AWS::SNS::TopicPolicy': 'only services of this platform publish',
  'AWS::SQS::QueuePolicy': 'only services of this platform send',
  'AWS::WAFv2::WebACL': 'requests come from this machine only',
  'Custom::LogRetention': 'code that only CloudFormation runs',
  'Custom::S3AutoDeleteObjects': 'code that only CloudFormation runs',
};

/** True when a resource of this type is deliberately not created. */
export const isIgnored = (type: string): boolean => Object.hasOwn(ignoredTypes, type);

/** Logical ids of functions that only CloudFormation calls (`ServiceToken` of custom resources). */
export const findDeploymentFunctions = (stack: Stack): Set<string> => {
  const tokens = Object.values(stack.template.Resources ?? {}).map((resource) => resource.Properties?.ServiceToken);
  return new Set(tokens.map((token) => (token as { 'Fn::GetAtt'?: string[] })?.['Fn::GetAtt']?.[0] ?? ''));
};

/** What a reference to an ignored resource resolves to. */
export const ignoredResource = (stackName: string, logicalId: string, type: string): CreatedResource => {
  const ref = `${stackName}-${logicalId}`;
  const service = type.split('::')[1]?.toLowerCase() ?? 'local';
  return { ref, attributes: { Arn: `arn:aws:${service}:${region}:${accountId}:${ref}`, Id: ref } };
};
