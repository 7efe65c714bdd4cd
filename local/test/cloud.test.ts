import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { type CloudOptions, startCloud } from '#local/cloud.ts';
import {
  functionOf,
  roleWith,
  startTestCloud,
  type TestStack,
  temporaryDirectory,
  writeAssembly,
} from './support/test-cloud.ts';

const api = { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } };
const printEnvironment = { 'index.mjs': 'export const handler = async () => process.env' };

const start = async (stacks: Record<string, TestStack>, options: Partial<CloudOptions> = {}) => {
  const assembly = await writeAssembly(stacks);
  const dataDirectory = await temporaryDirectory();
  return startCloud({ assembly, stacks: Object.keys(stacks), dataDirectory, port: 0, ...options });
};

test('a stack resolves the exports of another stack', async () => {
  const cloud = await start({
    data: {
      resources: { Bucket: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'kept' } } },
      outputs: { Name: { Value: { Ref: 'Bucket' }, Export: { Name: { 'Fn::Sub': `\${AWS::StackName}:Bucket` } } } },
    },
    app: {
      resources: {
        Api: api,
        show: functionOf('show', { Environment: { Variables: { BUCKET: { 'Fn::ImportValue': 'data:Bucket' } } } }),
        showRole: roleWith(),
      },
      assets: { show: printEnvironment },
    },
  });
  expect(await cloud.invoke('show', {})).toMatchObject({ BUCKET: 'kept' });
  await cloud.stop();
});

test('a false condition creates nothing, and what needs no stand-in is skipped', async () => {
  const cloud = await start({
    shop: {
      conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
      resources: {
        Api: api,
        Metadata: { Type: 'AWS::CDK::Metadata' },
        Logs: { Type: 'AWS::Logs::LogGroup' },
        Ghost: { Type: 'AWS::Neptune::DBCluster', Condition: 'Never' },
        Cleaner: functionOf('cleaner', { Runtime: 'python3.13' }),
        Cleaning: {
          Type: 'Custom::S3AutoDeleteObjects',
          Properties: { ServiceToken: { 'Fn::GetAtt': ['Cleaner', 'Arn'] } },
        },
        show: functionOf('show', { Environment: { Variables: { LOGS: { 'Fn::GetAtt': ['Logs', 'Arn'] } } } }),
        showRole: roleWith(),
      },
      assets: { show: printEnvironment },
    },
  });
  expect(await cloud.invoke('show', {})).toMatchObject({
    LOGS: 'arn:aws:logs:us-east-1:000000000000:log-group:shop-Logs:*',
  });
  await cloud.stop();
});

test.each([
  [
    'a type without a stand-in',
    { Graph: { Type: 'AWS::Neptune::DBCluster' } },
    /no stand-in for AWS::Neptune::DBCluster \(Graph\)/,
  ],
  [
    'an unknown export',
    { B: { Type: 'AWS::S3::Bucket', Properties: { BucketName: { 'Fn::ImportValue': 'x' } } } },
    /No stack exports x/,
  ],
  ['nothing to show', {}, /exactly one distribution, or exactly one HTTP API/],
  ['a WebSocket API', { Api: { ...api, Properties: { ProtocolType: 'WEBSOCKET' } } }, /only HTTP APIs/],
] as [string, TestStack['resources'], RegExp][])('a template with %s does not start', async (_, resources, message) => {
  await expect(start({ shop: { resources } })).rejects.toThrow(message);
});

test('an assembly without the stack explains what to do', async () => {
  await expect(start({ shop: { resources: { Api: api } } }, { stacks: ['other'] })).rejects.toThrow(
    /Synthesize it first/,
  );
});

test('a port in use is reported at once, before anything is prepared', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  let prepared = false;
  const prepare = async () => {
    prepared = true;
  };
  await expect(start({ shop: { resources: { Api: api } } }, { port, prepare })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  expect(prepared).toBe(false);
  server.close();
});

test('two platforms cannot share a data directory', async () => {
  const dataDirectory = await temporaryDirectory();
  const first = await start({ shop: { resources: { Api: api } } }, { dataDirectory });
  await expect(start({ shop: { resources: { Api: api } } }, { dataDirectory })).rejects.toThrow(
    /in use by another platform/,
  );
  await first.stop();
});

test('the same data directory gives the same ids after a restart', async () => {
  const stack = {
    shop: {
      resources: {
        Api: api,
        Pool: { Type: 'AWS::Cognito::UserPool' },
        show: functionOf('show', { Environment: { Variables: { POOL: { Ref: 'Pool' } } } }),
        showRole: roleWith(),
      },
      assets: { show: printEnvironment },
    },
  };
  const dataDirectory = await temporaryDirectory();
  const seen: unknown[] = [];
  for (const _ of ['first', 'second']) {
    const cloud = await start(stack, { dataDirectory });
    const { POOL } = (await cloud.invoke('show', {})) as Record<string, string>;
    seen.push([POOL, cloud.operator.secretAccessKey]);
    await cloud.stop();
  }
  expect(seen[0]).toEqual(seen[1]);
});

test('service calls can be counted by function invocation', async () => {
  const cloud = await startTestCloud({
    resources: {
      Api: api,
      read: functionOf('read'),
      readRole: roleWith({ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::files/*' }),
      Files: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } },
    },
    assets: {
      read: {
        'index.mjs': `
          const { AWS_ENDPOINT_URL: url, AWS_ACCESS_KEY_ID: key, AWS_SESSION_TOKEN: token } = process.env;
          const headers = {
            authorization: 'AWS4-HMAC-SHA256 Credential=' + key + '/20260101/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0',
            'x-amz-security-token': token,
          };
          export const handler = async () => {
            await fetch(url + '/files/a', { headers });
            await fetch(url + '/files/b', { headers, method: 'DELETE' });
          };`,
      },
    },
  });
  const ask = async (path: string, method = 'GET') => (await fetch(`${cloud.url}/_local/${path}`, { method })).json();
  await Promise.all([cloud.invoke('read', {}), cloud.invoke('read', {})]);
  const calls = (await ask('requests')) as Record<string, unknown>[];
  const ids = new Set(calls.map(({ invocationId }) => invocationId));
  expect(ids.size).toBe(2);
  expect(calls.map(({ operation }) => operation).sort()).toEqual([
    'DeleteObject',
    'DeleteObject',
    'GetObject',
    'GetObject',
  ]);
  expect(calls).toContainEqual(expect.objectContaining({ function: 'shop-read', service: 's3' }));
  expect(await ask('requests', 'DELETE')).toEqual([]);
  expect(await ask('permissions')).toEqual({
    functions: {
      'shop-read': {
        granted: [{ action: 's3:GetObject', resource: 'arn:aws:s3:::files/*' }],
        used: [{ action: 's3:GetObject', resource: 'arn:aws:s3:::files/*' }],
        denied: [{ action: 's3:DeleteObject', resource: 'arn:aws:s3:::files/b' }],
      },
    },
  });
});
