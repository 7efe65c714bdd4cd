import { request as httpRequest } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { edgeStack } from './support/edge-stack.ts';
import { startTestCloud } from './support/test-cloud.ts';

const secretKey = 'sk_test_of_this_shop';
const clientOf = { ClientName: 'web', UserPoolId: { Ref: 'People' } };
const { resources, assets = {} } = edgeStack;

const cloud = await startTestCloud(
  {
    assets,
    resources: {
      ...resources,
      People: { Type: 'AWS::Cognito::UserPool', Properties: { UsernameAttributes: ['email'] } },
      Web: {
        Type: 'AWS::Cognito::UserPoolClient',
        Properties: { ...clientOf, AllowedOAuthFlows: ['code'], AllowedOAuthScopes: ['openid'] },
      },
      Rows: {
        Type: 'AWS::DynamoDB::Table',
        Properties: {
          TableName: 'rows',
          AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
          KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        },
      },
      Key: { Type: 'AWS::KMS::Key', Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' } },
      Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'example.com' } },
      Letters: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'letters' } },
    },
  },
  { stripe: { webhookPath: '/api/webhook', secretKey, webhookSecret: 'whsec_x', urlVariable: 'STRIPE_API_URL' } },
);

const names = ['__proto__', 'constructor', 'prototype'];
const bait = { polluted: 'yes', multiValue: [{ value: 'yes' }], path: 'yes' };

/** Builds JSON with a key that an object literal cannot have. */
const jsonWith = (name: string, more: object = {}) =>
  JSON.stringify({ ...more, BAIT: bait }).replace('"BAIT"', JSON.stringify(name));

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Base URL; the platform's by default. */
  origin?: string;
}

