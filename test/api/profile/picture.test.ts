import { expect, test } from '@jest/globals';
import {
  animatedPng,
  animatedWebp,
  blue,
  type Color,
  halves,
  jpeg,
  png,
  pngClaiming,
  pngOfNoise,
  readWebp,
  red,
  webp,
  withExif,
} from '#test/support/pictures.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';

const upload = (learner: Learner, bytes: Buffer) => {
  const body = new FormData();
  body.append('profilePicture', new Blob([new Uint8Array(bytes)]), 'picture');
  return learner.attempt('uploadProfilePicture', { body });
};

/** Uploads a picture as a new learner and returns the stored image. */
const stored = async (bytes: Buffer): Promise<Buffer> => {
  const { status, body } = await upload(await newLearner(), bytes);
  expect([status, body.detail]).toEqual([200, undefined]);
  const { picture } = body as unknown as { picture: string };
  const response = await fetch(picture);
  expect(response.headers.get('content-type')).toBe('image/webp');
  return Buffer.from(await response.arrayBuffer());
};

const isNear = (found: number[], [r, g, b]: Color) =>
  [r, g, b].every((value, channel) => Math.abs((found[channel] ?? 0) - value) < 40);

test.each([
  ['JPEG', () => jpeg(halves(64, 64))],
  ['PNG', async () => png(halves(64, 64))],
  ['WebP', () => webp(halves(64, 64))],
])('a %s is stored as WebP with the same pixels', async (_, make) => {
  const { width, height, colorAt } = await readWebp(await stored(await make()));
  expect([width, height]).toEqual([64, 64]);
  expect([isNear(colorAt(5, 30), red), isNear(colorAt(60, 30), blue)]).toEqual([true, true]);
});

test('a photo loses its location and keeps its orientation', async () => {
  const photo = withExif(await jpeg(halves(64, 64)), 6);
  const bytes = await stored(photo);
  expect(bytes.includes('Exif') || bytes.includes('EXIF')).toBe(false);
  expect(bytes.includes(Buffer.from([51, 0, 0, 0, 1, 0, 0, 0, 30, 0, 0, 0]))).toBe(false);
  // A quarter turn to the right moves the left half to the top.
  const { colorAt } = await readWebp(bytes);
  expect([isNear(colorAt(30, 5), red), isNear(colorAt(30, 60), blue)]).toEqual([true, true]);
});

test('data hidden in or behind a picture is not stored', async () => {
  const script = Buffer.from('<script>alert(1)</script>PK\x03\x04');
  const bytes = await stored(Buffer.concat([await jpeg(halves(64, 64)), script]));
  expect(bytes.includes('<script>')).toBe(false);
});

test('a picture of 16 megapixels becomes a square of 640 pixels', async () => {
  const { width, height, colorAt } = await readWebp(await stored(png(halves(4_600, 3_450))));
  expect([width, height]).toEqual([640, 640]);
  expect([isNear(colorAt(5, 320), red), isNear(colorAt(635, 320), blue)]).toEqual([true, true]);
}, 60_000);

test('transparent parts of a picture stay transparent', async () => {
  const drawing = { width: 1_300, height: 1_300, colorAt: (x: number) => (x < 650 ? ([0, 0, 0, 0] as const) : blue) };
  const { colorAt } = await readWebp(await stored(png(drawing)));
  expect([colorAt(5, 320)[3], colorAt(635, 320)[3]]).toEqual([0, 255]);
});

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const gif = Buffer.from(
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  'latin1',
);

/** Overwrites bytes in the middle of the picture's data and keeps its end marker. */
const scribbledOver = (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  copy.fill(0x5a, Math.floor(bytes.length * 0.6), Math.floor(bytes.length * 0.8));
  return copy;
};

/** Makes a JPEG whose frame header claims another size. */
const jpegClaiming = (bytes: Buffer, width: number, height: number) => {
  const copy = Buffer.from(bytes);
  const frame = [0xc0, 0xc2].map((kind) => copy.indexOf(Buffer.from([0xff, kind]))).find((at) => at > 0) ?? 0;
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
};

test.each<[string, () => Promise<Buffer> | Buffer, number]>([
  ['PNG of 20,000 by 20,000 pixels', () => pngClaiming(20_000, 20_000), 413],
  ['PNG of one pixel more than 16 megapixels', () => pngClaiming(16_000_001, 1), 413],
  ['JPEG of 20,000 by 20,000 pixels', async () => jpegClaiming(await jpeg(halves(64, 64)), 20_000, 20_000), 413],
  ['PNG without height', () => pngClaiming(64, 0), 400],
  ['JPEG that ends too early', async () => half(await jpeg(halves(640, 640))), 400],
  ['PNG that ends too early', () => half(png(halves(64, 64))), 400],
  ['WebP that ends too early', async () => half(await webp(halves(640, 640))), 400],
  ['PNG with a wrong checksum', () => scribbledOver(png(halves(640, 640))), 400],
  ['PNG with right checksums around noise', () => pngOfNoise(), 400],
  ['JPEG that is only its first bytes', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 400],
  ['PNG of 10,000 frames', () => animatedPng(halves(64, 64), 10_000), 415],
  ['WebP of 10,000 frames', async () => animatedWebp(await webp(halves(64, 64)), 10_000), 415],
  ['GIF', () => gif, 415],
])('a %s is refused, and the next picture is accepted', async (_, make, status) => {
  const ada = await newLearner();
  const { status: found, body } = await upload(ada, await make());
  expect([found, body.status]).toEqual([status, status]);
  expect((await ada.call('getProfile')).picture).toBeUndefined();
  expect((await upload(ada, png(halves(8, 8)))).status).toBe(200);
});
