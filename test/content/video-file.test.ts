import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readVideoFile } from '#content/video-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

const box = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** A box whose size is written with 64 bits, as in files above 4 GB. */
const largeBox = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(kind, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([head, content]);
};

/** A movie header of 12.5 seconds, with 32-bit or 64-bit times. */
const movieHeader = (isLong: boolean): Buffer => {
  const content = Buffer.alloc(108);
  content.writeUInt8(isLong ? 1 : 0, 0);
  content.writeUInt32BE(1_000, isLong ? 20 : 12);
  if (isLong) content.writeBigUInt64BE(12_500n, 24);
  else content.writeUInt32BE(12_500, 16);
  return box('moov', Buffer.concat([box('udta', Buffer.alloc(4)), box('mvhd', content)]));
};

const fileTypeBox = box('ftyp', Buffer.from('isom'));
const media = Buffer.alloc(1_000_000, 7);

test.each([
  ['32-bit times', [fileTypeBox, movieHeader(false), box('mdat', media)], true],
  ['64-bit times and sizes', [fileTypeBox, movieHeader(true), largeBox('mdat', media)], true],
  ['its index at the end', [fileTypeBox, largeBox('mdat', media), movieHeader(false)], false],
])('the length of a video with %s is read', async (name, boxes, isStreamable) => {
  const path = join(folder, `${name}.mp4`);
  const content = Buffer.concat(boxes);
  await writeFile(path, content);
  expect(await readVideoFile(path)).toMatchObject({ seconds: 12.5, size: content.length, isStreamable });
});

test.each([
  ['empty', Buffer.alloc(0)],
  ['text', Buffer.from('This is not a video.')],
  ['a header that is cut off', movieHeader(false).subarray(0, 40)],
  ['a box that is smaller than its own head', Buffer.from([0, 0, 0, 3, 109, 111, 111, 118])],
])('a file that is %s has no length', async (name, content) => {
  const path = join(folder, `${name}.mp4`);
  await writeFile(path, content);
  expect(await readVideoFile(path)).not.toHaveProperty('seconds');
});

test('a rendered video has a length and a hash', async () => {
  const path = 'content/courses/prompting-that-works/media/four-parts.mp4';
  const { sha256, seconds } = await readVideoFile(path);
  expect(sha256).toMatch(/^[\da-f]{64}$/);
  expect(seconds).toBeGreaterThan(20);
});
