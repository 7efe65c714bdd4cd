import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { runChecks } from '#bin/findings.ts';
import { siteChecks } from '#bin/smoke/site-checks.ts';
import { brand } from '#contract/brand.ts';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

let server: Server;
let url: string;
let pages: Record<string, Respond>;

const text =
  (body: string, type = 'text/html', status = 200): Respond =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
const json = (body: unknown, status = 200) => text(JSON.stringify(body), 'application/json', status);

/** Bytes of a range, as S3 sends them. */
const video: Respond = (response, { headers }) =>
  headers.range === 'bytes=0-99'
    ? response.writeHead(206, { 'content-range': 'bytes 0-99/5000' }).end('v'.repeat(100))
    : response.writeHead(200).end('v'.repeat(5000));

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages[(request.url ?? '').split('?')[0] ?? ''] ?? json({}, 404);
    page(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  pages = {
    '/': text(`<h1>${brand.name}</h1>`),
    '/courses/rag': text('<h1>Facts &#38; sources</h1>'),
    '/api/health': json({ status: 'ok' }),
    '/api/public/courses': json({ courses: [{ id: 'rag', title: 'Facts & sources' }], total: 1 }),
    '/api/public/courses/rag': json({ preview: { url: '/media/v.mp4?X-Amz-Signature=1' } }),
    '/media/v.mp4': video,
    '/config.json': json({
      stage: 'dev',
      siteUrl: url,
      userPoolClientId: 'web',
      hostedLoginDomain: `${new URL(url).host}/hosted`,
      issuer: `${url}/pool`,
    }),
    '/pool/.well-known/jwks.json': json({ keys: [{ kid: '1' }] }),
    '/hosted/login': text('<form>'),
    '/api/chat': text('event: done\ndata: {"type":"done"}\n\n', 'text/event-stream'),
  };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Lines of the checks, and the points that have problems. */
const smoke = async () => {
  const lines: string[] = [];
  const problems = await runChecks(siteChecks(url), (line) => lines.push(line));
  const points = lines.flatMap((line) => /^PROBLEM +([^:]+):/.exec(line)?.[1] ?? []);
  expect(points).toHaveLength(problems);
  return { lines, points };
};

test('a site on which everything works has no problem', async () => {
  const { lines, points } = await smoke();
  expect(points).toEqual([]);
  expect(lines).toHaveLength(8);
});

test.each([
  ['home page', '/', text('', 'text/html', 503)],
  ['course page', '/courses/rag', text('<h1>A shell without the course</h1>')],
  ['health', '/api/health', json({ message: 'Internal Server Error' }, 500)],
  ['catalog', '/api/public/courses', json({ courses: [{ id: 'rag', title: 'Facts & sources' }], total: 0 })],
  ['preview video', '/media/v.mp4', text('<Code>AccessDenied</Code>', 'application/xml', 403)],
  ['preview video', '/media/v.mp4', text('v'.repeat(5000), 'video/mp4')],
  ['sign-in keys', '/pool/.well-known/jwks.json', json({ keys: [] })],
  ['login page', '/hosted/login', text('redirect_mismatch', 'text/html', 400)],
  ['assistant', '/api/chat', text('event: error\ndata: {}\n\n', 'text/event-stream')],
  ['assistant', '/api/chat', json({ events: [] })],
])('%s is named when only %s is broken', async (point, path, broken) => {
  pages[path] = broken;
  expect((await smoke()).points).toEqual([point]);
});

test('an operator sees every broken point at once, each with what to do', async () => {
  pages = { '/': pages['/'] as Respond };
  const { lines, points } = await smoke();
  expect(points).toHaveLength(7);
  expect(lines.filter((line) => line.includes('→'))).toHaveLength(7);
});
