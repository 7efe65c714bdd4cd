import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { GetObjectCommand, type GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import { buildCourseIndex, encodeCourseIndex } from '#contract/rules/course-search.ts';
import { searchIndexKey } from '#contract/storage/catalog-rows.ts';
import { handler } from '#lambdas/catalog/list-courses.ts';
import { catalogCacheSeconds } from '#lambdas/data/published-object.ts';
import type { HttpEvent } from '#lambdas/http/event.ts';
import { sampleCatalog } from '#test/bench/sample-catalog.ts';
import { serviceError } from './errors.ts';
import { mockService, now } from './mocks.ts';

const s3 = mockService(S3Client, { MEDIA_BUCKET: 'media' });

const catalog = sampleCatalog(20, 20);
const stored = gzipSync(encodeCourseIndex(buildCourseIndex(catalog, { version: '1', cursorKey: 'key' })));
const title = (number: number): string => catalog[number]?.card.title ?? '';

beforeAll(() => {
  jest.useFakeTimers();
});
afterAll(() => {
  jest.useRealTimers();
});
beforeEach(() => {
  const body = Object.assign(Readable.from([stored]), { transformToByteArray: async () => stored });
  s3.on(GetObjectCommand)
    .resolves({ Body: body as unknown as NonNullable<GetObjectCommandOutput['Body']>, ETag: '"1"' })
    .on(GetObjectCommand, { IfNoneMatch: '"1"' })
    .rejects(serviceError('304', 304));
});

/** Searches through the function and returns the titles it lists. */
const search = async (text: string): Promise<string[]> => {
  const event = {
    queryStringParameters: { search: text },
    rawQueryString: new URLSearchParams({ search: text }).toString(),
    headers: {},
    requestContext: { http: { method: 'GET' }, timeEpoch: now.getTime() },
  } as unknown as HttpEvent;
  const { statusCode, body = '' } = await handler(event, {} as Context);
  expect(statusCode).toBe(200);
  return (JSON.parse(body) as { courses: { title: string }[] }).courses.map((course) => course.title);
};

const reads = () => s3.commandCalls(GetObjectCommand).map(({ args: [{ input }] }) => input);

test('a cold search reads one object, a warm one none, a later one asks if it changed', async () => {
  expect(await search(title(3))).toContain(title(3));
  expect(await search(title(7))).toContain(title(7));
  expect(reads()).toEqual([{ Bucket: 'media', Key: searchIndexKey }]);

  jest.advanceTimersByTime(catalogCacheSeconds * 1_000 + 1);
  expect(await search(title(3))).toContain(title(3));
  expect(await search(title(7))).toContain(title(7));
  expect(s3.calls()).toHaveLength(2);
  expect(reads()[1]).toEqual({ Bucket: 'media', Key: searchIndexKey, IfNoneMatch: '"1"' });
  await expect(s3.commandCalls(GetObjectCommand)[1]?.returnValue).rejects.toMatchObject({
    $metadata: { httpStatusCode: 304 },
  });
});
