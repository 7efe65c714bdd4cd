import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import * as fc from 'fast-check';
import { routePatterns } from '#contract/site-routes.ts';
import type { HttpEvent } from '#lambdas/http/event.ts';
import { handler } from '#lambdas/site/record-csp-reports.ts';
import { newIpAddress, platformUrl, send } from '#test/support/platform.ts';

const tables = mockClient(DynamoDBDocumentClient);
const before = { ...process.env };
let lines: string[];

beforeEach(() => {
  lines = [];
  tables.reset();
  tables.on(UpdateCommand).resolves({});
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  Object.assign(process.env, { SUBSCRIBERS_TABLE: 'subscribers', ORIGIN_KEY: 'origin', METRIC_NAMESPACE: 'Web/test' });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
});

const reportsType = 'application/reports+json';
const legacyType = 'application/csp-report';

/** Sends a body to the handler in this process, which logs to `lines`. */
const report = async (body: unknown, contentType: string | undefined = reportsType): Promise<number | undefined> => {
  const event = {
    version: '2.0',
    headers: { ...(contentType && { 'content-type': contentType }) },
    rawQueryString: '',
    requestContext: {
      requestId: 'r1',
      timeEpoch: Date.UTC(2026, 10, 21),
      http: { method: 'POST', sourceIp: '198.51.100.7' },
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    isBase64Encoded: false,
  };
  return (await handler(event as unknown as HttpEvent, {} as Context)).statusCode;
};

/** A report as Chromium sends it. */
const violation = (fields: Record<string, unknown>) => ({
  type: 'csp-violation',
  age: 12,
  url: fields.documentURL,
  user_agent: 'Mozilla/5.0',
  body: { disposition: 'enforce', statusCode: 200, effectiveDirective: 'script-src-elem', ...fields },
});

const counted = () =>
  lines.map((line) => {
    const { _aws, ...rest } = JSON.parse(line);
    return rest;
  });

const token = 'T0ken-of-a-preferences-page';
const page = `https://learn.example/subscriptions/${token}?email=ada@example.com`;
const blocked = { route: '/subscriptions/{token}', directive: 'script-src-elem', 'csp-violation': 1 };

test.each([
  ['https://evil.example/a.js?who=ada', 'evil.example'],
  ['inline', 'inline'],
  ['data', 'data'],
  ['data:text/javascript,alert(1)', 'data'],
  ['blob:https://learn.example/9f', 'blob'],
  ['', 'unknown'],
  ['ada@example.com', 'unknown'],
  ['{"a":1}\n', 'unknown'],
])('%j is counted as %s and nothing of its page is logged', async (blockedURL, name) => {
  expect(await report([violation({ documentURL: page, blockedURL })])).toBe(200);
  expect(counted()).toEqual([{ ...blocked, blocked: name }]);
  expect(lines.join('')).not.toMatch(/T0ken|ada/);
});

test('browsers without the Reporting API are counted too', async () => {
  const fields = {
    'document-uri': page,
    'violated-directive': "img-src 'self'",
    'blocked-uri': 'https://pixel.example/1',
  };
  expect(await report({ 'csp-report': fields }, `${legacyType}; charset=utf-8`)).toBe(200);
  expect(counted()).toEqual([{ ...blocked, directive: 'img-src', blocked: 'pixel.example' }]);
});

test.each(['chrome-extension://abc/inject.js', 'moz-extension', 'safari-web-extension://abc/x.js'])(
  'what the extension %s causes is not counted',
  async (sourceFile) => {
    expect(await report([violation({ documentURL: page, blockedURL: 'inline', sourceFile })])).toBe(200);
    expect(await report([violation({ documentURL: page, blockedURL: sourceFile })])).toBe(200);
    expect(lines).toEqual([]);
  },
);

test('other reports are ignored, and one call counts at most 20 violations', async () => {
  const deprecation = { type: 'deprecation', url: page, body: { id: 'x', message: 'old' } };
  expect(await report([deprecation, ...Array.from({ length: 50 }, () => violation({ documentURL: page }))])).toBe(200);
  expect(lines).toHaveLength(20);
});

test.each([
  ['not JSON', '{', reportsType, 400],
  ['no list', {}, reportsType, 400],
  ['a report without fields', [{ type: 'csp-violation' }], reportsType, 400],
  ['no report', {}, legacyType, 400],
  ['another type', [], 'application/json', 415],
  ['no type', [], '', 415],
  ['a body of 70 KB', 'x'.repeat(70_000), reportsType, 413],
])('%s is refused and counts nothing', async (_, body, contentType, status) => {
  expect(await report(body, contentType)).toBe(status);
  expect(lines).toEqual([]);
});

test('any report is logged with a known route and short names', async () => {
  const anyReport = fc.record({ documentURL: fc.string(), effectiveDirective: fc.string(), blockedURL: fc.string() });
  await fc.assert(
    fc.asyncProperty(anyReport, async (fields) => {
      lines = [];
      await report([violation(fields)]);
      for (const { route, directive, blocked: source } of counted()) {
        expect(routePatterns).toContain(route);
        expect(directive).toMatch(/^[a-z-]{1,40}$/);
        expect(source.length).toBeLessThanOrEqual(253);
      }
    }),
  );
});

test('a network that sends too many reports is refused', async () => {
  const headers = { 'content-type': reportsType, 'x-local-viewer-address': newIpAddress() };
  const body = JSON.stringify([violation({ documentURL: page, blockedURL: 'inline' })]);
  const responses = await Promise.all(Array.from({ length: 61 }, () => send('recordCspReports', { body, headers })));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
});

test('pages tell browsers where to report', async () => {
  const { headers } = await fetch(`${platformUrl()}/faq`);
  expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-reports"');
  expect(headers.get('content-security-policy')).toMatch(/; report-to csp; report-uri \/api\/csp-reports$/);
});
