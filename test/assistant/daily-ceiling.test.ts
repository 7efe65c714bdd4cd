import { createHash } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { countQuestion } from '../../lambdas/assistant/count-question.ts';
import { startTestCloud } from '../local/support/test-cloud.ts';

const learners = 'learners';
const keys = [
  { AttributeName: 'pk', KeyType: 'HASH' },
  { AttributeName: 'sk', KeyType: 'RANGE' },
];
const cloud = await startTestCloud({
  resources: {
    Learners: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: {
        TableName: learners,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: keys,
        AttributeDefinitions: keys.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' })),
        Replicas: [{ Region: 'us-east-1' }],
      },
    },
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
  },
});
const { accessKeyId, secretAccessKey, endpoint } = cloud.operator;

const before = { ...process.env };
beforeAll(() => {
  Object.assign(process.env, {
    LEARNERS_TABLE: learners,
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  });
});
afterAll(() => {
  process.env = before;
});

const now = new Date('2026-11-21T23:59:00Z');

test('the question after the last of the day is refused for everyone until midnight UTC', async () => {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey } }),
  );
  await countQuestion(undefined, '198.18.0.1', now);
  const day = `WINDOW#${Math.floor(now.getTime() / 86_400_000) * 86_400}`;
  const tag = createHash('sha256').update('everyone').digest('hex').slice(0, 32);
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: learners,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `LIMIT#chat-everyone-day#${tag}` },
    }),
  );
  expect(Items).toMatchObject([{ sk: day, uses: 1 }]);
  await client.send(new PutCommand({ TableName: learners, Item: { ...Items[0], uses: 4_999 } }));

  await countQuestion(undefined, '198.18.0.2', now);
  await expect(countQuestion(undefined, '198.18.0.3', now)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 60,
  });
  await expect(countQuestion('a-learner', '198.18.0.4', now)).rejects.toMatchObject({ code: 'unavailable' });
  await countQuestion(undefined, '198.18.0.5', new Date('2026-11-22T00:00:01Z'));
});

test('the twenty-first question of a visitor in a day is refused until the next day', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
  for (let question = 0; question < 20; question++) await countQuestion(undefined, '198.18.1.1', at(question));
  await expect(countQuestion(undefined, '198.18.1.1', at(21))).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfter: (13 * 60 + 39) * 60,
  });
});
