import { request as httpRequest } from 'node:http';
import { expect, jest, test } from '@jest/globals';
import { functionOf, integrationWith, roleWith, routeOf, startTestCloud } from '../support/test-cloud.ts';

const code = `
  export const handler = async (event) => {
    const mode = event.queryStringParameters?.mode;
    if (mode === 'crash') process.exit(1);
    if (mode === 'cookies') return { statusCode: 201, headers: { 'X-One': '1' }, cookies: ['a=1', 'b=2'], body: 'made' };
    if (mode === 'bytes') return { statusCode: 200, headers: { 'content-type': 'image/png' }, body: 'AP8=', isBase64Encoded: true };
    if (mode === 'large') return { statusCode: 200, body: Buffer.alloc(4_400_000).toString('base64'), isBase64Encoded: true };
    if (mode === 'not-base64') return { statusCode: 200, body: '{"a":1}', isBase64Encoded: true };
    if (mode === 'plain') return { hello: 'world' };
    if (mode === 'nonsense') return { statusCode: 'many' };
    return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) };
  };`;

interface EchoedEvent extends Record<string, unknown> {
  requestContext: { requestId: string; timeEpoch: number; authorizer: { jwt: { claims: object; scopes: unknown } } };
}

const issuer = { 'Fn::GetAtt': ['People', 'ProviderURL'] };
const authorizerFor = (client: string) => ({
  Type: 'AWS::ApiGatewayV2::Authorizer',
  Properties: {
    ApiId: { Ref: 'Api' },
    AuthorizerType: 'JWT',
    IdentitySource: ['$request.header.Authorization'],
    JwtConfiguration: { Issuer: issuer, Audience: [{ Ref: client }] },
  },
});
const jwt = (more: object = {}) => ({ AuthorizationType: 'JWT', AuthorizerId: { Ref: 'SignedIn' }, ...more });

const cloud = await startTestCloud({
  resources: {
    People: { Type: 'AWS::Cognito::UserPool', Properties: { UsernameAttributes: ['email'] } },
    // Must come before `Web`: the tokens of these tests are issued to the newest client.
    Kiosk: {
      Type: 'AWS::Cognito::UserPoolClient',
      Properties: { UserPoolId: { Ref: 'People' }, AllowedOAuthScopes: ['openid', 'email'] },
    },
    Web: {
      Type: 'AWS::Cognito::UserPoolClient',
      Properties: { UserPoolId: { Ref: 'People' }, AllowedOAuthScopes: ['openid', 'email'] },
    },
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP', Name: 'shop' } },
    Stage: { Type: 'AWS::ApiGatewayV2::Stage', Properties: { ApiId: { Ref: 'Api' }, StageName: '$default' } },
    Integration: integrationWith('echo'),
    SignedIn: authorizerFor('Web'),
    SignedInAtKiosk: authorizerFor('Kiosk'),
    GetItem: routeOf('GET /items/{itemId}'),
    GetNew: routeOf('GET /items/new'),
    GetPart: routeOf('GET /items/{itemId}/parts/{part}'),
    AnyRest: routeOf('ANY /files/{path+}'),
    PostItem: routeOf('POST /items'),
    Mine: routeOf('GET /mine', jwt()),
    AtKiosk: routeOf('GET /kiosk', jwt({ AuthorizerId: { Ref: 'SignedInAtKiosk' } })),
    Scoped: routeOf('GET /scoped', jwt({ AuthorizationScopes: ['shop/admin'] })),
    echo: functionOf('echo'),
    echoRole: roleWith(),
  },
  assets: { echo: { 'index.mjs': code } },
});

jest.spyOn(process.stderr, 'write').mockReturnValue(true);

const get = (path: string, init: RequestInit = {}) => fetch(cloud.url + path, init);
// The function responds with the event it received.
const eventOf = async (path: string, init: RequestInit = {}) => (await get(path, init)).json() as Promise<EchoedEvent>;
const responseOf = async (path: string, init: RequestInit = {}) => {
  const response = await get(path, init);
  return [response.status, await response.json()];
};

test('a function gets an event of payload format 2.0', async () => {
  const event = await eventOf('/items/7?a=1&b=x%20y&a=2', { headers: { cookie: 'one=1; two=2', 'X-Thing': 'Value' } });
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /items/{itemId}',
    rawPath: '/items/7',
    rawQueryString: 'a=1&b=x%20y&a=2',
    cookies: ['one=1', 'two=2'],
    queryStringParameters: { a: '1,2', b: 'x y' },
    pathParameters: { itemId: '7' },
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      stage: '$default',
      routeKey: 'GET /items/{itemId}',
      requestId: expect.any(String),
      http: {
        method: 'GET',
        path: '/items/7',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: expect.any(String),
      },
      time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
    },
  });
  expect(event.headers).toMatchObject({ 'x-thing': 'Value' });
  expect(event.headers).not.toHaveProperty('cookie');
  expect(event).not.toHaveProperty('body');
});

test('every response names its request, even one from the gateway itself', async () => {
  const response = await get('/items/7');
  const { requestContext } = (await response.json()) as EchoedEvent;
  expect(response.headers.get('apigw-requestid')).toBe(requestContext.requestId);
  const refusal = await get('/nowhere');
  expect(refusal.headers.get('apigw-requestid')).toMatch(/^[\w+/]{15}=$/);
});

test('the time of an event is product time, which the clock moves', async () => {
  const before = (await eventOf('/items/7')).requestContext.timeEpoch;
  await cloud.clock.advance(86_400_000);
  const after = (await eventOf('/items/7')).requestContext.timeEpoch;
  expect(after - before).toBeGreaterThanOrEqual(86_400_000);
  expect(after - before).toBeLessThan(86_460_000);
});

