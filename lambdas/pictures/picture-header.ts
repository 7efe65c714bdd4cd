import { crc32 } from 'node:zlib';

/** Header data of a picture, read before decoding. */
export interface PictureHeader {
  width: number;
  height: number;
  /** Whether the picture is animated. */
  isAnimated: boolean;
}

const pngSignatureBytes = 8;

/** Reads a PNG chunk by chunk including checksums; returns undefined when one is wrong or the end is missing. */
const pngHeader = (bytes: Buffer): PictureHeader | undefined => {
  let size: { width: number; height: number } | undefined;
  let isAnimated = false;
  let at = pngSignatureBytes;
  for (;;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) return undefined;
    if ((type === 'IHDR') !== (at === pngSignatureBytes)) return undefined;
    if (type === 'IHDR') size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    // The animation control chunk (PNG, third edition, 11.3.6.1).
    if (type === 'acTL') isAnimated = true;
    if (type === 'IEND') return size && { ...size, isAnimated };
    at = end + 4;
  }
};

/** Reads the size from each WebP chunk type's header (RFC 9649, sections 2.5, 2.7 and 3.4). */
const sizeReaders: Record<string, (data: Buffer) => Pick<PictureHeader, 'width' | 'height'>> = {
  VP8X: (data) => ({ width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) }),
  'VP8 ': (data) => ({ width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }),
  VP8L: (data) => {
    const bits = data.readUInt32LE(1);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  },
};

/** Reads a WebP chunk by chunk to its announced end; the largest of its sizes counts. */
const webpHeader = (bytes: Buffer): PictureHeader | undefined => {
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

/** JPEG markers of ITU-T T.81, table B.1. */
const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Progressive JPEGs have about ten scans; each costs a pass over the whole picture. */
const maxScans = 32;

/** JPEG start-of-frame markers: C0 to CF except DHT, JPG and DAC. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** JPEG markers without a length: TEM and the restart markers. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Returns the position of the next JPEG marker after entropy-coded data, where FF is followed by 00 or a restart
 * marker.
 */
const afterScan = (bytes: Buffer, from: number): number => {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at;
    at += 1;
  }
};

/** Reads a JPEG up to its end marker and ignores what follows; returns undefined without an end marker. */
const jpegHeader = (bytes: Buffer): PictureHeader | undefined => {
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    while (bytes.readUInt8(at + 1) === 0xff) at += 1;
    const marker = bytes.readUInt8(at + 1);
    at += 2;
    if (marker === endOfImage) return size && scans > 0 ? { ...size, isAnimated: false } : undefined;
    if (standsAlone(marker)) continue;
    const length = bytes.readUInt16BE(at);
    if (length < 2) return undefined;
    if (isStartOfFrame(marker)) {
      if (size) return undefined;
      size = { height: bytes.readUInt16BE(at + 3), width: bytes.readUInt16BE(at + 5) };
    }
    at += length;
    if (marker !== startOfScan) continue;
    scans += 1;
    if (scans > maxScans) return undefined;
    at = afterScan(bytes, at);
  }
};

export type PictureType = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, signature: string, offset = 0): boolean =>
  bytes.toString('latin1', offset, offset + signature.length) === signature;

/** Detects a picture's type from its first bytes; returns undefined for unsupported types. */
export const pictureType = (bytes: Buffer): PictureType | undefined => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
};

const readers = { jpeg: jpegHeader, png: pngHeader, webp: webpHeader };

/** Reads the structure of a picture; returns undefined when it is damaged or truncated. */
export const pictureHeader = (type: PictureType, bytes: Buffer): PictureHeader | undefined => {
  try {
    return readers[type](bytes);
  } catch (error) {
    // A length that points beyond the end of the file.
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
};
