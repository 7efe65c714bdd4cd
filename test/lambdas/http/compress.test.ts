import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { Operation } from '#contract/define.ts';
import { allOperations } from '#contract/index.ts';
import { compressResponse, isCompressed } from '#lambdas/http/compress.ts';
import type { HttpEvent, HttpResponse } from '#lambdas/http/event.ts';

const course = JSON.stringify({ lectures: Array.from({ length: 200 }, (_, index) => `Lecture ${index}, für alle`) });
const response: HttpResponse = { statusCode: 200, headers: { 'cache-control': 'no-store' }, body: course };

const compressFor = (accepted: string | undefined, body = course) =>
  compressResponse({ headers: { ...(accepted && { 'accept-encoding': accepted }) } } as unknown as HttpEvent, {
    ...response,
    body,
  });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
] as const)('a client that accepts %s gets the body as %s', async (accepted, encoding, decompress) => {
  const { headers, body = '', isBase64Encoded } = await compressFor(accepted);
  expect(headers).toEqual({ 'cache-control': 'no-store', vary: 'accept-encoding', 'content-encoding': encoding });
  expect(isBase64Encoded).toBe(true);
  expect(decompress(Buffer.from(body, 'base64')).toString()).toBe(course);
});

test.each([undefined, 'identity', 'zstd', 'gzip;q=0, br; q=0.000'])(
  'a client that accepts %s gets the body as it is',
  async (accepted) => {
    expect(await compressFor(accepted)).toEqual({
      ...response,
      headers: { 'cache-control': 'no-store', vary: 'accept-encoding' },
    });
  },
);

test('a small body is sent as it is', async () => {
  expect(await compressFor('br', '{}')).toEqual({ ...response, body: '{}' });
});

test('a response that CloudFront compresses or that may echo input stays as it is', () => {
  const names = allOperations.filter(({ operation }) => isCompressed(operation)).map(({ name }) => name);
  expect(names).toContain('getCourseContent');
  for (const name of ['listCourses', 'getCourse', 'sendChatMessage']) expect(names).not.toContain(name);
  const read: Operation = {
    summary: 'Read a name.',
    method: 'GET',
    path: '/name',
    access: 'learner',
    response: z.object({ name: z.string() }),
    problems: [],
    needs: [],
  };
  expect(isCompressed(read)).toBe(true);
  expect(isCompressed({ ...read, query: z.object({ search: z.string() }) })).toBe(false);
  expect(isCompressed({ ...read, cacheSeconds: 60 })).toBe(false);
  expect(isCompressed({ ...read, method: 'POST' })).toBe(false);
});
