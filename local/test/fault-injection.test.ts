import { expect, jest, test } from '@jest/globals';
import { asset, functionOf, roleWith, startTestCloud } from './support/test-cloud.ts';
import { waitFor } from './support/wait-for.ts';

/** Puts one row through the API without the SDK, so without retries, and reports the outcome. */
const putsOneRow = `
export const handler = async ({ row }) => {
  if (row === 'none') throw new Error('no row');
  const response = await fetch(process.env.AWS_ENDPOINT_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.PutItem',
      'x-amz-security-token': process.env.AWS_SESSION_TOKEN,
      authorization: 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify({ TableName: 'rows', Item: { pk: { S: row } } }),
  }).catch((error) => ({ status: 0 }));
  return response.status;
};`;

const queueArn = 'arn:aws:sqs:us-east-1:000000000000:letters';
const cloud = await startTestCloud({
  resources: {
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    Rows: {
      Type: 'AWS::DynamoDB::GlobalTable',
      Properties: {
        TableName: 'rows',
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      },
    },
    putRole: roleWith(
      { Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: 'arn:aws:dynamodb:*:*:table/rows' },
      { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: queueArn },
    ),
    Put: functionOf('put'),
    Letters: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'letters' } },
    Retries: {
      Type: 'AWS::Lambda::EventInvokeConfig',
      Properties: {
        FunctionName: { Ref: 'Put' },
        MaximumRetryAttempts: 1,
        DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Letters', 'Arn'] } } },
      },
    },
    ClockRole: {
      Type: 'AWS::IAM::Role',
      Properties: {
        AssumeRolePolicyDocument: {
          Statement: [{ Effect: 'Allow', Principal: { Service: 'scheduler.amazonaws.com' }, Action: 'sts:AssumeRole' }],
        },
        Policies: [
          {
            PolicyDocument: {
              Statement: [
                {
                  Effect: 'Allow',
                  Action: 'lambda:InvokeFunction',
                  Resource: 'arn:aws:lambda:us-east-1:000000000000:function:*',
                },
              ],
            },
          },
        ],
      },
    },
    Hourly: {
      Type: 'AWS::Scheduler::Schedule',
      Properties: {
        Name: 'hourly',
        ScheduleExpression: 'rate(1 hour)',
        Target: {
          Arn: { 'Fn::GetAtt': ['Put', 'Arn'] },
          RoleArn: { 'Fn::GetAtt': ['ClockRole', 'Arn'] },
          Input: '{"row":"none"}',
        },
      },
    },
  },
  assets: { put: { 'index.mjs': putsOneRow } },
});

