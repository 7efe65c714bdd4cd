import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { authorizationRequestsFor } from '#local/aws/dynamodb/authorization-requests.ts';
import { createPermissions, operator } from '#local/iam/permissions.ts';
import { compilePolicy } from '#local/iam/policy.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/catalog';
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

test('a role allows exactly what it names, whatever the names are', () => {
  fc.assert(
    fc.property(names, names, names, names, (action, resource, otherAction, otherResource) => {
      const { allows } = policy(allow(`s3:${action}`, `arn:${resource}`));
      const isSame = action === otherAction && resource === otherResource;
      expect(allows({ action: `s3:${otherAction}`, resource: `arn:${otherResource}` }) !== undefined).toBe(isSame);
    }),
  );
});

test('an explicit deny wins, wherever it appears', () => {
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

test('a wildcard matches any text, and nothing else is a wildcard', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (key) => {
      const { allows } = policy(allow('s3:Get*', 'arn:aws:s3:::files/a.b/*'));
      expect(allows({ action: 's3:GetObject', resource: `arn:aws:s3:::files/a.b/${key}` })).toBeDefined();
      expect(allows({ action: 's3:GetObject', resource: `arn:aws:s3:::files/a-b/${key}` })).toBeUndefined();
      expect(allows({ action: 's3:PutObject', resource: `arn:aws:s3:::files/a.b/${key}` })).toBeUndefined();
    }),
  );
});

test('leading keys: every key of a request must match', () => {
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
])('%s on a key missing from the request is met: %s', (operator, holds) => {
  const { allows } = policy(allow('s3:GetObject', '*', { [operator]: { 'aws:SecureTransport': 'true' } }));
  const ask = (context?: Record<string, string[]>) =>
    allows({ action: 's3:GetObject', resource: 'arn:aws:s3:::files/a', ...(context && { context }) }) !== undefined;
  expect([ask(), ask({}), ask({ 'aws:SecureTransport': [] })]).toEqual([holds, holds, holds]);
});

test('an unknown condition is an error, not an allow', () => {
  expect(() => policy(allow('s3:*', '*', { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } }))).toThrow(/IpAddress/);
});

const tables = new Map([
  ['catalog', { name: 'catalog', arn: table, partitionKey: 'pk', indexes: new Map([['byDay', 'day']]) }],
]);
const authorizationRequests = (operation: string, input: object) =>
  authorizationRequestsFor(operation, input, (name) => tables.get(name));
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });
const authorizationRequest = (action: string, keys: string[], resource = table) => ({
  action: `dynamodb:${action}`,
  resource,
  context: { 'dynamodb:LeadingKeys': keys },
});

test.each([
  ['GetItem', { TableName: 'catalog', Key: key('A') }, [authorizationRequest('GetItem', ['A'])]],
  ['PutItem', { TableName: 'catalog', Item: key('A') }, [authorizationRequest('PutItem', ['A'])]],
  [
    'Query',
    {
      TableName: 'catalog',
      KeyConditionExpression: 'begins_with(sk, :b) AND #p = :a',
      ExpressionAttributeNames: { '#p': 'pk' },
      ExpressionAttributeValues: { ':a': { S: 'A' }, ':b': { S: 'B' } },
    },
    [authorizationRequest('Query', ['A'])],
  ],
  [
    'Query',
    {
      TableName: 'catalog',
      IndexName: 'byDay',
      KeyConditions: { day: { AttributeValueList: [{ S: 'monday' }], ComparisonOperator: 'EQ' } },
    },
    [authorizationRequest('Query', ['monday'], `${table}/index/byDay`)],
  ],
  [
    'BatchGetItem',
    { RequestItems: { catalog: { Keys: [key('A'), key('B')] } } },
    [authorizationRequest('BatchGetItem', ['A', 'B'])],
  ],
  [
    'BatchWriteItem',
    { RequestItems: { catalog: [{ PutRequest: { Item: key('A') } }, { DeleteRequest: { Key: key('B') } }] } },
    [authorizationRequest('BatchWriteItem', ['A', 'B'])],
  ],
  [
    'TransactWriteItems',
    {
      TransactItems: [
        { Put: { TableName: 'catalog', Item: key('A') } },
        { Delete: { TableName: 'catalog', Key: key('B') } },
      ],
    },
    [authorizationRequest('PutItem', ['A']), authorizationRequest('DeleteItem', ['B'])],
  ],
  ['Scan', { TableName: 'catalog' }, [{ action: 'dynamodb:Scan', resource: table }]],
])('%s is authorized by the rows it touches', (operation, input, expected) => {
  expect(authorizationRequests(operation, input)).toEqual(expected);
});

test('used and denied permissions are reported, and an operator may do everything', () => {
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
  expect(permissions.findDenied('Read', [get])).toBeUndefined();
  expect(permissions.findDenied('Read', [get, remove])).toBe(remove);
  expect(permissions.findDenied('Stranger', [get])).toBe(get);
  expect(permissions.findDenied(operator, [get, remove])).toBeUndefined();
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