test.each([
  ['application/json', '{"a":1}', false],
  ['application/x-www-form-urlencoded', 'a=1', false],
  ['text/plain; charset=utf-8', 'ü', false],
  ['application/octet-stream', 'raw', true],
  ['multipart/form-data; boundary=x', '--x--', true],
])('a body of type %s arrives as AWS would deliver it', async (type, body, isBase64Encoded) => {
  const event = await eventOf('/items', { method: 'POST', body, headers: { 'content-type': type } });
  expect(event).toMatchObject({ isBase64Encoded, body: isBase64Encoded ? Buffer.from(body).toString('base64') : body });
});

test.each([
  ['/items/new', 'GET /items/new'],
  ['/items/old', 'GET /items/{itemId}'],
  ['/items/new/parts/2', 'GET /items/{itemId}/parts/{part}'],
  ['/files/a/b/c', 'ANY /files/{path+}'],
])('%s goes to the most literal route', async (path, routeKey) => {
  expect((await eventOf(path)).routeKey).toBe(routeKey);
});

test('parameters are decoded once, and an encoded slash separates like a plain one', async () => {
  expect((await eventOf('/items/a%20b%2525')).pathParameters).toEqual({ itemId: 'a b%25' });
  expect(await responseOf('/items/a%2Fb')).toEqual([404, { message: 'Not Found' }]);
  expect(await responseOf('/items/%E0%A4')).toEqual([400, { message: 'Bad Request' }]);
});

test.each([
  ['an unknown path', '/nowhere', {}],
  ['another method', '/items/7', { method: 'DELETE' }],
  ['an empty segment', '/items/', {}],
  ['a path longer than the route', '/items/7/', {}],
])('%s is not found', async (_, path, init) => {
  expect(await responseOf(path, init)).toEqual([404, { message: 'Not Found' }]);
});

test('responses keep status, headers, cookies and bytes', async () => {
  const made = await get('/items/7?mode=cookies');
  expect([made.status, made.headers.get('x-one'), await made.text()]).toEqual([201, '1', 'made']);
  expect(made.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const bytes = await get('/items/7?mode=bytes');
  expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(new Uint8Array([0, 255]));
  const large = await get('/items/7?mode=large');
  expect([large.status, (await large.arrayBuffer()).byteLength]).toEqual([200, 4_400_000]);
  expect(await responseOf('/items/7?mode=plain')).toEqual([200, { hello: 'world' }]);
});

test('a function that throws is a 500, and the next call succeeds', async () => {
  expect(await responseOf('/items/7?mode=crash')).toEqual([500, { message: 'Internal Server Error' }]);
  expect(await responseOf('/items/7?mode=nonsense')).toEqual([500, { message: 'Internal Server Error' }]);
  expect(await responseOf('/items/7?mode=not-base64')).toEqual([500, { message: 'Internal Server Error' }]);
  expect((await get('/items/7')).status).toBe(200);
});

test('a body over 10 MB is refused', async () => {
  const body = Buffer.alloc(10 * 1024 * 1024 + 1);
  expect(await responseOf('/items', { method: 'POST', body })).toEqual([413, { message: 'Request Entity Too Large' }]);
});

const token = await cloud.accounts.tokenFor('ada@example.com');
const bearer = (value: string) => ({ headers: { authorization: value } });

test('a function gets the claims of a token as strings', async () => {
  const event = await eventOf('/mine', bearer(`Bearer ${token}`));
  const { claims, scopes } = event.requestContext.authorizer.jwt;
  expect(claims).toMatchObject({ token_use: 'access', sub: expect.any(String), exp: expect.stringMatching(/^\d+$/) });
  expect(scopes).toBeNull();
});

const [head = '', payload = '', signature = ''] = token.split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token that was accepted is unauthorized once it has expired', async () => {
  expect((await get('/mine', bearer(`Bearer ${token}`))).status).toBe(200);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(claims.exp * 1000 + 1);
  expect((await get('/mine', bearer(`Bearer ${token}`))).status).toBe(401);
  clock.mockRestore();
});

test.each([
  ['no token', undefined],
  ['an empty token', 'Bearer '],
  ['a malformed token', 'Bearer nonsense'],
  ['another signature', `Bearer ${head}.${payload}.${'A'.repeat(signature.length)}`],
  ['changed claims', `Bearer ${head}.${encode({ ...claims, sub: 'eve' })}.${signature}`],
  ['no signature', `Bearer ${encode({ alg: 'none' })}.${payload}.`],
  ['the key used as a shared secret', `Bearer ${encode({ alg: 'HS256', kid: 'x' })}.${payload}.${signature}`],
])('a request with %s is unauthorized', async (_, authorization) => {
  expect(await responseOf('/mine', authorization === undefined ? {} : bearer(authorization))).toEqual([
    401,
    { message: 'Unauthorized' },
  ]);
});

test('an authorizer refuses a token issued to another client', async () => {
  expect((await get('/mine', bearer(`Bearer ${token}`))).status).toBe(200);
  expect(await responseOf('/kiosk', bearer(`Bearer ${token}`))).toEqual([401, { message: 'Unauthorized' }]);
});

test("a token without the route's scope is forbidden", async () => {
  expect((await get('/scoped', bearer(`Bearer ${token}`))).status).toBe(403);
});

test('a client that disconnects midway affects no one else', async () => {
  await new Promise<void>((resolve) => {
    const outgoing = httpRequest(`${cloud.url}/items`, { method: 'POST', headers: { 'content-length': '100' } });
    outgoing.on('error', () => resolve());
    outgoing.write('half');
    outgoing.once('socket', (socket) => socket.once('connect', () => outgoing.destroy(new Error('gone'))));
  });
  expect((await get('/items/7')).status).toBe(200);
});
