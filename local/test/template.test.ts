import { expect, test } from '@jest/globals';
import type { Template } from '#local/template/assembly.ts';
import { createResolver } from '#local/template/resolver.ts';

const template: Template = {
  Parameters: { Version: { Default: '21' } },
  Conditions: {
    IsDev: { 'Fn::Equals': [{ Ref: 'AWS::StackName' }, 'shop-dev'] },
    IsProd: { 'Fn::Not': [{ Condition: 'IsDev' }] },
    Either: { 'Fn::Or': [{ Condition: 'IsProd' }, { Condition: 'IsDev' }] },
    Both: { 'Fn::And': [{ Condition: 'IsProd' }, { Condition: 'IsDev' }] },
  },
  Resources: { Table: { Type: 'AWS::DynamoDB::GlobalTable' }, Site: { Type: 'AWS::CloudFront::Distribution' } },
};

const { resolve, evaluateCondition: holds } = createResolver('shop-dev', template, {
  resource: async (logicalId) => ({
    ref: `ref-${logicalId}`,
    attributes: { Arn: `arn:${logicalId}`, 'A.B': 'nested' },
  }),
  importValue: async (name) => `imported ${name}`,
});

test.each([
  ['a parameter by its default', { Ref: 'Version' }, '21'],
  ['a resource by reference', { Ref: 'Table' }, 'ref-Table'],
  ['an attribute', { 'Fn::GetAtt': ['Table', 'Arn'] }, 'arn:Table'],
  ['an attribute with a dot', { 'Fn::GetAtt': ['Site', 'A.B'] }, 'nested'],
  [
    'joined parts',
    { 'Fn::Join': ['', ['https://', { Ref: 'Site' }, '/', { Ref: 'AWS::Region' }]] },
    'https://ref-Site/us-east-1',
  ],
  [
    'a substitution',
    { 'Fn::Sub': `\${Table}/\${Table.Arn}/\${AWS::URLSuffix}/\${!Kept}` },
    `ref-Table/arn:Table/amazonaws.com/\${Kept}`,
  ],
  [
    'a substitution with its own names',
    { 'Fn::Sub': [`\${Name}-\${Table}`, { Name: { Ref: 'Site' } }] },
    'ref-Site-ref-Table',
  ],
  ['a part of a split string', { 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
  ['an export of another stack', { 'Fn::ImportValue': 'data:Table' }, 'imported data:Table'],
  ['the branch of a condition', { 'Fn::If': ['IsDev', 'small', 'large'] }, 'small'],
])('a template resolves %s', async (_, value, expected) => {
  expect(await resolve({ inside: [value] }, 'Table.Properties')).toEqual({ inside: [expected] });
});

test('what resolves to no value is left out of objects and lists', async () => {
  const nothing = { 'Fn::If': ['IsProd', 'x', { Ref: 'AWS::NoValue' }] };
  expect(await resolve({ kept: 1, gone: nothing, list: [nothing, 2] }, 'Table')).toEqual({ kept: 1, list: [2] });
});

test('conditions combine other conditions', async () => {
  expect(await Promise.all(['IsDev', 'IsProd', 'Either', 'Both'].map(holds))).toEqual([true, false, true, false]);
  expect(await holds(undefined)).toBe(true);
});

test('a field called Condition in a policy is not a function', async () => {
  const statement = { Condition: { StringEquals: { a: 'b' } } };
  expect(await resolve(statement, 'Policy.Properties')).toEqual(statement);
});

test.each([
  ['an unknown function', { 'Fn::Cidr': ['10.0.0.0/16', 6] }, /Fn::Cidr is not supported at Table\.Properties\.Range/],
  ['a missing resource', { Ref: 'Ghost' }, /unknown resource Ghost at Table\.Properties\.Range/],
  [
    'a missing attribute',
    { 'Fn::GetAtt': ['Table', 'StreamArn'] },
    /Table \(AWS::DynamoDB::GlobalTable\) has no attribute StreamArn/,
  ],
  ['a list in place of a string', { 'Fn::Join': ['', [['a']]] }, /expected a string/],
  ['an index beyond the list', { 'Fn::Select': [5, ['a']] }, /index out of range/],
])('a template with %s is refused with its location', async (_, value, message) => {
  await expect(resolve({ Range: value }, 'Table.Properties')).rejects.toThrow(message);
});
