import { expect, test } from '@jest/globals';
import { allOperations } from '#contract/index.ts';
import { Problem } from '#contract/problem.ts';
import { maxFunctionBytes } from '#lib/edge/bundle.ts';
import { apiRequestSource } from '#lib/edge/sources.ts';
import { runEdge } from './run-edge.ts';

const source = apiRequestSource(allOperations.map((stated) => ({ ...stated, bundle: '' })));

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inOneHour = Math.floor(Date.now() / 1000) + 3600;
const claims = { sub: 'ada', token_use: 'access', exp: inOneHour };
const token = (payload: unknown = claims, signature = 'c2ln') =>
  `Bearer ${base64url({ alg: 'RS256', kid: 'k' })}.${base64url(payload)}.${signature}`;

const ask = (method: string, uri: string, authorization?: string) =>
  runEdge(source, { method, uri, ...(authorization !== undefined && { headers: { authorization } }) });

/** A path of the operation with a value for every parameter. */
const filled = (path: string) => `/api${path.replace(/\{\w+\}/g, 'x1')}`;

const refusal = (code: 'not-found' | 'method-not-allowed' | 'not-signed-in' | 'too-large') =>
  new Problem(code).toBody();

test("the API function fits CloudFront's size limit", () => {
  expect(Buffer.byteLength(source)).toBeLessThanOrEqual(maxFunctionBytes);
  expect(source).not.toMatch(/\b(import|require)\b|\bexport\s*{/);
});

test('the API function has room for 100 more operations', () => {
  const planted = Array.from({ length: 100 }, (_, index) => {
    const { operation, ...declared } = allOperations[index % allOperations.length] as (typeof allOperations)[number];
    const { alias: _alias, ...rest } = operation;
    return { ...declared, operation: { ...rest, path: `${operation.path}/more-${index}` as const }, bundle: '' };
  });
  const all = [...allOperations.map((stated) => ({ ...stated, bundle: '' })), ...planted];
  expect(Buffer.byteLength(apiRequestSource(all))).toBeLessThanOrEqual(maxFunctionBytes);
});

test.each(allOperations)('$name passes with a token', ({ operation }) => {
  const uri = filled(operation.path);
  expect(ask(operation.method, uri, token())).toMatchObject({ method: operation.method, uri });
});

test.each(allOperations)('$name without a token is refused exactly when it is for learners', ({ operation }) => {
  const response = ask(operation.method, filled(operation.path));
  expect(response.statusCode).toBe(operation.access === 'learner' ? 401 : undefined);
});

test.each([
  ['nothing', undefined],
  ['an empty header', ''],
  ['another scheme', 'Basic YWRhOnNlY3JldA=='],
  ['a malformed token', 'Bearer nonsense'],
  ['two parts', `Bearer ${base64url({})}.${base64url(claims)}`],
  ['four parts', `${token()}.c2ln`],
  ['a part that is not base64url', token(claims, 'si/g+==')],
  ['no signature', token(claims, '')],
  ['a payload that is not JSON', `Bearer ${base64url({})}.bm90IGpzb24.c2ln`],
  ['a header that is not JSON', `Bearer bm90IGpzb24.${base64url(claims)}.c2ln`],
  ['null as payload', token(null)],
  ['an expired token', token({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })],
  ['a token without expiry', token({ sub: 'ada', token_use: 'access' })],
  ['an end that is a text', token({ ...claims, exp: String(inOneHour) })],
  ['an ID token', token({ ...claims, token_use: 'id' })],
  ['a token of no kind', token({ sub: 'ada', exp: inOneHour })],
  ['a token after another', `${token()}, ${token()}`],
])('a learner who sends %s is asked to sign in', (_, authorization) => {
  const response = ask('GET', '/api/user/profile', authorization);
  expect(response.statusCode).toBe(401);
  expect(response.headers).toMatchObject({
    'content-type': { value: 'application/problem+json' },
    'cache-control': { value: 'no-store' },
    'www-authenticate': { value: 'Bearer' },
  });
  expect(JSON.parse(response.body)).toEqual(refusal('not-signed-in'));
});

test.each(allOperations.filter(({ operation }) => operation.method === 'GET'))('$name also accepts HEAD', (stated) => {
  const uri = filled(stated.operation.path);
  expect(ask('HEAD', uri, token())).toMatchObject({ method: 'HEAD', uri });
});

test.each(['/api/public/courses/%2f', '/api/public/courses/a%2Fb', '/api/public/courses/%', '/api/public/courses/%ff'])(
  '%s, which the gateway would route otherwise or not decode, does not exist',
  (uri) => {
    const response = ask('GET', uri);
    expect([response.statusCode, JSON.parse(response.body)]).toEqual([404, refusal('not-found')]);
  },
);

test('a body larger than any operation accepts is refused', () => {
  const largest = Math.max(...allOperations.map(({ operation }) => operation.maxBodyBytes ?? 0));
  const announce = (length: number) =>
    runEdge(source, { method: 'POST', uri: '/api/chat', headers: { 'content-length': String(length) } });
  expect(announce(largest).statusCode).toBeUndefined();
  const response = announce(largest + 1);
  expect([response.statusCode, JSON.parse(response.body)]).toEqual([413, refusal('too-large')]);
});

test('the scheme of a token is case-insensitive', () => {
  expect(ask('GET', '/api/user/profile', token().replace('Bearer', 'bearer')).statusCode).toBeUndefined();
});

test('an invalid token on a public call changes nothing', () => {
  expect(ask('GET', '/api/public/courses', 'Bearer nonsense')).toMatchObject({ uri: '/api/public/courses' });
});

test.each(['/api/nowhere', '/api/', '/api', '/api/courses', '/api/health/', '/api/health/x', '/api//health'])(
  '%s does not exist',
  (uri) => {
    const response = ask('GET', uri, token());
    expect(response.statusCode).toBe(404);
    expect(JSON.parse(response.body)).toEqual(refusal('not-found'));
  },
);

test.each(['constructor', '__proto__', 'hasOwnProperty', '*', 'toString'])(
  'the path segment %s is not a route',
  (segment) => {
    expect(ask('GET', `/api/${segment}`).statusCode).toBe(404);
    expect(ask('GET', `/api/${segment}/${segment}`).statusCode).toBe(404);
  },
);

test.each([
  ['DELETE', '/api/health', 'GET, HEAD'],
  ['PUT', '/api/health', 'GET, HEAD'],
  ['OPTIONS', '/api/user/profile', 'GET, HEAD, PUT, DELETE'],
  ['PATCH', '/api/courses/x1/notes/0/0', 'GET, HEAD, POST'],
  ['constructor', '/api/health', 'GET, HEAD'],
])('%s on %s lists the allowed methods', (method, uri, allow) => {
  const response = ask(method, uri, token());
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow?.value.split(', ').sort()).toEqual(allow.split(', ').sort());
  expect(JSON.parse(response.body)).toEqual(refusal('method-not-allowed'));
});

