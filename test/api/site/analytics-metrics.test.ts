import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { routePatterns } from '#contract/site-routes.ts';
import type { HttpEvent } from '#lambdas/http/event.ts';
import { handler } from '#lambdas/site/record-analytics.ts';
import { newIpAddress, send } from '#test/support/platform.ts';

const tables = mockClient(DynamoDBDocumentClient);
const before = { ...process.env };
const namespace = 'Web/test';
let lines: string[];

beforeEach(() => {
  lines = [];
  tables.reset();
  tables.on(UpdateCommand).resolves({});
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  Object.assign(process.env, { SUBSCRIBERS_TABLE: 'subscribers', ORIGIN_KEY: 'origin', METRIC_NAMESPACE: namespace });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
});

/** Reports events to the handler in this process, which logs them to `lines`. */
const report = async (events: object[]) => {
  const event = {
    version: '2.0',
    headers: { 'content-type': 'application/json' },
    rawQueryString: '',
    requestContext: {
      requestId: 'r1',
      timeEpoch: Date.UTC(2026, 10, 21),
      http: { method: 'POST', sourceIp: '198.51.100.7' },
    },
    body: JSON.stringify({ events }),
    isBase64Encoded: false,
  };
  const { statusCode, body } = await handler(event as unknown as HttpEvent, {} as Context);
  return { statusCode, body: JSON.parse(String(body)) };
};

interface MetricLine {
  _aws: { CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[] };
  route: string;
}

test('all routes and metrics make seven metrics in a namespace of the stage', async () => {
  const names = ['page-view', 'CLS', 'FID', 'FCP', 'LCP', 'TTFB', 'INP'];
  for (const route of routePatterns) {
    expect((await report(names.map((name) => ({ name, route, value: 1 })))).statusCode).toBe(200);
  }
  const records = lines.map((line) => JSON.parse(line) as MetricLine);
  expect(new Set(records.map(({ route }) => route))).toEqual(new Set(routePatterns));
  const metrics = records.flatMap(({ _aws }) => _aws.CloudWatchMetrics);
  expect(new Set(metrics.map(({ Dimensions }) => JSON.stringify(Dimensions)))).toEqual(new Set(['[[]]']));
  const metricNames = metrics.map(({ Namespace, Metrics }) => `${Namespace} ${Metrics.map(({ Name }) => Name).join()}`);
  expect([...new Set(metricNames)].sort()).toEqual(names.map((name) => `${namespace} ${name}`).sort());
});

test.each(['/made-up', '/courses/prompting-that-works', '/courses/{other}', ''])(
  'the unknown route %s is refused and makes no metric',
  async (route) => {
    expect(
      (
        await report([
          { name: 'page-view', route: '/' },
          { name: 'page-view', route },
        ])
      ).statusCode,
    ).toBe(400);
    expect(lines).toEqual([]);
  },
);

test('a network that sends too many events makes no more metrics', async () => {
  tables.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ message: 'no', $metadata: {} }));
  expect(await report([{ name: 'page-view', route: '/' }])).toMatchObject({
    statusCode: 429,
    body: { code: 'too-many-requests' },
  });
  expect(lines).toEqual([]);
});

test('forty people behind one IP address can each open five pages in a minute', async () => {
  const headers = { 'x-local-viewer-address': newIpAddress() };
  const body = { events: [{ name: 'page-view', route: '/courses/{courseId}' }] };
  for (let page = 0; page < 5; page += 1) {
    const responses = await Promise.all(Array.from({ length: 40 }, () => send('recordAnalytics', { body, headers })));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  }
}, 60_000);