const call = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
  const response = await fetch(`${cloud.url}/_local/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  return (await response.json()) as Body;
};

const put = (row: string) => cloud.invoke('Put', { row });

const rowsOf = async (): Promise<string[]> => {
  const { DynamoDBClient, ScanCommand } = await import('@aws-sdk/client-dynamodb');
  const { endpoint, ...credentials } = cloud.operator;
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'rows' }));
  return Items.map(({ pk }) => pk?.S ?? '').sort();
};

test('a fault rule hits the matching call as often as asked, and no other call', async () => {
  expect(asset('put')).toBe('put.zip');
  await call('POST', 'faults', {
    kind: 'answer',
    operation: 'PutItem',
    status: 400,
    code: 'ThrottlingException',
    skip: 1,
  });
  expect([await put('a'), await put('b'), await put('c')]).toEqual([200, 400, 200]);
  await call('POST', 'faults', { kind: 'answer', operation: 'GetItem' });
  await call('POST', 'faults', { kind: 'answer', service: 'ses' });
  await call('POST', 'faults', { kind: 'answer', function: 'other' });
  expect(await put('d')).toBe(200);
  expect(await call('DELETE', 'faults')).toEqual([]);
  expect(await rowsOf()).toEqual(['a', 'c', 'd']);
});

test('a connection can be cut before or after the work, and a response delayed', async () => {
  await call('POST', 'faults', { kind: 'cut-before' });
  expect(await put('e')).toBe(0);
  await call('POST', 'faults', { kind: 'cut-after' });
  expect(await put('f')).toBe(0);
  const startedAt = performance.now();
  await call('POST', 'faults', { kind: 'delay', milliseconds: 120 });
  expect(await put('g')).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(115);
  expect(await rowsOf()).toEqual(['a', 'c', 'd', 'f', 'g']);
});

test('a response can be held until the rules are removed, after the work is done', async () => {
  await call('POST', 'faults', { kind: 'hold' });
  let isDone = false;
  const pending = put('held').finally(() => {
    isDone = true;
  });
  await waitFor(async () => (await rowsOf()).includes('held'));
  expect(isDone).toBe(false);
  await call('DELETE', 'faults');
  expect(await pending).toBe(200);
});

test('the work itself can be held until the rules are removed', async () => {
  await call('POST', 'faults', { kind: 'hold-before' });
  const pending = put('held-back');
  await waitFor(async () => (await call<{ hit: number }[]>('GET', 'faults'))[0]?.hit === 1);
  expect(await rowsOf()).not.toContain('held-back');
  await call('DELETE', 'faults');
  expect(await pending).toBe(200);
  expect(await rowsOf()).toContain('held-back');
});

test('a function can be killed at a held call whose work is done', async () => {
  await call('POST', 'faults', { kind: 'hold-then-kill' });
  const pending = put('held-killed');
  await waitFor(async () => (await call<{ hit: number }[]>('GET', 'faults'))[0]?.hit === 1);
  await call('DELETE', 'faults');
  await expect(pending).rejects.toThrow('Runtime exited');
  expect(await rowsOf()).toContain('held-killed');
});

test('the request log waits for calls in progress, even those of a killed function', async () => {
  await call('DELETE', 'requests');
  await call('POST', 'faults', { kind: 'hold' });
  const pending = put('logged');
  await waitFor(async () => (await rowsOf()).includes('logged'));
  const log = call<{ operation: string }[]>('GET', 'requests');
  await call('DELETE', 'faults');
  expect(await log).toMatchObject([{ operation: 'PutItem' }]);
  await pending;
});

test('a function can be killed at a call, before or after its work is done', async () => {
  await call('POST', 'faults', { kind: 'kill-before' });
  await expect(put('h')).rejects.toThrow('Runtime exited');
  await call('POST', 'faults', { kind: 'kill-after' });
  await expect(put('i')).rejects.toThrow('Runtime exited');
  expect(await put('j')).toBe(200);
  expect(await rowsOf()).toEqual(['a', 'c', 'd', 'f', 'g', 'held', 'held-back', 'held-killed', 'i', 'j', 'logged']);
});

test('a failed scheduled run is retried, then goes to the dead-letter queue', async () => {
  const report = jest.mocked(console.error);
  await cloud.clock.advance(3_600_000);
  expect(report.mock.calls.splice(0)).toEqual([[expect.stringContaining('The job hourly failed: Error: no row')]]);
  const deadLetters = await call<Record<string, { body: unknown }[]>>('GET', 'dead-letters');
  expect(deadLetters.letters).toMatchObject([
    {
      body: {
        requestContext: { condition: 'RetriesExhausted', approximateInvokeCount: 2 },
        requestPayload: { row: 'none' },
        responsePayload: { errorMessage: expect.stringContaining('no row') },
      },
    },
  ]);
  await call('DELETE', 'dead-letters/letters');
  expect(await call('GET', 'dead-letters')).toEqual({ letters: [] });
});

test('a scheduled event can be delivered twice', async () => {
  const report = jest.mocked(console.error);
  await call('POST', 'duplicates', { enabled: true });
  await cloud.clock.advance(3_600_000);
  await call('POST', 'duplicates', { enabled: false });
  report.mock.calls.splice(0);
  const listDeadLetters = async () => (await call<{ letters: unknown[] }>('GET', 'dead-letters')).letters;
  await waitFor(async () => (await listDeadLetters()).length === 2);
  await call('DELETE', 'dead-letters/letters');
});

test('a failed manual run fails at once and leaves no dead letter', async () => {
  const report = jest.mocked(console.error);
  expect(await call('POST', 'jobs/hourly')).toMatchObject({ error: expect.stringContaining('no row') });
  report.mock.calls.splice(0);
  expect(await call('GET', 'dead-letters')).toEqual({ letters: [] });
});

test('an unknown fault kind is refused', async () => {
  expect(await call('POST', 'faults', { kind: 'earthquake' })).toMatchObject({
    message: expect.stringContaining('kind is one of'),
  });
  expect(await call('POST', 'mail/events', { type: 'lost' })).toMatchObject({
    message: expect.stringContaining('type is one of'),
  });
  expect(await call('POST', 'mail/events', { type: 'bounce', to: 'a@example.com' })).toMatchObject({
    message: expect.any(String),
  });
  expect(await call('DELETE', 'dead-letters/none')).toMatchObject({ message: expect.any(String) });
});
