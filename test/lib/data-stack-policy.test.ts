import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { stages } from '#lib/stages.ts';
import { bundlesOf, synthesized } from './templates.ts';

/** Settings of a stateful resource, or what refers to one: CloudFormation can create them again. */
const attachments = [
  'AWS::Cognito::UserPoolDomain',
  'AWS::Cognito::UserPoolResourceServer',
  'AWS::KMS::Alias',
  'AWS::S3::BucketPolicy',
  'AWS::SES::ConfigurationSet',
  'AWS::SSM::Parameter',
];

const types = new Set(Object.values(synthesized(stages.prod, bundlesOf([])).data.resources).map(({ Type }) => Type));

test('no update may replace or delete a table, bucket, user pool or key', () => {
  const [allowed, denied] = JSON.parse(readFileSync('lib/data-stack-policy.json', 'utf8')).Statement;
  expect(allowed).toMatchObject({ Effect: 'Allow', Action: 'Update:*', Resource: '*' });
  expect(denied).toMatchObject({ Effect: 'Deny', Action: ['Update:Replace', 'Update:Delete'], Resource: '*' });
  const stateful: string[] = denied.Condition.StringEquals.ResourceType;
  expect([...types].filter((type) => !stateful.includes(type)).sort()).toEqual(attachments);
  expect(stateful.filter((type) => !types.has(type))).toEqual([]);
});