test('a literal path segment wins over a parameter', () => {
  expect(ask('GET', '/api/courses/enrolled', token())).toMatchObject({ uri: '/api/courses/enrolled' });
  expect(ask('POST', '/api/courses/enrolled', token()).statusCode).toBe(405);
  // `bookmarks` could also be a course id; the longer route must still match.
  expect(ask('GET', '/api/courses/bookmarks/notes', token()).statusCode).toBeUndefined();
  expect(ask('DELETE', '/api/courses/bookmarks/x1', token()).statusCode).toBeUndefined();
});

test('both spellings of a path reach the same route', () => {
  expect(ask('POST', '/api/api/drip-courses/subscribe')).toMatchObject({ uri: '/api/drip-courses/subscribe' });
  expect(ask('GET', '/api/api/api/health').statusCode).toBe(404);
});

test('a path prescribed by a standard reaches its operation, and no subpath does', () => {
  expect(ask('GET', '/.well-known/did.json')).toMatchObject({ uri: '/api/certificates/issuer' });
  expect(ask('POST', '/.well-known/did.json').statusCode).toBe(405);
  expect(ask('GET', '/.well-known/api/health').statusCode).toBe(404);
});

test('the viewer IP is set by us and cannot be forged', () => {
  const response = runEdge(source, { uri: '/api/health', headers: { 'x-viewer-ip': '198.51.100.1' } });
  expect(response.headers['x-viewer-ip']).toEqual({ value: '203.0.113.7' });
});
