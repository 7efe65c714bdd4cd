import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { brand } from '#contract/brand.ts';
import type { HttpEvent } from '#lambdas/http/event.ts';
import { handler } from '#lambdas/site/record-analytics.ts';
import { type Ga4StandIn, startGa4StandIn } from '#test/support/ga4-stand-in.ts';

const tables = mockClient(DynamoDBDocumentClient);
let google: Ga4StandIn;
let warnings: string[];
const before = { ...process.env };

beforeEach(async () => {
  google = await startGa4StandIn();
  warnings = [];
  tables.reset();
  tables.on(UpdateCommand).resolves({});
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    if (String(line).includes('"level":"warn"')) warnings.push(String(line));
    return true;
  });
  Object.assign(process.env, {
    GA4_MEASUREMENT_ID: 'G-TEST123',
    GA4_PARAMETER: `/${brand.slug}/test/ga4/api-secret`,
    GA4_URL: google.url,
    SITE_URL: 'https://learn.example.com',
    SUBSCRIBERS_TABLE: 'subscribers',
    ORIGIN_KEY: 'origin',
    METRIC_NAMESPACE: 'Web/test',
    AWS_ENDPOINT_URL_SSM: google.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await google.stop();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

interface Sent {
  name: string;
  route: string;
  value?: number;
}

/** Sends a report from a browser with a known IP address and returns the response. */
const report = async (events: Sent[], headers: Record<string, string> = {}) => {
  const event = {
    version: '2.0',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Ada’s browser',
      cookie: 'ada=1',
      'x-viewer-ip': '198.51.100.7',
      ...headers,
    },
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

const recorded = { statusCode: 200, body: { recorded: true } };
const view = { name: 'page-view', route: '/courses/{courseId}' };

test('a stage without a stream sends Google nothing', async () => {
  delete process.env.GA4_MEASUREMENT_ID;
  expect(await report([view])).toEqual(recorded);
  expect(google.requests).toEqual([]);
});

test("page views and timings reach the stage's stream by route pattern", async () => {
  expect(await report([view, { name: 'LCP', route: '/', value: 812.5 }])).toEqual(recorded);
  const [{ path, query, body } = { path: '', query: {}, body: { events: [] } }, ...more] = google.requests;
  expect(more).toEqual([]);
  expect({ path, query }).toEqual({
    path: 'POST /mp/collect',
    query: { measurement_id: 'G-TEST123', api_secret: google.secret },
  });
  expect(body.events).toEqual([
    {
      name: 'page_view',
      params: expect.objectContaining({ page_location: 'https://learn.example.com/courses/{courseId}' }),
    },
    {
      name: 'LCP',
      params: expect.objectContaining({ page_location: 'https://learn.example.com/', value: 812.5 }),
    },
  ]);
  expect(warnings).toEqual([]);
});

test('nothing identifies a visitor: no IP address, cookie or browser; a one-time id', async () => {
  await report([view]);
  await report([view]);
  const [first, second] = google.requests;
  expect(JSON.stringify(google.requests)).not.toMatch(/198\.51|Ada|ada=1/);
  expect(first?.body).toMatchObject({ consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' } });
  expect(first?.body.client_id).not.toBe(second?.body.client_id);
  expect(first?.body.events[0]?.params.session_id).not.toBe(second?.body.events[0]?.params.session_id);
});

test('a path that is not one of our patterns, which may name a person, is refused', async () => {
  expect(await report([{ name: 'page-view', route: '/courses/ada-lovelace' }])).toMatchObject({ statusCode: 400 });
  expect(await report([{ name: 'page-view', route: '/ada@example.com' }, view])).toMatchObject({ statusCode: 400 });
  expect(google.requests).toEqual([]);
});

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'a visitor who opts out of tracking by %j is not forwarded',
  async (optOutHeaders) => {
    expect(await report([view], optOutHeaders)).toEqual(recorded);
    expect(google.requests).toEqual([]);
  },
);

test('a refusal by Google logs one warning without the secret and changes nothing', async () => {
  google.status = 500;
  expect(await report([view])).toEqual(recorded);
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ level: 'warn', operation: 'recordAnalytics' });
  expect(warnings[0]).toContain('responded with 500');
  expect(decodeURIComponent(warnings[0] ?? '')).not.toContain(google.secret);
});

test.each([
  ['cannot be reached', () => google.stop()],
  [
    'has no secret',
    async () =>
      void Object.assign(process.env, { GA4_PARAMETER: '/unknown', AWS_ENDPOINT_URL_SSM: 'http://127.0.0.1:1' }),
  ],
])('a Google that %s changes nothing for the visitor', async (_, spoil) => {
  await spoil();
  expect(await report([view])).toEqual(recorded);
  expect(warnings).toHaveLength(1);
});

test('an unresponsive Google delays the visitor by less than two seconds', async () => {
  google.status = 'never';
  const start = performance.now();
  expect(await report([view])).toEqual(recorded);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(google.requests).toHaveLength(1);
  expect(warnings).toEqual([expect.stringContaining('TimeoutError')]);
});
