import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { hashFile } from '#content/hash-file.ts';
import { loadCourses } from '#content/load.ts';
import { cachePath, createMediaCache, mediaCache, storedName } from '#content/media/cache.ts';
import { parseLock } from '#content/media/lock.ts';
import { pullFile } from '#content/media/pull.ts';
import { pushFile } from '#content/media/push.ts';
import { bucketStore, openStore, storePrefix } from '#content/media/store.ts';
import { readVideoFile } from '#content/video-file.ts';
import { bucketResource, startStackCloud } from '../support/stack-cloud.ts';
import { emptyMediaCaches } from './support/media-cache.ts';
import { writeVideo } from './support/small-course.ts';

const Bucket = 'media';
const cloud = await startStackCloud({ Media: bucketResource(Bucket) });
const { accessKeyId, secretAccessKey, endpoint } = cloud.operator;
const client = new S3Client({
  endpoint,
  region: 'us-east-1',
  requestChecksumCalculation: 'WHEN_REQUIRED',
  credentials: { accessKeyId, secretAccessKey },
});
const store = bucketStore(client, Bucket);

const { folder, changeMachine } = emptyMediaCaches();

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A file of random-looking bytes that no other test has, and its line of a lock. */
let seed = 0;
const newFile = (bytes: number) => {
  seed += 1;
  const content = Buffer.alloc(bytes, createHash('sha512').update(`${seed}`).digest());
  return { content, locked: { path: 'media/one.mp4', sha256: sha256Of(content), size: bytes, seconds: 30, line: 2 } };
};

/** Stores content under the name of a locked file, whatever its hash is. */
const putStored = (locked: { sha256: string }, content: Buffer) =>
  client.send(new PutObjectCommand({ Bucket, Key: storePrefix + storedName(locked), Body: content }));

test('a pushed video leaves the folder, and a second clone does not fetch it', async () => {
  const directory = join(folder(), 'courses/bees');
  await mkdir(join(directory, 'media'), { recursive: true });
  await writeFile(join(directory, 'media/one.mp4'), await readFile(writeVideo(31).path ?? ''));
  const video = await readVideoFile(join(directory, 'media/one.mp4'));
  await pushFile(store, { directory, path: 'media/one.mp4', video });
  expect(await readdir(join(directory, 'media'))).toEqual([]);
  const { locked } = parseLock(await readFile(join(directory, 'media.lock'), 'utf8'));
  expect(locked).toMatchObject([{ path: 'media/one.mp4', sha256: video.sha256, size: 116, seconds: 31 }]);

  const [clone] = await loadCourses(join(folder(), 'courses'));
  expect(clone?.errors).toEqual([]);
  expect(clone?.videoFiles.get('media/one.mp4')).toMatchObject({ path: cachePath(video), seconds: 31 });
  expect(await pullFile(store, locked[0] as never)).toBe(false);

  await changeMachine();
  const [elsewhere] = await loadCourses(join(folder(), 'courses'));
  expect(elsewhere?.videoFiles.get('media/one.mp4')).toMatchObject({ size: 116, seconds: 31 });
  expect(elsewhere?.videoFiles.get('media/one.mp4')?.path).toBeUndefined();
  expect(await pullFile(store, locked[0] as never)).toBe(true);
  expect(await readdir(mediaCache())).toEqual([storedName(video)]);
});

test('a link in the cache is not followed when a video is fetched', async () => {
  const { content, locked } = newFile(1_000);
  await putStored(locked, content);
  const victim = join(folder(), 'victim');
  await writeFile(victim, 'mine');
  await createMediaCache();
  await symlink(victim, `${cachePath(locked)}.part`);
  await expect(pullFile(store, locked)).rejects.toThrow('ELOOP');
  await rm(`${cachePath(locked)}.part`);
  await symlink(victim, cachePath(locked));
  expect(await pullFile(store, locked)).toBe(true);
  expect(await readFile(victim, 'utf8')).toBe('mine');
  expect(await hashFile(cachePath(locked))).toBe(locked.sha256);
});

