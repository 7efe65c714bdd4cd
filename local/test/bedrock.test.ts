import { expect, test } from '@jest/globals';
import { functionOf, roleWith, startTestCloud } from './support/test-cloud.ts';

/** Calls ConverseStream over HTTP/2 and reports status, error and text. */
const code = `
import { connect } from 'node:http2';
export const handler = ({ model }) => new Promise((resolve, reject) => {
  const session = connect(process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME);
  session.on('error', reject);
  const stream = session.request({
    ':method': 'POST',
    ':path': '/model/' + encodeURIComponent(model) + '/converse-stream',
    'x-amz-security-token': process.env.AWS_SESSION_TOKEN,
    authorization: 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20260101/us-east-1/bedrock/aws4_request, SignedHeaders=host, Signature=0',
  });
  let status, error, text = '';
  stream.on('response', (headers) => { status = headers[':status']; error = headers['x-amzn-errortype']; });
  stream.setEncoding('latin1').on('data', (part) => { text += part; });
  stream.on('end', () => { session.close(); resolve({ status, error, text }); });
  stream.end('{}');
});`;

const allow = (...Resource: string[]) => ({
  Effect: 'Allow',
  Action: 'bedrock:InvokeModelWithResponseStream',
  Resource,
});
const model = (region: string, id: string) => `arn:aws:bedrock:${region}::foundation-model/${id}`;
const profile = (id: string) => `arn:aws:bedrock:us-east-1:000000000000:inference-profile/${id}`;
const [lite, nextLite] = ['amazon.nova-lite-v1:0', 'amazon.nova-2-lite-v1:0'];

const cloud = await startTestCloud({
  resources: {
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    all: functionOf('all', { Code: { S3Bucket: 'assets', S3Key: 'ask.zip' } }),
    allRole: roleWith(allow('arn:aws:bedrock:*')),
    own: functionOf('own', { Code: { S3Bucket: 'assets', S3Key: 'ask.zip' } }),
    ownRole: roleWith(allow(model('us-east-1', lite), model('us-east-1', `us.${lite}`), profile(`us.${lite}`))),
    us: functionOf('us', { Code: { S3Bucket: 'assets', S3Key: 'ask.zip' } }),
    usRole: roleWith(
      allow(profile(`us.${lite}`), ...['us-east-1', 'us-east-2', 'us-west-2'].map((region) => model(region, lite))),
    ),
  },
  assets: { ask: { 'index.mjs': code } },
});

const ask = (id: string, from = 'all') =>
  cloud.invoke(from, { model: id }) as Promise<{ status: number; error?: string; text: string }>;

test('a model that the region offers on demand answers', async () => {
  await fetch(`${cloud.url}/_local/bedrock`, { method: 'POST', body: JSON.stringify({ answer: 'Forty-two.' }) });
  expect(await ask(lite, 'own')).toMatchObject({ status: 200, text: expect.stringContaining('Forty-two.') });
});

test('a model without on-demand capacity in the region is refused without a profile', async () => {
  const refused = { status: 400, error: 'ValidationException', text: expect.stringContaining('inference profile') };
  expect(await ask(nextLite)).toMatchObject(refused);
  expect(await ask(`us.${nextLite}`)).toMatchObject({ status: 200 });
  expect(await ask(`global.${nextLite}`)).toMatchObject({ status: 200 });
});

test.each([`eu.${lite}`, `global.${lite}`, 'amazon.nova-9-v1:0'])('%s cannot be called from us-east-1', async (id) => {
  expect(await ask(id)).toMatchObject({
    error: 'ValidationException',
    text: expect.stringContaining('The provided model identifier is invalid.'),
  });
});

test('a profile is denied without the right to its model in every region', async () => {
  expect(await ask(`us.${lite}`, 'own')).toMatchObject({
    status: 400,
    error: 'AccessDeniedException',
    text: expect.stringContaining(model('us-east-2', lite)),
  });
  expect(await ask(`us.${lite}`, 'us')).toMatchObject({ status: 200 });
});
