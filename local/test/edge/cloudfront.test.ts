import { request as httpRequest } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from '@jest/globals';
import { pathPattern } from '#local/edge/cloudfront/path-pattern.ts';
import { edgeStack, longText } from '../support/edge-stack.ts';
import { startTestCloud } from '../support/test-cloud.ts';

const cloud = await startTestCloud(edgeStack);

const get = (path: string, init: RequestInit = {}) => fetch(cloud.url + path, { redirect: 'manual', ...init });
const requestSeenByOrigin = async (path: string, init: RequestInit = {}) =>
  (await (await get(path, init)).json()) as {
    headers: Record<string, string>;
    rawQueryString: string;
    siteUrl: string;
  };

/** Returns the raw response; fetch would decompress it. */
const raw = (path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const outgoing = httpRequest(cloud.url + path, { headers, method }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part) => parts.push(part));
      incoming.on('end', () => resolve({ headers: incoming.headers, body: Buffer.concat(parts) }));
    });
    outgoing.on('error', reject).end();
  });

test.each([
  ['/', '<h1>Home</h1>'],
  ['/about', '<h1>About</h1>'],
  ['/nothing/here', '<h1>Unknown</h1>'],
])('%s shows its document', async (path, html) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    'text/html',
    html,
  ]);
});

test('an edge function can respond by itself, with any response', async () => {
  const moved = await get('/old');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new']);
  expect(moved.headers.get('content-security-policy')).toBe("default-src 'none'");
  const refused = await get('/api/x?refuse=1');
  expect([refused.status, refused.headers.get('content-type'), await refused.json()]).toEqual([
    401,
    'application/problem+json',
    { status: 401 },
  ]);
});

test('an edge function that throws is a 500', async () => {
  const { error } = console;
  console.error = () => undefined;
  expect((await get('/broken')).status).toBe(503);
  console.error = error;
});

test('the response headers policy adds, replaces and removes headers', async () => {
  const { headers } = await get('/api/x');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('strict-transport-security')).toBe('max-age=1');
  expect((await get('/')).headers.get('strict-transport-security')).toBe('max-age=60; includeSubDomains');
});

test('an origin gets what the policies forward, its own host and its own headers', async () => {
  const init = {
    headers: { authorization: 'Bearer t', cookie: 'a=1', 'x-origin-key': 'forged', 'x-viewer': 'forged' },
  };
  const all = await requestSeenByOrigin('/api/x?a=%20b&c', init);
  expect(all.rawQueryString).toBe('a=%20b&c');
  expect(all.headers).toMatchObject({ authorization: 'Bearer t', 'x-origin-key': 'secret', 'x-viewer': '127.0.0.1' });
  expect(all.headers['x-amz-cf-id']).toMatch(/^[\w-]{36}$/);
  expect(all.headers.host).toMatch(/\.execute-api\.us-east-1\.amazonaws\.com$/);
  const bare = await requestSeenByOrigin('/api/bare/x?a=1', init);
  expect(bare.rawQueryString).toBe('');
  expect(bare.headers).toMatchObject({ 'user-agent': 'Amazon CloudFront', 'x-origin-key': 'secret' });
  expect(bare.headers).not.toHaveProperty('authorization');
});

test("the site's address is the local one wherever the template spells it out", async () => {
  expect((await requestSeenByOrigin('/api/x')).siteUrl).toBe(cloud.url);
});

test('a method that the behavior does not allow is refused', async () => {
  expect((await get('/api/bare/x', { method: 'POST' })).status).toBe(403);
  expect((await get('/', { method: 'DELETE' })).status).toBe(403);
});

test('a function URL refuses a body above 6 MB as too large', async () => {
  const body = 'x'.repeat(6.5 * 1024 * 1024);
  expect((await get('/talk', { method: 'POST', body })).status).toBe(413);
});

test('text is compressed where caching allows it and it is long enough', async () => {
  const { headers, body } = await raw('/style.css', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    etag: expect.stringMatching(/^W\/"/),
  });
  expect(brotliDecompressSync(body).toString()).toBe(longText);
  expect((await raw('/style.css', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip');
  expect((await raw('/style.css', {})).headers['content-encoding']).toBeUndefined();
  expect((await raw('/small.css', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  expect((await raw('/api/x', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('a conditional request for an unchanged file gets 304, compressed or not', async () => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await raw('/style.css', { 'accept-encoding': encoding });
    expect((await get('/style.css', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
  }
});

test('range and HEAD requests for a file work', async () => {
  const part = await get('/style.css', { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'body',
    `bytes 0-3/${longText.length}`,
  ]);
  const { headers, body } = await raw('/style.css', {}, 'HEAD');
  expect([headers['content-length'], body.length]).toEqual([String(longText.length), 0]);
});

const { endpoint, accessKeyId, secretAccessKey } = cloud.operator;
const s3 = new S3Client({ endpoint, region: 'us-east-1', credentials: { accessKeyId, secretAccessKey } });
const signedPath = async (Key: string) => {
  const url = new URL(await getSignedUrl(s3, new GetObjectCommand({ Bucket: 'media', Key }), { expiresIn: 60 }));
  return `/${Key}${url.search}`;
};

test("a private object is served at the site's address with a signature", async () => {
  await s3.send(new PutObjectCommand({ Bucket: 'media', Key: 'media/a b/ü.txt', Body: 'moving pictures' }));
  const path = await signedPath('media/a b/ü.txt');
  const response = await get(path, { headers: { range: 'bytes=7-' } });
  expect([response.status, await response.text()]).toEqual([206, 'pictures']);
  expect((await get(path, { method: 'HEAD' })).status).toBe(403);
});

test.each([
  ['no signature', async () => ['/media/a', {}]],
  ['a signature of another object', async () => [(await signedPath('media/b')).replace('/b', '/a'), {}]],
  [
    'a signature of an unknown key in a header',
    async () => [
      '/media/a',
      {
        authorization:
          'AWS4-HMAC-SHA256 Credential=unknown/20260101/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0',
      },
    ],
  ],
  ['a signature for another service', async () => [(await signedPath('media/a')).replace('%2Fs3%2F', '%2Fssm%2F'), {}]],
] as [string, () => Promise<[string, Record<string, string>]>][])(
  'a private object is not served to a request with %s',
  async (_, make) => {
    await s3.send(new PutObjectCommand({ Bucket: 'media', Key: 'media/a', Body: 'private' }));
    const [path, headers] = await make();
    expect((await get(path, { headers })).status).toBe(403);
  },
);

test('a streaming function responds chunk by chunk', async () => {
  const response = await get('/talk');
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    202,
    'text/event-stream',
    'one two three',
  ]);
});

test('a response of a function URL has the id of its request, and a refusal too', async () => {
  const { headers } = await get('/talk');
  expect(headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('x-amzn-requestid')).toBe(headers.get('x-event-id'));
  const refused = await get('/talk', { method: 'POST', body: 'x'.repeat(6.5 * 1024 * 1024) });
  expect(refused.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['/api/*', '/api/x/y', true],
  ['/api/*', '/apix', false],
  ['api/*', '/api/x', true],
  ['*.js', '/deep/app.js', true],
  ['*.js', '/app.json', false],
  ['/courses/*/price', '/courses/a/price', true],
  ['/courses/*/price', '/courses/a/prices', false],
  ['/image?.png', '/image1.png', true],
  ['/a.b', '/axb', false],
  ['*', '/', true],
])('the pattern %s and the path %s: %s', (pattern, path, expected) => {
  expect(pathPattern(pattern)(path)).toBe(expected);
});
