import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js';

export type Color = readonly [red: number, green: number, blue: number, alpha?: number];

/** A picture whose rows are all equal. */
export interface Drawing {
  width: number;
  height: number;
  colorAt(x: number): Color;
}

export const red: Color = [255, 0, 0];
export const blue: Color = [0, 0, 255];

/** Red on the left, blue on the right. */
export const halves = (width: number, height: number): Drawing => ({
  width,
  height,
  colorAt: (x) => (x < width / 2 ? red : blue),
});

const pixelsOf = ({ width, height, colorAt }: Drawing): Uint8ClampedArray => {
  const row = Array.from({ length: width }, (_, x) => {
    const [r, g, b, alpha = 255] = colorAt(x);
    return [r, g, b, alpha];
  }).flat();
  const data = new Uint8ClampedArray(row.length * height);
  for (let y = 0; y < height; y += 1) data.set(row, y * row.length);
  return data;
};

const imageOf = (drawing: Drawing) =>
  ({ width: drawing.width, height: drawing.height, data: pixelsOf(drawing) }) as unknown as Parameters<
    typeof encodeJpeg
  >[0];

const wasm = (path: string) => new WebAssembly.Module(readFileSync(`node_modules/@jsquash/${path}`));

export const jpeg = async (drawing: Drawing): Promise<Buffer> => {
  await initJpeg(wasm('jpeg/codec/enc/mozjpeg_enc.wasm') as never);
  return Buffer.from(await encodeJpeg(imageOf(drawing), { quality: 90 }));
};

export const webp = async (drawing: Drawing): Promise<Buffer> => {
  await initWebpEncoder(wasm('webp/codec/enc/webp_enc_simd.wasm') as never);
  return Buffer.from(await encodeWebp(imageOf(drawing), { quality: 90 }));
};

/** A JPEG with an Exif segment: its orientation and where it was taken (51.5 N). */
export const withExif = (file: Buffer, orientation: number): Buffer => {
  const tiff = Buffer.alloc(100);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  tiff.writeUInt16LE(2, 8);
  entry(10, 0x0112, 3, 1, orientation);
  entry(22, 0x8825, 4, 1, 38);
  tiff.writeUInt16LE(2, 38);
  entry(40, 0x0001, 2, 2, 'N'.charCodeAt(0));
  entry(52, 0x0002, 5, 3, 68);
  for (const [index, value] of [51, 1, 30, 1, 0, 1].entries()) tiff.writeUInt32LE(value, 68 + 4 * index);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([file.subarray(0, 2), head, content, file.subarray(2)]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};

/** A PNG of these rows, each with its filter byte. `more` is inserted between header and data. */
const pngOf = (width: number, height: number, data: Buffer, more: Buffer[] = []): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, chunk('IHDR', header), ...more, chunk('IDAT', data), end]);
};

const rowsOf = (drawing: Drawing): Buffer => {
  const pixels = Buffer.from(pixelsOf(drawing).buffer);
  const stride = drawing.width * 4;
  const rows = Array.from({ length: drawing.height }, (_, y) => [
    Buffer.alloc(1),
    pixels.subarray(y * stride, (y + 1) * stride),
  ]);
  return Buffer.concat(rows.flat());
};

export const png = (drawing: Drawing): Buffer =>
  pngOf(drawing.width, drawing.height, deflateSync(rowsOf(drawing), { level: 1 }));

/** A PNG whose header claims a size that its few bytes do not contain. */
export const pngClaiming = (width: number, height: number): Buffer =>
  pngOf(width, height, deflateSync(Buffer.alloc(100)));

/** A PNG with valid checksums around invalid data. */
export const pngOfNoise = (): Buffer => pngOf(64, 64, Buffer.alloc(2_000, 0x5a));

/** An animated PNG of this many frames. */
export const animatedPng = (drawing: Drawing, frames: number): Buffer => {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames);
  const frame = chunk('fcTL', Buffer.alloc(26));
  const animation = [chunk('acTL', control), ...Array.from({ length: frames }, () => frame)];
  return pngOf(drawing.width, drawing.height, deflateSync(rowsOf(drawing)), animation);
};

const riffChunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
};

/** A WebP in the extended format that repeats one picture this many times. */
export const animatedWebp = (still: Buffer, frames: number): Buffer => {
  const picture = still.subarray(12);
  const frame = riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), picture]));
  const features = riffChunk('VP8X', Buffer.from([0x02, 0, 0, 0, 63, 0, 0, 63, 0, 0]));
  const all = Buffer.concat([
    features,
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), all]));
};

/** Decodes a stored picture into pixels. */
export const readWebp = async (bytes: Buffer) => {
  Object.assign(globalThis, {
    ImageData: class {
      constructor(
        readonly data: Uint8ClampedArray,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  });
  await initWebpDecoder(wasm('webp/codec/dec/webp_dec.wasm') as never);
  const { width, height, data } = (await decodeWebp(bytes as never)) as unknown as {
    width: number;
    height: number;
    data: Uint8ClampedArray;
  };
  const colorAt = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
  return { width, height, colorAt };
};
