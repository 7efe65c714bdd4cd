import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lectureMedia } from '#content/publish/media-files.ts';
import { uploadMedia } from '#content/publish/upload-media.ts';
import { readVideoFile } from '#content/video-file.ts';

const megabyte = 1024 * 1024;
const videoBytes = 1024 * megabyte;
const sampleBytes = 128 * megabyte;
const maxMemoryBytes = 96 * megabyte;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the bytes of memory in use, without garbage. */
const usedBytes = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Counts the bytes of each upload, in parts or not, and keeps none. Calls `onSample` after every 128 MB. */
const startBucket = async (onSample: () => void) => {
  const received = new Map<string, number>();
  let total = 0;
  let samples = 0;
  const server = createServer(async (request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(404).end();
    let bytes = 0;
    for await (const chunk of request) {
      bytes += (chunk as Buffer).length;
      total += (chunk as Buffer).length;
      if (total < (samples + 1) * sampleBytes) continue;
      samples += 1;
      onSample();
    }
    const [key = '', query = ''] = request.url?.split('?') ?? [];
    if (request.method === 'PUT') received.set(key, (received.get(key) ?? 0) + bytes);
    const upload = request.method === 'POST' && query.includes('uploads') ? '<R><UploadId>1</UploadId></R>' : '<R></R>';
    response.writeHead(200, { etag: '"1"' }).end(request.method === 'PUT' ? '' : upload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: 'operator', secretAccessKey: 'any' },
  });
  return { client, received, stop: () => new Promise((resolve) => server.close(resolve)) };
};

test('reading and uploading a video of 1 GB needs less than 96 MB of memory', async () => {
  const path = join(folder, 'intro.mp4');
  const file = await open(path, 'w');
  // A hole: it takes no space on the disk, and is read like any file.
  await file.truncate(videoBytes);
  await file.close();
  const samples: number[] = [];
  const bucket = await startBucket(() => samples.push(usedBytes()));
  const before = usedBytes();
  const videoFiles = new Map([['media/intro.mp4', await readVideoFile(path)]]);
  const source = { course: { id: 'course' }, files: new Map(), videoFiles };
  const media = lectureMedia(source as never, 'intro');
  await uploadMedia(bucket.client, 'media', media.files);
  bucket.client.destroy();
  await bucket.stop();
  expect([...bucket.received.values()]).toEqual([videoBytes]);
  expect(samples).toHaveLength(videoBytes / sampleBytes);
  expect(Math.max(...samples) - before).toBeLessThan(maxMemoryBytes);
}, 240_000);
