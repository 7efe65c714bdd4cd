import { jpegHeader } from './jpeg-header.ts';
import { pngHeader } from './png-header.ts';
import { webpHeader } from './webp-header.ts';

/** What the bytes of a picture say of it before anything is decoded. */
export interface PictureHeader {
  width: number;
  height: number;
  /** Whether it is more than one picture in time. */
  isAnimated: boolean;
}

export type PictureType = 'jpeg' | 'png' | 'webp';

const startsWith = (bytes: Buffer, signature: string, offset = 0): boolean =>
  bytes.toString('latin1', offset, offset + signature.length) === signature;

/** Type of a picture by its first bytes, whatever the client calls it; undefined for all we do not take. */
export const pictureType = (bytes: Buffer): PictureType | undefined => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return undefined;
};

const readers = { jpeg: jpegHeader, png: pngHeader, webp: webpHeader };

/** Reads the structure of a picture; undefined when it is damaged or ends too early. */
export const pictureHeader = (type: PictureType, bytes: Buffer): PictureHeader | undefined => {
  try {
    return readers[type](bytes);
  } catch (error) {
    // A length that leads beyond the end.
    if ((error as Error).name === 'RangeError') return undefined;
    throw error;
  }
};
