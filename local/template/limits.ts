import type { Template } from './assembly.ts';

/** Where two resources of a type cannot have the same name. */
type Scope = 'region' | 'account';

/** The names that AWS accepts for a type of resource. */
export interface NameRule {
  /** Path of the property with the name. */
  property: string;
  maxLength: number;
  pattern: RegExp;
  scope: Scope;
}

const rule = (property: string, maxLength: number, pattern: RegExp, scope: Scope = 'region'): NameRule => ({
  property,
  maxLength,
  pattern,
  scope,
});
const word = /^[\w-]+$/;

/** Types whose names templates may fix. CloudFront and IAM have no regions: their names are unique in the account. */
export const nameRules: Readonly<Record<string, NameRule>> = {
  'AWS::ApiGatewayV2::Api': rule('Name', 128, /^.+$/),
  'AWS::Budgets::Budget': rule('Budget.BudgetName', 100, /^[^:\\]+$/, 'account'),
  'AWS::CloudFront::CachePolicy': rule('CachePolicyConfig.Name', 128, word, 'account'),
  'AWS::CloudFront::Function': rule('Name', 64, word, 'account'),
  'AWS::CloudFront::KeyValueStore': rule('Name', 64, word, 'account'),
  'AWS::CloudFront::OriginAccessControl': rule('OriginAccessControlConfig.Name', 64, word, 'account'),
  'AWS::CloudFront::OriginRequestPolicy': rule('OriginRequestPolicyConfig.Name', 128, word, 'account'),
  'AWS::CloudFront::ResponseHeadersPolicy': rule('ResponseHeadersPolicyConfig.Name', 128, word, 'account'),
  'AWS::CloudWatch::Alarm': rule('AlarmName', 255, /^.+$/),
  'AWS::CloudWatch::CompositeAlarm': rule('AlarmName', 255, /^.+$/),
  'AWS::CloudWatch::Dashboard': rule('DashboardName', 255, word, 'account'),
  'AWS::CodeDeploy::Application': rule('ApplicationName', 100, /^[\w+=,.@-]+$/),
  'AWS::Cognito::UserPool': rule('UserPoolName', 128, /^[\w\s+=,.@-]+$/),
  'AWS::Cognito::UserPoolDomain': rule(
    'Domain',
    63,
    /^(?!.*(?:aws|amazon|cognito))[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
    'account',
  ),
  'AWS::DynamoDB::GlobalTable': rule('TableName', 255, /^[\w.-]{3,}$/),
  'AWS::IAM::Role': rule('RoleName', 64, /^[\w+=,.@-]+$/, 'account'),
  'AWS::KMS::Alias': rule('AliasName', 256, /^alias\/(?!aws\/)[\w/-]+$/),
  'AWS::Lambda::Function': rule('FunctionName', 64, word),
  'AWS::Logs::LogGroup': rule('LogGroupName', 512, /^(?!aws\/)[\w./#-]+$/),
  'AWS::S3::Bucket': rule('BucketName', 63, /^[a-z0-9][a-z0-9.-]+[a-z0-9]$/, 'account'),
  'AWS::SES::ConfigurationSet': rule('Name', 64, word),
  'AWS::SNS::Topic': rule('TopicName', 256, word),
  'AWS::SQS::Queue': rule('QueueName', 80, word),
  'AWS::SSM::Parameter': rule('Name', 1011, /^\/(?!aws|ssm)[\w./-]+$/i),
  'AWS::Scheduler::Schedule': rule('Name', 64, /^[\w.-]+$/),
  'AWS::WAFv2::WebACL': rule('Name', 128, word),
};

/** Returns the fixed name of a resource; undefined when CloudFormation chooses it. */
export const fixedName = (type: string, properties: Record<string, unknown>): unknown =>
  nameRules[type]?.property
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], properties);

/** @throws Error for a name that AWS would reject. */
export const checkName = (type: string, name: string): void => {
  const { maxLength = name.length, pattern = /^/ } = nameRules[type] ?? {};
  if (name.length > maxLength) throw new Error(`${type} ${name}: the name is longer than ${maxLength} characters.`);
  if (!pattern.test(name)) throw new Error(`${type} ${name}: AWS rejects this name.`);
};

/** CloudFormation's quotas of a stack. */
const quotas = { resources: 500, outputs: 200, parameters: 200, templateBytes: 1_000_000, idLength: 255 };

/** @throws Error for a template that CloudFormation would reject; `text` is the template as a file. */
export const checkTemplate = (stackName: string, template: Template, text: string): void => {
  const fail = (problem: string): never => {
    throw new Error(`${stackName}: ${problem}`);
  };
  const { Resources = {}, Outputs = {}, Parameters = {} } = template;
  if (!/^[a-z][a-z0-9-]{0,127}$/i.test(stackName)) fail('a stack name has up to 128 letters, digits and hyphens.');
  const bytes = Buffer.byteLength(text);
  if (bytes > quotas.templateBytes) fail(`its template has ${bytes} bytes, more than ${quotas.templateBytes}.`);
  for (const [kind, entries] of Object.entries({ resources: Resources, outputs: Outputs, parameters: Parameters })) {
    const limit = quotas[kind as 'resources' | 'outputs' | 'parameters'];
    const count = Object.keys(entries).length;
    if (count > limit) fail(`it has ${count} ${kind}, more than ${limit}.`);
    const invalid = Object.keys(entries).find((id) => !/^[a-z0-9]+$/i.test(id) || id.length > quotas.idLength);
    if (invalid !== undefined) fail(`${invalid} is not a logical id of up to ${quotas.idLength} letters and digits.`);
  }
};
