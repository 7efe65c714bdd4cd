import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import type { Cloud } from '#local/cloud.ts';
import { copyTablesAndObjects } from '#local/copy-data.ts';
import { startTestCloud, temporaryDirectory } from './support/test-cloud.ts';

const start = (dataDirectory: string): Promise<Cloud> =>
  startTestCloud(
    {
      resources: {
        Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
        Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } },
        Rows: {
          Type: 'AWS::DynamoDB::GlobalTable',
          Properties: {
            TableName: 'rows',
            AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
            KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
          },
        },
      },
    },
    { dataDirectory },
  );

const storeOf = ({ operator: { endpoint, ...credentials } }: Cloud) => {
  const settings = { endpoint, region: 'us-east-1', credentials };
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient(settings));
  const s3 = new S3Client(settings);
  return {
    write: async (text: string) => {
      await documents.send(new PutCommand({ TableName: 'rows', Item: { pk: 'one', text } }));
      await s3.send(new PutObjectCommand({ Bucket: 'files', Key: 'one', Body: text }));
    },
    read: async () => {
      const row = (await documents.send(new GetCommand({ TableName: 'rows', Key: { pk: 'one' } }))).Item?.text;
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'one' }));
      return [row, await Body?.transformToString()];
    },
  };
};

test('a copy of tables and objects changes without the original', async () => {
  const original = await temporaryDirectory();
  const copy = await temporaryDirectory();
  const first = await start(original);
  await storeOf(first).write('original');
  await first.stop();

  expect(await copyTablesAndObjects(original, copy)).toBe(true);
  const second = await start(copy);
  expect(await storeOf(second).read()).toEqual(['original', 'original']);
  await storeOf(second).write('changed');
  await second.stop();
  expect(await storeOf(await start(original)).read()).toEqual(['original', 'original']);

  expect(await copyTablesAndObjects(original, copy)).toBe(false);
  expect(await storeOf(await start(copy)).read()).toEqual(['changed', 'changed']);
});
