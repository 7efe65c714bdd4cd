import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createPermissions, operator } from '../../local/permissions/permissions.ts';
import { compilePolicy } from '../../local/permissions/policy.ts';
import { questionsFor } from '../../local/services/dynamodb/questions.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/catalogue';
const allow = (Action: string | string[], Resource: string | string[], Condition?: object) => ({
  Effect: 'Allow' as const,
  Action,
  Resource,
  ...(Condition && { Condition: Condition as never }),
});
const policy = (...Statement: Parameters<typeof compilePolicy>[0][number]['Statement'][]) =>
  compilePolicy([{ Statement: Statement.flat() }]);
const courses = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['COURSE#*', 'VERSIONS#*'] } };

const names = fc.stringMatching(/^[a-z]{1,8}$/);

test('a role may do exactly what it names, whatever the names are', () => {
  fc.assert(
    fc.property(names, names, names, names, (action, resource, otherAction, otherResource) => {
      const { allows } = policy(allow(`s3:${action}`, `arn:${resource}`));
      const isSame = action === otherAction && resource === otherResource;
      expect(allows({ action: `s3:${otherAction}`, resource: `arn:${otherResource}` }) !== undefined).toBe(isSame);
    }),
  );
});

test('an explicit refusal wins, wherever it stands', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (order) => {
      const statements = [
        allow('*', '*'),
        allow('s3:GetObject', 'arn:aws:s3:::files/secret'),
        { Effect: 'Deny' as const, Action: 's3:*', Resource: 'arn:aws:s3:::files/secret' },
      ];
      const { allows } = compilePolicy([{ Statement: order.map((at) => statements[at] ?? allow('', '')) }]);
      expect(allows({ action: 's3:GetObject', resource: 'arn:aws:s3:::files/secret' })).toBeUndefined();
      expect(allows({ action: 's3:GetObject', resource: 'arn:aws:s3:::files/other' })).toBeDefined();
    }),
  );
});

test('a wildcard covers any text and nothing else is a wildcard', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (key) => {
      const { allows } = policy(allow('s3:Get*', 'arn:aws:s3:::files/a.b/*'));
      expect(allows({ action: 's3:GetObject', resource: `arn:aws:s3:::files/a.b/${key}` })).toBeDefined();
      expect(allows({ action: 's3:GetObject', resource: `arn:aws:s3:::files/a-b/${key}` })).toBeUndefined();
      expect(allows({ action: 's3:PutObject', resource: `arn:aws:s3:::files/a.b/${key}` })).toBeUndefined();
    }),
  );
});

test('leading keys: every key of a request has to fit', () => {
  const { allows } = policy(allow('dynamodb:GetItem', table, courses));
  const ask = (...keys: string[]) =>
    allows({ action: 'dynamodb:GetItem', resource: table, context: { 'dynamodb:LeadingKeys': keys } }) !== undefined;
  expect(ask('COURSE#a')).toBe(true);
  expect(ask('COURSE#a', 'VERSIONS#a')).toBe(true);
  expect(ask('ANSWERS#a')).toBe(false);
  expect(ask('COURSE#a', 'ANSWERS#a')).toBe(false);
});

test.each([
  ['StringEquals', false],
  ['StringLike', false],
  ['Bool', false],
  ['ForAnyValue:StringLike', false],
  ['ForAllValues:StringLike', true],
  ['StringEqualsIfExists', true],
  ['StringNotEquals', true],
])('%s on a key that the request lacks holds: %s', (operator, holds) => {
  const { allows } = policy(allow('s3:GetObject', '*', { [operator]: { 'aws:SecureTransport': 'true' } }));
  const ask = (context?: Record<string, string[]>) =>
    allows({ action: 's3:GetObject', resource: 'arn:aws:s3:::files/a', ...(context && { context }) }) !== undefined;
  expect([ask(), ask({}), ask({ 'aws:SecureTransport': [] })]).toEqual([holds, holds, holds]);
});

