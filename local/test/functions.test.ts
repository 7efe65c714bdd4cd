import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { functionOf, roleWith, startTestCloud, temporaryDirectory } from './support/test-cloud.ts';
import { waitFor } from './support/wait-for.ts';

const code = `
  import { readdir, writeFile } from 'node:fs/promises';
  import { join } from 'node:path';
  import { setTimeout as wait } from 'node:timers/promises';
  const environment = Math.random();
  export const handler = async (event, context) => {
    if (event.crash) process.exit(1);
    if (event.fail) throw new TypeError('no ' + event.fail);
    if (event.wait) await wait(event.wait);
    if (event.meet) {
      await writeFile(join(event.meet.place, String(environment)), '');
      while ((await readdir(event.meet.place)).length < event.meet.number) await wait(5);
    }
    if (event.say) console.log(event.say);
    if (event.write) process.stdout.write(event.write + '\\n');
    if (event.report) console.error(event.report);
    if (event.respond) return event.respond;
    if (event.quotes) return { statusCode: 200, body: '"'.repeat(event.quotes) };
    return { environment, remaining: context.getRemainingTimeInMillis(), name: context.functionName, env: process.env };
  };`;

const dataDirectory = await temporaryDirectory();
const cloud = await startTestCloud(
  {
    resources: {
      worker: functionOf('worker', { Timeout: 20, Environment: { Variables: { COLOR: 'blue', LIMIT: 7 } } }),
      workerRole: roleWith(),
      broken: functionOf('broken'),
      brokenRole: roleWith(),
      ending: functionOf('ending'),
      endingRole: roleWith(),
      other: functionOf('worker', { FunctionName: 'shop-other' }),
      hasty: functionOf('worker', { FunctionName: 'shop-hasty', Timeout: 1 }),
      errors: {
        Type: 'AWS::Logs::MetricFilter',
        Properties: {
          LogGroupName: '/aws/lambda/shop-worker',
          FilterPattern: '{ ($.level = "err*") && ($.name != "Expected") }',
          MetricTransformations: [{ MetricNamespace: 'Shop', MetricName: 'Errors', MetricValue: '1' }],
        },
      },
      emails: {
        Type: 'AWS::Logs::MetricFilter',
        Properties: {
          LogGroupName: '/aws/lambda/shop-worker',
          FilterPattern: '{ $.sent > 0 }',
          MetricTransformations: [{ MetricNamespace: 'Shop', MetricName: 'Emails', MetricValue: '$.sent' }],
        },
      },
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
    },
    assets: {
      worker: { 'index.mjs': code },
      broken: { 'index.mjs': 'throw new Error("cannot load")' },
      ending: { 'index.mjs': 'process.exit(0)' },
    },
  },
  { dataDirectory, functionEnvironment: { SURROUNDING: 'here' }, maxEnvironments: 4 },
);

// Function errors also go to the terminal, where they would clutter the test results.
jest.spyOn(process.stderr, 'write').mockReturnValue(true);

interface Result {
  environment: number;
  remaining: number;
  name: string;
  env: Record<string, string>;
}
const invoke = async (event: object, id = 'worker') => (await cloud.invoke(id, event)) as Result;

test('a function sees only the variables of the template and the runtime', async () => {
  const { env, name, remaining } = await invoke({});
  expect(name).toBe('shop-worker');
  expect(remaining).toBeGreaterThan(0);
  expect(env).toMatchObject({
    COLOR: 'blue',
    LIMIT: '7',
    SURROUNDING: 'here',
    AWS_REGION: 'us-east-1',
    AWS_LAMBDA_FUNCTION_NAME: 'shop-worker',
    AWS_ACCESS_KEY_ID: 'worker',
    AWS_ENDPOINT_URL: cloud.operator.endpoint,
  });
  expect(env).not.toHaveProperty('HOME');
});

test('sequential events share an environment, concurrent events do not', async () => {
  const alone = [await invoke({}), await invoke({})];
  expect(new Set(alone.map(({ environment }) => environment)).size).toBe(1);
  // A function has at most three environments; none finishes before all three are busy.
  const meet = { place: await temporaryDirectory(), number: 3 };
  const together = await Promise.all([1, 2, 3, 4, 5].map(() => invoke({ meet })));
  expect(new Set(together.map(({ environment }) => environment)).size).toBe(3);
});

