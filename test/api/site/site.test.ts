import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { ProblemBody } from '#contract/problem.ts';
import { builtOperations } from '#test/support/built-operations.ts';
import { newLearner, operationPath, platformUrl, send } from '#test/support/platform.ts';

const readOperations = builtOperations.filter(({ operation }) => operation.method === 'GET');
/** A value for every path parameter, naming nothing that exists. */
const exampleParams = {
  courseId: 'no-such-course',
  lectureId: 'x',
  sectionIndex: 0,
  lectureIndex: 0,
  quizId: 'x',
  version: 1,
  token: 'x'.repeat(30),
  certificateId: 'x',
  bookmarkId: 'a.0.0.0',
  sessionId: 'x',
};

test('the API reports that it is healthy', async () => {
  const { status, body } = await send('getHealth');
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
});

test('the API serves its OpenAPI document and its reference page', async () => {
  const { body } = await send<{ openapi: string }>('getOpenApi');
  expect(body.openapi).toBe('3.1.0');
  const page = await send<string>('getApiReference');
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.body).toContain('<h1>API reference</h1>');
  expect((await fetch(new URL('/api-reference.css', platformUrl()))).headers.get('content-type')).toMatch(/^text\/css/);
});

test('page views and timings are accepted by route pattern', async () => {
  const events = [
    { name: 'page-view', route: '/courses/{courseId}' },
    { name: 'LCP', route: '/', value: 812 },
  ];
  expect((await send('recordAnalytics', { body: { events } })).body).toEqual({ recorded: true });
});

test('a path with a query, which may name a person, is not accepted as a route', async () => {
  const events = [{ name: 'page-view', route: '/welcome?email=ada@example.com' }];
  const { status, body } = await send<ProblemBody>('recordAnalytics', { body: { events } });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid-request' });
});

test.each([
  ['GET', '/api/nothing-here', 404, 'not-found'],
  ['GET', '/api/', 404, 'not-found'],
  ['PUT', '/api/health', 405, 'method-not-allowed'],
  ['GET', '/api/public/courses/%2f', 404, 'not-found'],
  ['GET', '/api/public/courses/%ff', 404, 'not-found'],
])('%s %s is refused with a problem', async (method, path, status, code) => {
  const response = await fetch(new URL(path, platformUrl()), { method });
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect({ status: response.status, code: ((await response.json()) as ProblemBody).code }).toEqual({ status, code });
});

test.each([
  ['a chat question of 6.5 MB', '/api/chat', 6.5],
  ['a body of 11 MB', '/api/inquiries', 11],
  ['a body of 17 MB', '/api/inquiries', 17],
])('%s is refused with a problem', async (_, path, megabytes) => {
  const body = JSON.stringify({ message: 'x'.repeat(megabytes * 1024 * 1024) });
  const response = await fetch(new URL(path, platformUrl()), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect([response.status, ((await response.json()) as ProblemBody).code]).toEqual([413, 'too-large']);
});

test('a token with a wrong signature gets the response of the HTTP API', async () => {
  const { token } = await newLearner();
  const [header, payload, signature = ''] = token.split('.');
  const forged = [header, payload, [...signature].reverse().join('')].join('.');
  const { status, headers, body } = await send('getProfile', { token: forged });
  expect([status, headers.get('www-authenticate'), body]).toEqual([401, 'Bearer', { message: 'Unauthorized' }]);
});

test.each(readOperations)('$name answers HEAD like GET, without a body', async ({ name, operation }) => {
  const { token } = await newLearner();
  const url = new URL(operationPath(name, exampleParams), platformUrl());
  const headers = operation.access === 'learner' ? { authorization: `Bearer ${token}` } : {};
  const [head, get] = [await fetch(url, { method: 'HEAD', headers }), await fetch(url, { headers })];
  expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')]);
  expect(await head.text()).toBe('');
});

test('a path that repeats /api is the same path', async () => {
  expect((await fetch(new URL('/api/api/health', platformUrl()))).status).toBe(200);
});

test('an unknown URL shows the home page and is not indexed', async () => {
  const response = await fetch(new URL('/no/such/page', platformUrl()));
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toMatch(/name="robots" content="noindex"/);
  expect(page).toContain(`rel="canonical" href="${new URL('/', platformUrl()).href}"`);
});

test('pages have headers that block foreign scripts and styles', async () => {
  const { headers } = await fetch(new URL('/', platformUrl()));
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'/);
  // Each Space of Hugging Face has a host of its own.
  expect(policy.replace('https://*.hf.space', '')).not.toMatch(/unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['/', '/dashboard', '/signup/success'])(
  'the policy of %s allows the only script in the document',
  async (path) => {
    const response = await fetch(new URL(path, platformUrl()));
    const policy = response.headers.get('content-security-policy') ?? '';
    const scripts = [...(await response.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  },
);