test('a condition nobody knows is no permission but an error', () => {
  expect(() => policy(allow('s3:*', '*', { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } }))).toThrow(/IpAddress/);
});

const tables = new Map([
  ['catalogue', { name: 'catalogue', arn: table, partitionKey: 'pk', indexes: new Map([['byDay', 'day']]) }],
]);
const asked = (operation: string, input: object) => questionsFor(operation, input, (name) => tables.get(name));
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });
const question = (action: string, keys: string[], resource = table) => ({
  action: `dynamodb:${action}`,
  resource,
  context: { 'dynamodb:LeadingKeys': keys },
});

test.each([
  ['GetItem', { TableName: 'catalogue', Key: key('A') }, [question('GetItem', ['A'])]],
  ['PutItem', { TableName: 'catalogue', Item: key('A') }, [question('PutItem', ['A'])]],
  [
    'Query',
    {
      TableName: 'catalogue',
      KeyConditionExpression: 'begins_with(sk, :b) AND #p = :a',
      ExpressionAttributeNames: { '#p': 'pk' },
      ExpressionAttributeValues: { ':a': { S: 'A' }, ':b': { S: 'B' } },
    },
    [question('Query', ['A'])],
  ],
  [
    'Query',
    {
      TableName: 'catalogue',
      IndexName: 'byDay',
      KeyConditions: { day: { AttributeValueList: [{ S: 'monday' }], ComparisonOperator: 'EQ' } },
    },
    [question('Query', ['monday'], `${table}/index/byDay`)],
  ],
  [
    'BatchGetItem',
    { RequestItems: { catalogue: { Keys: [key('A'), key('B')] } } },
    [question('BatchGetItem', ['A', 'B'])],
  ],
  [
    'BatchWriteItem',
    { RequestItems: { catalogue: [{ PutRequest: { Item: key('A') } }, { DeleteRequest: { Key: key('B') } }] } },
    [question('BatchWriteItem', ['A', 'B'])],
  ],
  [
    'TransactWriteItems',
    {
      TransactItems: [
        { Put: { TableName: 'catalogue', Item: key('A') } },
        { Delete: { TableName: 'catalogue', Key: key('B') } },
      ],
    },
    [question('PutItem', ['A']), question('DeleteItem', ['B'])],
  ],
  ['Scan', { TableName: 'catalogue' }, [{ action: 'dynamodb:Scan', resource: table }]],
])('%s is judged by the rows it touches', (operation, input, expected) => {
  expect(asked(operation, input)).toEqual(expected);
});

test('what a function used and what it lacked is told apart; an operator may do everything unseen', () => {
  const principal = {
    name: 'shop-read',
    policy: policy(allow(['s3:GetObject', 's3:PutObject'], 'arn:aws:s3:::files/*')),
  };
  const permissions = createPermissions(
    (id) => (id === 'Read' ? principal : undefined),
    () => ['Read'],
  );
  const get = { action: 's3:GetObject', resource: 'arn:aws:s3:::files/a' };
  const remove = { action: 's3:DeleteObject', resource: 'arn:aws:s3:::files/a' };
  expect(permissions.refused('Read', [get])).toBeUndefined();
  expect(permissions.refused('Read', [get, remove])).toBe(remove);
  expect(permissions.refused('Stranger', [get])).toBe(get);
  expect(permissions.refused(operator, [get, remove])).toBeUndefined();
  expect(permissions.allows('Read', { ...get, action: 's3:ListBucket' })).toBe(false);
  expect(permissions.report()).toEqual({
    functions: {
      'shop-read': {
        granted: [
          { action: 's3:GetObject', resource: 'arn:aws:s3:::files/*' },
          { action: 's3:PutObject', resource: 'arn:aws:s3:::files/*' },
        ],
        used: [{ action: 's3:GetObject', resource: 'arn:aws:s3:::files/*' }],
        denied: [{ action: 's3:DeleteObject', resource: 'arn:aws:s3:::files/a' }],
      },
    },
  });
});
