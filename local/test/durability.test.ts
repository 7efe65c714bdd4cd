import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { isDynamoDbLocalReady } from '#local/aws/dynamodb/dynamodb-local-engine.ts';
import { type PlatformProcess, startPlatformProcess } from './support/platform-process.ts';
import { temporaryDirectory, writeAssembly } from './support/test-cloud.ts';

const key = (AttributeName: string, KeyType: string) => ({ AttributeName, KeyType });
const assembly = await writeAssembly({
  shop: {
    resources: {
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
      Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } },
      Rows: {
        Type: 'AWS::DynamoDB::GlobalTable',
        Properties: {
          TableName: 'rows',
          AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
          KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
        },
      },
    },
  },
});

const clientsOf = ({ operator: { endpoint, ...credentials } }: PlatformProcess) => {
  const settings = { endpoint, region: 'us-east-1', credentials, maxAttempts: 1 };
  return { documents: DynamoDBDocumentClient.from(new DynamoDBClient(settings)), s3: new S3Client(settings) };
};

/**
 * Writes rows and objects, eight at a time, until the platform is killed; returns the names of the acknowledged ones.
 */
const writeUntilKilled = async (platform: PlatformProcess): Promise<string[]> => {
  const { documents, s3 } = clientsOf(platform);
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; ; number += 1) {
      const name = `${writer}-${number}`;
      await documents.send(new PutCommand({ TableName: 'rows', Item: { pk: 'all', sk: name } }));
      await s3.send(new PutObjectCommand({ Bucket: 'files', Key: name, Body: name }));
      acknowledged.push(name);
      if (acknowledged.length === 100) killed = platform.kill();
    }
  };
  await Promise.allSettled([0, 1, 2, 3, 4, 5, 6, 7].map(write));
  // Connections close before the process exits, which still holds the lock of the data directory.
  await killed;
  return acknowledged;
};

test('every acknowledged write survives a kill of the platform', async () => {
  const options = { assembly, stacks: ['shop'], port: 0, dataDirectory: await temporaryDirectory() };
  const written = await writeUntilKilled(await startPlatformProcess(options));
  expect(written.length).toBeGreaterThanOrEqual(100);

  const platform = await startPlatformProcess(options);
  const { documents, s3 } = clientsOf(platform);
  const query = new QueryCommand({
    TableName: 'rows',
    KeyConditionExpression: 'pk = :a',
    ExpressionAttributeValues: { ':a': 'all' },
  });
  const rows = (await documents.send(query)).Items?.map(({ sk }) => sk);
  expect(rows).toEqual(expect.arrayContaining(written));
  for (const name of written) {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'files', Key: name }));
    expect(await Body?.transformToString()).toBe(name);
  }
  await platform.kill();
}, 120_000);

const withJava = (await isDynamoDbLocalReady()) ? test : test.skip;

withJava(
  'after the platform was killed, its DynamoDB Local makes room for the next one',
  async () => {
    const dataDirectory = await temporaryDirectory();
    const options = { assembly, stacks: ['shop'], port: 0, dataDirectory, dynamodb: 'dynamodb-local' as const };
    const first = await startPlatformProcess(options);
    const item = { pk: 'all', sk: 'one' };
    await clientsOf(first).documents.send(new PutCommand({ TableName: 'rows', Item: item }));
    await first.kill();
    const second = await startPlatformProcess(options);
    const query = new QueryCommand({
      TableName: 'rows',
      KeyConditionExpression: 'pk = :a',
      ExpressionAttributeValues: { ':a': 'all' },
    });
    expect((await clientsOf(second).documents.send(query)).Items).toEqual([item]);
    await second.kill();
  },
  120_000,
);
