import { expect, test } from '@jest/globals';
import { templateChanges } from '#bin/dev/template-changes.ts';

const table = { Type: 'AWS::DynamoDB::Table', Properties: { BillingMode: 'PAY_PER_REQUEST' } };
const fn = (properties: object) => ({ Type: 'AWS::Lambda::Function', Properties: { Timeout: 3, ...properties } });

test('equal templates have no changes', () => {
  expect(templateChanges({ Table: table }, { Table: structuredClone(table) })).toEqual([]);
});

test('added, removed and changed resources are listed with the properties that differ', () => {
  const before = { Old: table, SaveNote: fn({ MemorySize: 256 }), Moved: table };
  const after = { SaveNote: fn({ MemorySize: 512, Handler: 'index.handler' }), Fresh: table, Moved: fn({}) };
  expect(templateChanges(before, after)).toEqual([
    '+ AWS::DynamoDB::Table Fresh',
    '~ Moved: AWS::DynamoDB::Table becomes AWS::Lambda::Function',
    '- AWS::DynamoDB::Table Old',
    '~ AWS::Lambda::Function SaveNote: MemorySize, Handler',
  ]);
});
