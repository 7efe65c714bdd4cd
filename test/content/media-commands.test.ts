import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createOwnCourses, type OwnCourses } from '../support/own-courses.ts';
import { bucketResource, startStackCloud, tableResource } from '../support/stack-cloud.ts';

const courseId = 'stakeholder-conversations';
const cloud = await startStackCloud({
  Catalog: tableResource('catalog'),
  ...Object.fromEntries(['recordings', 'media', 'site'].map((name) => [name, bucketResource(name)])),
});
const { accessKeyId, secretAccessKey, endpoint } = cloud.operator;
const region = 'us-east-1';
const client = new S3Client({ endpoint, region, credentials: { accessKeyId, secretAccessKey } });

let courses: OwnCourses;
let machines: string;
beforeAll(async () => {
  courses = await createOwnCourses();
  machines = await mkdtemp(join(tmpdir(), 'machines-'));
  await cp(join('content/courses', courseId), join(courses.folder, courseId), { recursive: true });
});
afterAll(async () => {
  await courses.remove();
  await rm(machines, { recursive: true, force: true });
});

/** Runs a command on a machine with a cache of its own. */
const run = (machine: string, args: readonly string[], environment: Record<string, string> = {}) =>
  courses.start(args, {
    ...{ AWS_ENDPOINT_URL: endpoint, AWS_REGION: region },
    ...{ AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
    XDG_CACHE_HOME: join(machines, machine),
    ...environment,
  }).ended;

const keysOf = async (bucket: string): Promise<string[]> =>
  ((await client.send(new ListObjectsV2Command({ Bucket: bucket }))).Contents ?? []).map(({ Key = '' }) => Key);

test('videos reach another machine through a bucket, and drawings a named site bucket', async () => {
  const stored = await run('author', ['media', 'push', '--store', 's3://recordings/courses']);
  expect(stored).toEqual({
    code: 0,
    output: expect.stringMatching(/^(pushed {5}stakeholder-conversations\/.+\n){2}$/),
  });
  const lock = await readFile(join(courses.folder, courseId, 'media.lock'), 'utf8');
  const names = [...lock.matchAll(/ ([0-9a-f]{64}) /g)].map(([, sha256]) => `courses/${sha256}.mp4`);
  expect((await keysOf('recordings')).sort()).toEqual(names.sort());
  expect((await readdir(join(courses.folder, courseId, 'media'))).filter((name) => name.endsWith('.mp4'))).toEqual([]);

  const pulled = await run('publisher', ['media', 'pull'], { MEDIA_STORE: 's3://recordings/courses/' });
  expect(pulled).toEqual({
    code: 0,
    output: expect.stringMatching(/^(pulled {5}stakeholder-conversations\/.+\n){2}$/),
  });

  const target = ['--table', 'catalog', '--bucket', 'media', '--site-bucket', 'site'];
  const published = await run('publisher', ['publish-content', ...target]);
  expect(published).toEqual({ code: 0, output: expect.stringContaining(`published  ${courseId}`) });
  expect(await keysOf('site')).toContain(`drawings/covers/${courseId}.svg`);
  const types = (await keysOf('media')).map((key) => /\.(mp4|pdf)$/.exec(key)?.[1]);
  expect(types.filter(Boolean).sort()).toEqual(['mp4', 'mp4', 'pdf']);
  expect(await run('publisher', ['publish-content', ...target])).toEqual({
    code: 0,
    output: '1 unchanged; the index was unchanged.\n',
  });
}, 120_000);
