import { expect, test } from '@jest/globals';
import { functionOf, roleWith, startTestCloud } from './support/test-cloud.ts';

const code = `
  export const handler = async (event) => {
    if (event.fail) throw new TypeError('no luck');
    if (event.exit) process.exit(1);
    if (event.forever) for (;;);
    if (event.large) return 'x'.repeat(7 * 1024 * 1024);
    return { received: event };
  };`;

const workerArn = 'arn:aws:lambda:us-east-1:000000000000:function:shop-worker';
const invokeRight = { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: workerArn };

const cloud = await startTestCloud({
  resources: {
    worker: functionOf('worker', { Timeout: 1 }),
    workerRole: roleWith(),
    caller: functionOf('caller'),
    callerRole: roleWith(invokeRight),
    stranger: functionOf('stranger'),
    strangerRole: roleWith(),
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
  },
  assets: {
    worker: { 'index.mjs': code },
    caller: { 'index.mjs': code },
    stranger: { 'index.mjs': code },
  },
});

/** Calls Invoke as a function of the template. */
const invoke = async (body: string, { as = 'caller', name = workerArn, headers = {} } = {}) => {
  const response = await fetch(
    `${cloud.operator.endpoint}/2015-03-31/functions/${encodeURIComponent(name)}/invocations`,
    {
      method: 'POST',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=${as}/20260101/us-east-1/lambda/aws4_request, SignedHeaders=host`,
        ...headers,
      },
      body,
    },
  );
  const { headers: replied, status } = response;
  return { status, failure: replied.get('x-amz-function-error'), value: await response.json() };
};

test('a function with the right to it invokes another one, by ARN and by name', async () => {
  const expected = { status: 200, failure: null, value: { received: { n: 1 } } };
  expect(await invoke('{"n":1}')).toEqual(expected);
  expect(await invoke('{"n":1}', { name: 'shop-worker' })).toEqual(expected);
});

test('a function without the right is refused, whether the other one exists or not', async () => {
  const refused = { status: 403, value: { message: expect.stringContaining('lambda:InvokeFunction') } };
  expect(await invoke('{}', { as: 'stranger' })).toMatchObject(refused);
  expect(await invoke('{}', { name: 'shop-missing' })).toMatchObject(refused);
});

test.each([
  ['throws', { fail: true }, 'no luck'],
  ['exits', { exit: true }, 'exited'],
  ['runs too long', { forever: true }, 'timed out'],
  ['returns more than 6 MB', { large: true }, 'larger than'],
])('a function that %s is a function error with status 200', async (_, event, message) => {
  expect(await invoke(JSON.stringify(event))).toMatchObject({
    status: 200,
    failure: 'Unhandled',
    value: { errorMessage: expect.stringContaining(message), errorType: expect.any(String) },
  });
});

test('a function without concurrency left is throttled with status 429', async () => {
  const limit = `${cloud.url}/_local/concurrency/shop-worker`;
  await fetch(limit, { method: 'POST', body: JSON.stringify({ reserved: 0 }) });
  expect(await invoke('{}')).toMatchObject({ status: 429, value: { __type: 'TooManyRequestsException' } });
  await fetch(limit, { method: 'DELETE' });
  expect(await invoke('{}')).toMatchObject({ status: 200, failure: null });
});

test('an oversized event, invalid JSON, a missing function and other types are errors', async () => {
  const large = JSON.stringify('x'.repeat(6 * 1024 * 1024));
  expect(await invoke(large)).toMatchObject({ status: 413, value: { __type: 'RequestTooLargeException' } });
  expect(await invoke('{')).toMatchObject({ status: 400, value: { __type: 'InvalidRequestContentException' } });
  const missing = await invoke('{}', { as: 'operator', name: 'shop-missing' });
  expect(missing).toMatchObject({ status: 404, value: { __type: 'ResourceNotFoundException' } });
  const asynchronous = await invoke('{}', { headers: { 'x-amz-invocation-type': 'Event' } });
  expect(asynchronous).toMatchObject({ status: 400, value: { __type: 'InvalidParameterValueException' } });
});