/** Sends a request with Node's own client, which accepts every header and path. */
const send = ({ method = 'GET', path, headers = {}, body, origin = cloud.url }: Sent) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = httpRequest({ hostname, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    sent.once('error', reject).end(body);
  });

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const post = (path: string, headers: Record<string, string>, body: string) => ({ method: 'POST', path, headers, body });
const signedFor = (service: string) => ({
  authorization: `AWS4-HMAC-SHA256 Credential=operator/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`,
});
const cognito = (operation: string, body: string) =>
  post('/_local/cognito', { ...json, 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` }, body);
const { endpoint } = cloud.operator;
const aws = (service: string, target: string, body: string): Sent => ({
  origin: endpoint,
  method: 'POST',
  path: '/',
  body,
  headers: { ...signedFor(service), 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target },
});
const stripe = (method: string, path: string, body: string, more: Record<string, string> = {}): Sent => ({
  method,
  path: `/_local/stripe/v1/${path}`,
  body,
  headers: { ...form, authorization: `Bearer ${secretKey}`, ...more },
});
const updateRow = (update: string, names: object = {}) =>
  aws(
    'dynamodb',
    'DynamoDB_20120810.UpdateItem',
    JSON.stringify({
      TableName: 'rows',
      Key: { pk: { S: '1' } },
      UpdateExpression: update,
      ExpressionAttributeValues: { ':v': { S: 'yes' } },
      ...names,
    }),
  );

/** Every input of every listener in which an attacker can choose a name. */
const requestsWith = (name: string): Record<string, Sent> => ({
  'query of a page': { path: `/?${name}=1&${name}=2&${name}[polluted]=yes` },
  'query of the API': { path: `/api/x?${name}=1&${name}=2` },
  'header of the API': { path: '/api/x', headers: { [name]: 'yes' } },
  'cookie of the API': { path: '/api/x', headers: { cookie: `${name}=1; ${name}=2; a.${name}=3` } },
  'path of the API': { path: `/api/${name}/${name}` },
  'form of the API': post('/api/x', form, `${name}=1&${name}[polluted]=yes`),
  'JSON of the API': post('/api/x', json, jsonWith(name)),
  'streamed answer': { path: `/talk?${name}=1`, headers: { cookie: `${name}=1` } },
  'console path': { path: `/_local/${name}` },
  'console JSON': post('/_local/token', json, jsonWith(name, { email: 'x' })),
  'console form': post('/_local/clock', form, `${name}=1`),
  'fault rule': post('/_local/faults', json, jsonWith(name)),
  'mail event': post('/_local/mail/events', json, jsonWith(name)),
  'dead letters': { method: 'DELETE', path: `/_local/dead-letters/${name}` },
  'hosted page': { path: `/_local/cognito/${name}?${name}=1` },
  'hosted login': post(`/_local/cognito/login?${name}=1`, form, `${name}=1`),
  'token exchange': post('/_local/cognito/oauth2/token', form, `grant_type=${name}&client_id=${name}&code=${name}`),
  'public call of Cognito': cognito(name, jsonWith(name, { ClientId: name, Username: name })),
  'sign-up under that name': cognito(
    'SignUp',
    jsonWith(name, { ClientId: name, Username: name, Password: 'Long-enough-1', UserAttributes: [] }),
  ),
  'call of Cognito': aws('cognito-idp', `X.${name}`, jsonWith(name, { UserPoolId: name })),
  'user of Cognito': aws('cognito-idp', 'X.AdminGetUser', JSON.stringify({ UserPoolId: name, Username: name })),
  'operation of DynamoDB': aws('dynamodb', `DynamoDB_20120810.${name}`, '{}'),
  'row of DynamoDB': aws('dynamodb', 'X.PutItem', `{"TableName":"rows","Item":{"pk":{"S":"1"},"${name}":{"M":{}}}}`),
  'table of DynamoDB': aws('dynamodb', 'X.GetItem', JSON.stringify({ TableName: name, Key: { pk: { S: name } } })),
  'attribute of DynamoDB': updateRow('SET #a = :v', { ExpressionAttributeNames: { '#a': name } }),
  'path of DynamoDB': updateRow('SET #a.polluted = :v', { ExpressionAttributeNames: { '#a': name } }),
  'literal path of DynamoDB': updateRow(`SET ${name}.polluted = :v`),
  'key of KMS': aws('kms', `TrentService.${name}`, jsonWith(name, { KeyId: name })),
  'parameter of SSM': aws('ssm', 'AmazonSSM.GetParameter', jsonWith(name, { Name: name })),
  'mail of SES': {
    origin: endpoint,
    method: 'POST',
    path: '/v2/email/outbound-emails',
    headers: { ...signedFor('ses'), ...json },
    body: jsonWith(name, {
      FromEmailAddress: 'a@example.com',
      Destination: { ToAddresses: ['b@example.com'] },
      EmailTags: [{ Name: name, Value: 'yes' }],
      Content: {
        Simple: {
          Subject: { Data: 'Hi' },
          Body: { Text: { Data: 'Hi' } },
          Headers: [{ Name: name, Value: 'yes' }],
        },
      },
    }),
  },
  'object of S3': {
    origin: endpoint,
    method: 'PUT',
    path: `/media/${name}?${name}=1`,
    body: 'x',
    headers: { ...signedFor('s3'), [`x-amz-meta-${name}`]: 'yes', [name]: 'yes' },
  },
  'bucket of S3': { origin: endpoint, path: `/${name}/${name}`, headers: signedFor('s3') },
  'customer of Stripe': stripe('POST', 'customers', `email=a%40b.example&metadata[${name}]=yes&metadata[a]=b`),
  'nested names of Stripe': stripe('POST', 'customers', `${name}[polluted]=yes&metadata[${name}][polluted]=yes`),
  'key of Stripe': stripe('POST', 'customers', 'name=Ada', { 'idempotency-key': name }),
  'object of Stripe': stripe('GET', `customers/${name}?expand[]=${name}.${name}`, ''),
  'action on a session': post(`/_local/stripe/sessions/${name}/${name}`, json, '{}'),
  'fault of Stripe': {
    method: 'POST',
    path: '/_local/stripe/faults',
    headers: json,
    body: jsonWith(name, { times: 0 }),
  },
});

afterEach(() => {
  // Otherwise every later test would fail, and only the first failure would show the cause.
  for (const name of Object.keys(Object.prototype)) Reflect.deleteProperty(Object.prototype, name);
});

const cases = names.flatMap((name) =>
  Object.entries(requestsWith(name)).map(([place, sent]) => ({ name, place, sent })),
);

test.each(cases)('$name as a name in the $place changes nothing', async ({ sent }) => {
  const { status } = await send(sent);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  // Signing in still works afterward.
  const { status: signIn } = await send(post('/_local/token', json, '{"email":"ada@example.com"}'));
  expect(signIn).toBe(200);
});

const hosts = ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.1.7', 'evil-localhost'];
const port = new URL(cloud.url).port;
const readable = ['/', '/api/x', '/_local/', '/_local/inbox', '/_local/cognito/login', '/_local/stripe/pay/x'];

test.each(hosts)('a page that reaches this machine under the name "%s" is refused', async (name) => {
  const headers = { host: `${name}:${port}` };
  for (const path of readable) {
    const { status, text } = await send({ path, headers });
    expect([path, status]).toEqual([path, 421]);
    expect(text).toMatch(/this machine only/);
  }
  expect((await send({ origin: endpoint, path: '/', headers })).status).toBe(421);
});

test.each(['localhost', 'LOCALHOST', 'app.shop.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'the name %s is accepted as this machine',
  async (name) => {
    expect((await send({ path: '/', headers: { host: `${name}:${port}` } })).status).toBe(200);
    expect((await send({ path: '/', headers: { host: name } })).status).toBe(200);
  },
);

const changes: Sent[] = [
  post('/_local/clock', json, '{"advance":"1d"}'),
  post('/_local/token', json, '{"email":"ada@example.com"}'),
  { method: 'DELETE', path: '/_local/inbox' },
  post('/_local/faults', json, '{"kind":"delay","milliseconds":1,"times":0}'),
  { method: 'DELETE', path: '/_local/faults' },
  post('/_local/mail/events', json, '{"deliveries":true}'),
  { method: 'DELETE', path: '/_local/dead-letters/letters' },
  { method: 'DELETE', path: '/_local/requests' },
  post('/_local/cognito/oauth2/token', form, 'a=b'),
  post('/_local/stripe/webhook', json, '{"paused":false}'),
  post('/_local/stripe/faults', json, '{"times":0}'),
];

test.each(changes)('a page of another site cannot $method $path, and a program can', async (change) => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:1' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    expect((await send({ ...change, headers: { ...change.headers, ...headers } })).status).toBe(403);
  }
  expect((await send(change)).status).not.toBe(403);
  expect((await send({ ...change, headers: { ...change.headers, origin: cloud.url } })).status).not.toBe(403);
});

test('no page reaches the AWS services behind the functions, not even to read', async () => {
  const credential = encodeURIComponent('operator/20260101/us-east-1/s3/aws4_request');
  const read = { origin: endpoint, path: `/media?X-Amz-Credential=${credential}` };
  expect((await send({ ...read, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await send({ ...read, headers: { origin: cloud.url } })).status).toBe(403);
});
