import { jpegHeader } from './jpeg-header.ts';
import { pngHeader } from './png-header.ts';
import { webpHeader } from './webp-header.ts';

/** Header data of a picture, read before decoding. */
export interface PictureHeader {
  width: number;
  height: number;
  /** Whether the picture is animated. */
  isAnimated: boolean;
}

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