test('an interrupted fetch continues, and one that began with wrong bytes starts over', async () => {
  const { content, locked } = newFile(3_000_000);
  await putStored(locked, content);
  const ranges: (string | undefined)[] = [];
  client.middlewareStack.add(
    (next) => (args) => {
      ranges.push((args.input as { Range?: string }).Range);
      return next(args);
    },
    { name: 'ranges', override: true },
  );
  await createMediaCache();
  await writeFile(`${cachePath(locked)}.part`, content.subarray(0, 2_000_000));
  expect(await pullFile(store, locked)).toBe(true);
  expect(ranges).toEqual(['bytes=2000000-']);
  expect(await hashFile(cachePath(locked))).toBe(locked.sha256);

  await rm(cachePath(locked));
  await writeFile(`${cachePath(locked)}.part`, Buffer.alloc(2_000_000, 7));
  expect(await pullFile(store, locked)).toBe(true);
  expect(ranges).toEqual(['bytes=2000000-', 'bytes=2000000-', undefined]);
  expect(await hashFile(cachePath(locked))).toBe(locked.sha256);
  client.middlewareStack.remove('ranges');
});

test('two fetches at the same time both end with the video', async () => {
  const { content, locked } = newFile(4_000_000);
  await putStored(locked, content);
  await Promise.all([pullFile(store, locked), pullFile(store, locked)]);
  expect(await hashFile(cachePath(locked))).toBe(locked.sha256);
  expect(await readdir(mediaCache())).toEqual([storedName(locked)]);
});

test.each([
  ['another size', 11, 'the store’s file has 11 bytes, but line 2 of its lock says 10'],
  ['another hash', 10, 'the store’s file has another hash than line 2 of its lock'],
])('a stored file with %s than its lock names is refused', async (_, bytes, message) => {
  const { locked } = newFile(10);
  await putStored(locked, Buffer.alloc(bytes, 7));
  await expect(pullFile(store, locked)).rejects.toThrow(message.replaceAll('’', "'"));
  expect((await readdir(mediaCache())).filter((name) => name.endsWith('.mp4'))).toEqual([]);
});

test('a file that the store does not have is named with the store', async () => {
  await expect(pullFile(store, newFile(10).locked)).rejects.toThrow('s3://media/media-store/ does not have it');
});

/** Serves one file from the beginning, without ranges and without a length. */
const startWebServer = async (name: string, content: Buffer) => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === `/store/${name}` ? 200 : 404);
    response.write(content.subarray(0, 5));
    response.end(content.subarray(5));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/store`,
    stop: () => new Promise((closed) => server.close(closed)),
  };
};

test('a server without range requests sends the whole file, and more is refused', async () => {
  const { content, locked } = newFile(1_000);
  const server = await startWebServer(storedName(locked), Buffer.concat([content, Buffer.alloc(10_000)]));
  const web = openStore(server.url, () => client);
  await expect(pullFile(web, locked)).rejects.toThrow('the store sends more than 1000 bytes');
  await server.stop();
  const honest = await startWebServer(storedName(locked), content);
  expect(
    await pullFile(
      openStore(honest.url, () => client),
      locked,
    ),
  ).toBe(true);
  await honest.stop();
  expect(await hashFile(cachePath(locked))).toBe(locked.sha256);
  expect(() => web.put(locked)).toThrow('can only be read');
});

test('a folder is a store, and other URLs are refused', async () => {
  const { content, locked } = newFile(1_000);
  const shared = openStore(pathToFileURL(join(folder(), 'shared')).href, () => client);
  await createMediaCache();
  await writeFile(cachePath(locked), content);
  await shared.put(locked);
  await rm(cachePath(locked));
  expect(await pullFile(shared, locked)).toBe(true);
  for (const url of ['http://example.com/', 'ftp://example.com/', 'shared', ''])
    expect(() => openStore(url, () => client)).toThrow('is not an s3:, https: or file: URL');
});
