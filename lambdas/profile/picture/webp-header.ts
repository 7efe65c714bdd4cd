import type { PictureHeader } from './picture-header.ts';

type Size = { width: number; height: number };

/** Reads the size from each chunk type's header (RFC 9649, sections 2.5, 2.7 and 3.4). */
const sizeReaders: Record<string, (data: Buffer) => Size> = {
  VP8X: (data) => ({ width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) }),
  'VP8 ': (data) => ({ width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }),
  VP8L: (data) => {
    const bits = data.readUInt32LE(1);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  },
};

/** Reads a WebP chunk by chunk to its announced end; the largest of its sizes counts. */
export const webpHeader = (bytes: Buffer): PictureHeader | undefined => {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  let [width, height, isAnimated] = [0, 0, false];
  for (let at = 12; at < end; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) return undefined;
    const size = sizeReaders[type]?.(bytes.subarray(at + 8, at + 8 + length));
    if (size) [width, height] = [Math.max(width, size.width), Math.max(height, size.height)];
    if (type === 'ANIM' || type === 'ANMF') isAnimated = true;
    // Chunks are padded to an even length.
    at += 8 + length + (length % 2);
  }
  return width > 0 ? { width, height, isAnimated } : undefined;
};
