import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { isDynamoDbLocalReady } from '#local/aws/dynamodb/dynamodb-local-engine.ts';
import { type Cloud, startCloud } from '#local/cloud.ts';
import {
  functionOf,
  roleWith,
  startTestCloud,
  type TestStack,
  temporaryDirectory,
  writeAssembly,
} from './support/test-cloud.ts';

const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const keys = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];
const tableArn = { 'Fn::GetAtt': ['Orders', 'Arn'] };

const stack: TestStack = {
  resources: {
    Orders: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: {
        AttributeDefinitions: [string('pk'), string('sk'), string('day')],
        KeySchema: keys('pk', 'sk'),
        GlobalSecondaryIndexes: [
          { IndexName: 'byDay', KeySchema: keys('day', 'sk'), Projection: { ProjectionType: 'ALL' } },
        ],
        BillingMode: 'PAY_PER_REQUEST',
        Replicas: [{ Region: 'us-east-1', PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
      },
    },
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    reader: functionOf('reader'),
    readerRole: roleWith(
      {
        Effect: 'Allow',
        Action: ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:BatchGetItem'],
        Resource: tableArn,
        Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OPEN#*'] } },
      },
      { Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: tableArn },
    ),
  },
  assets: { reader: { 'index.mjs': 'export const handler = async () => ({})' } },
};
const TableName = 'shop-Orders';

const tablesFor = ({ operator }: Cloud, accessKeyId = operator.accessKeyId) =>
  new DynamoDBClient({
    endpoint: operator.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: operator.secretAccessKey },
  });

const clientFor = (...caller: Parameters<typeof tablesFor>) => DynamoDBDocumentClient.from(tablesFor(...caller));

const isReady = await isDynamoDbLocalReady();
const engines = (['dynalite', 'dynamodb-local'] as const).filter((name) => name === 'dynalite' || isReady);

test.each(engines)(
  '%s creates the tables of the template with their indexes',
  async (dynamodb) => {
    const cloud = await startTestCloud(stack, { dynamodb });
    const documents = clientFor(cloud);
    const row = { pk: 'OPEN#1', sk: 'A', day: 'monday', count: 1 };
    await documents.send(new PutCommand({ TableName, Item: row }));
    await documents.send(
      new UpdateCommand({
        TableName,
        Key: { pk: 'OPEN#1', sk: 'A' },
        UpdateExpression: 'SET #c = #c + :one',
        ExpressionAttributeNames: { '#c': 'count' },
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
    const query = new QueryCommand({
      TableName,
      IndexName: 'byDay',
      KeyConditionExpression: '#d = :d',
      ExpressionAttributeNames: { '#d': 'day' },
      ExpressionAttributeValues: { ':d': 'monday' },
    });
    expect((await documents.send(query)).Items).toEqual([{ ...row, count: 2 }]);
    const again = new PutCommand({ TableName, Item: row, ConditionExpression: 'attribute_not_exists(pk)' });
    await expect(documents.send(again)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  },
  120_000,
);

const cloud = await startTestCloud(stack);
const documents = clientFor(cloud);
const reader = clientFor(cloud, 'reader');

test('an item above 400 KB is refused, whether it is written at once or grows', async () => {
  const Key = { pk: 'LARGE#1', sk: 'A' };
  const refused = { name: 'ValidationException', message: expect.stringMatching(/^Item size/) };
  const put = (length: number) =>
    documents.send(new PutCommand({ TableName, Item: { ...Key, text: 'x'.repeat(length) } }));
  await expect(put(400 * 1024)).rejects.toMatchObject(refused);
  await put(390 * 1024);
  const grow = new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: 'SET #more = :more',
    ExpressionAttributeNames: { '#more': 'more' },
    ExpressionAttributeValues: { ':more': 'x'.repeat(20 * 1024) },
  });
  await expect(documents.send(grow)).rejects.toMatchObject(refused);
});

test('a function reads the rows that its role names and no others', async () => {
  for (const pk of ['OPEN#1', 'SECRET#1']) await documents.send(new PutCommand({ TableName, Item: { pk, sk: 'A' } }));
  const { Item } = await reader.send(new GetCommand({ TableName, Key: { pk: 'OPEN#1', sk: 'A' } }));
  expect(Item).toEqual({ pk: 'OPEN#1', sk: 'A' });
  await expect(reader.send(new GetCommand({ TableName, Key: { pk: 'SECRET#1', sk: 'A' } }))).rejects.toMatchObject({
    name: 'AccessDeniedException',
    $metadata: { httpStatusCode: 400 },
    message: expect.stringMatching(
      /User: shop-reader is not authorized to perform: dynamodb:GetItem on resource: arn:/,
    ),
  });
});

test.each([
  [
    'a query of closed rows',
    new QueryCommand({ TableName, KeyConditionExpression: 'pk = :a', ExpressionAttributeValues: { ':a': 'SECRET#1' } }),
  ],
  [
    'a query of an index',
    new QueryCommand({
      TableName,
      IndexName: 'byDay',
      KeyConditionExpression: 'day = :a',
      ExpressionAttributeValues: { ':a': 'OPEN#1' },
    }),
  ],
  ['a scan', new ScanCommand({ TableName })],
  [
    'a write in a batch',
    new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item: { pk: 'OPEN#1', sk: 'B' } } }] } }),
  ],
])('%s is denied to a function whose role does not name it', async (_, command) => {
  await expect(reader.send(command as QueryCommand)).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

test('a feature that dynalite lacks is an error that says where to find it', async () => {
  const transaction = new TransactWriteCommand({
    TransactItems: [{ Put: { TableName, Item: { pk: 'OPEN#1', sk: 'C' } } }],
  });
  await expect(documents.send(transaction)).rejects.toMatchObject({
    name: 'UnknownOperationException',
    message: expect.stringContaining('dynamodb-local'),
  });
});

test('a table that is created again has only its new keys', async () => {
  const table = 'renamed';
  // Tables become active, and disappear, some time after the response.
  const waiter = { client: tablesFor(cloud), minDelay: 0.05, maxDelay: 0.1, maxWaitTime: 30 };
  const create = async (key: string) => {
    await documents.send(
      new CreateTableCommand({
        TableName: table,
        AttributeDefinitions: [{ AttributeName: key, AttributeType: 'S' }],
        KeySchema: [{ AttributeName: key, KeyType: 'HASH' }],
        BillingMode: 'PAY_PER_REQUEST',
      }),
    );
    await waitUntilTableExists(waiter, { TableName: table });
  };
  const put = (Item: Record<string, string>) => documents.send(new PutCommand({ TableName: table, Item }));
  await create('first');
  await put({ first: 'a' });
  await documents.send(new DeleteTableCommand({ TableName: table }));
  await waitUntilTableNotExists(waiter, { TableName: table });
  await expect(put({ first: 'a' })).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await create('second');
  await put({ second: 'a' });
  await expect(put({ first: 'a' })).rejects.toMatchObject({ name: 'ValidationException' });
});

test('rows survive a restart', async () => {
  const assembly = await writeAssembly({ shop: stack });
  const options = { assembly, stacks: ['shop'], port: 0, dataDirectory: await temporaryDirectory() };
  const first = await startCloud(options);
  await clientFor(first).send(new PutCommand({ TableName, Item: { pk: 'OPEN#1', sk: 'kept' } }));
  await first.stop();
  const second = await startCloud(options);
  const { Item } = await clientFor(second).send(new GetCommand({ TableName, Key: { pk: 'OPEN#1', sk: 'kept' } }));
  await second.stop();
  expect(Item).toEqual({ pk: 'OPEN#1', sk: 'kept' });
});
