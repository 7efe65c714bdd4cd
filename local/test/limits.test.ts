import { expect, test } from '@jest/globals';
import { checkName, checkTemplate } from '#local/template/limits.ts';

const resources = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`Topic${index}`, { Type: 'AWS::SNS::Topic' }]));
const outputs = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`Output${index}`, { Value: '' }]));

test('a stack within the quotas of CloudFormation starts', () => {
  expect(() => checkTemplate('shop-dev', { Resources: resources(500) }, '{}')).not.toThrow();
});

test.each([
  ['501 resources', 'shop-dev', { Resources: resources(501) }, '{}', 'shop-dev: it has 501 resources, more than 500.'],
  ['201 outputs', 'shop-dev', { Outputs: outputs }, '{}', 'shop-dev: it has 201 outputs, more than 200.'],
  ['a template over a megabyte', 'shop-dev', {}, 'x'.repeat(1_000_001), 'shop-dev: its template has 1000001 bytes'],
  ['a name with an underscore', 'shop_dev', {}, '{}', 'shop_dev: a stack name has up to 128'],
  ['a logical id with a hyphen', 'shop', { Resources: { 'A-1': { Type: 'X' } } }, '{}', 'A-1 is not a logical id'],
])('a stack with %s does not start', (_, name, template, text, message) => {
  expect(() => checkTemplate(name, template, text)).toThrow(message);
});

test.each([
  ['AWS::Lambda::Function', 'x'.repeat(65), 'longer than 64 characters'],
  ['AWS::CloudFront::OriginAccessControl', 'x'.repeat(65), 'longer than 64 characters'],
  ['AWS::CloudFront::KeyValueStore', 'x'.repeat(65), 'longer than 64 characters'],
  ['AWS::SQS::Queue', 'dead letters', 'AWS rejects this name'],
  ['AWS::Cognito::UserPoolDomain', 'shop-dev-aws-1a2b3c4d', 'AWS rejects this name'],
])('a %s named %s does not start', (type, name, message) => {
  expect(() => checkName(type, name)).toThrow(message);
});

test('a name that AWS accepts passes, and so does a type whose names have no rule', () => {
  checkName('AWS::Lambda::Function', 'x'.repeat(64));
  checkName('AWS::Unknown::Type', 'any name');
});