test('two functions never share an environment, even when one is evicted', async () => {
  const results = await Promise.all([1, 2, 3].flatMap(() => [invoke({ wait: 20 }), invoke({ wait: 20 }, 'other')]));
  expect(results.map(({ env }) => env.AWS_ACCESS_KEY_ID)).toEqual([
    'worker',
    'other',
    'worker',
    'other',
    'worker',
    'other',
  ]);
});

test('an error thrown by a handler reaches the caller, and the environment survives', async () => {
  const { environment } = await invoke({});
  await expect(invoke({ fail: 'luck' })).rejects.toMatchObject({
    kind: 'unhandled',
    message: expect.stringContaining('no luck'),
  });
  expect(await Promise.all([1, 2, 3].map(() => invoke({ wait: 50 })))).toContainEqual(
    expect.objectContaining({ environment }),
  );
});

test('a function that exits fails only its own event', async () => {
  await expect(invoke({ crash: true })).rejects.toMatchObject({ kind: 'exit' });
  expect((await invoke({})).name).toBe('shop-worker');
});

test('a function that exceeds its timeout is stopped', async () => {
  await expect(invoke({ wait: 5_000 }, 'hasty')).rejects.toMatchObject({
    kind: 'timeout',
    message: expect.stringMatching(/Task timed out after 1\.00 seconds/),
  });
  expect((await invoke({}, 'hasty')).name).toBe('shop-hasty');
});

test.each([
  ['broken', 'cannot load'],
  ['ending', 'exited before it was ready'],
])('a function that fails to load (%s) fails each event with the reason', async (id, reason) => {
  for (const _ of ['first', 'second']) {
    await expect(invoke({}, id)).rejects.toMatchObject({ message: expect.stringContaining(reason) });
  }
});

test.each(['{"quoted":"\\"\ud800"}', '{"replaced":"\ufffd"}'])(
  'an HTTP response arrives as the handler returned it: %j',
  async (body) => {
    const response = { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
    expect(await invoke({ respond: response })).toEqual(response);
  },
);

test("a response above Lambda's size limit fails", async () => {
  // Its quotation marks are escaped in the result's JSON text, which is what Lambda counts.
  await expect(invoke({ quotes: 3_200_000 })).rejects.toMatchObject({ kind: 'result-too-large' });
  await expect(invoke({ quotes: 3_000_000 })).resolves.toMatchObject({ statusCode: 200 });
});

test("an event above Lambda's size limit is not delivered", async () => {
  await expect(invoke({ text: 'x'.repeat(7_000_000) })).rejects.toMatchObject({ kind: 'event-too-large' });
});

test('a metric filter counts JSON lines, but not those that console has prefixed', async () => {
  const error = { level: 'error', name: 'Broken' };
  await invoke({ report: JSON.stringify(error) });
  await invoke({ write: JSON.stringify({ ...error, level: 'warn' }) });
  await invoke({ write: JSON.stringify({ ...error, name: 'Expected' }) });
  await invoke({ write: JSON.stringify({ level: 'error' }) });
  await invoke({ write: JSON.stringify(error) });
  for (const sent of [3, 0, 4, '5']) await invoke({ write: JSON.stringify({ sent }) });
  await invoke({ write: JSON.stringify({ ...error, isLast: true }) });
  const counted = async (): Promise<{ namespace: string; value: number }[]> => {
    const metrics = (await (await fetch(`${cloud.url}/_local/metrics`)).json()) as {
      namespace: string;
      value: number;
    }[];
    return metrics.filter(({ namespace }) => namespace === 'Shop');
  };
  await waitFor(async () => (await counted())[0]?.value === 2);
  expect(await counted()).toEqual([
    { namespace: 'Shop', name: 'Errors', dimensions: {}, value: 2 },
    { namespace: 'Shop', name: 'Emails', dimensions: {}, value: 7 },
  ]);
});

test("function output is in the log with the function's name", async () => {
  await invoke({ say: 'line one\nline two' });
  await expect(invoke({ fail: 'reason' })).rejects.toThrow();
  await cloud.stop();
  const log = await readFile(join(dataDirectory, 'logs', 'functions.log'), 'utf8');
  expect(log).toMatch(/T[\d:.]+Z shop-worker \S+Z\t[-\w]+\tINFO\tline one\n\S+ shop-worker line two\n/);
  expect(log).toMatch(/shop-worker ERROR TypeError: no reason/);
});
