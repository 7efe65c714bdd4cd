import { crc32 } from 'node:zlib';
import type { PictureHeader } from './picture-header.ts';

const signatureBytes = 8;

/** Reads a PNG chunk by chunk including checksums; returns undefined when one is wrong or the end is missing. */
export const pngHeader = (bytes: Buffer): PictureHeader | undefined => {
  let size: { width: number; height: number } | undefined;
  let isAnimated = false;
  let at = signatureBytes;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) return undefined;
    if ((type === 'IHDR') !== (at === signatureBytes)) return undefined;
    if (type === 'IHDR') size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    // The animation control chunk (PNG, third edition, 11.3.6.1).
    if (type === 'acTL') isAnimated = true;
    if (type === 'IEND') return size && { ...size, isAnimated };
    at = end + 4;
  }
};
