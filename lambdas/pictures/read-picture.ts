import { Problem } from '#contract/problem.ts';
import { decode, type Pixels } from './codecs.ts';
import { pictureHeader, pictureType } from './picture-header.ts';

/** Maximum pixels to decode, 64 MB as RGBA (docs/reliability.md#profile-pictures). */
const maxPixels = 16_000_000;

const damaged = () =>
  new Problem('invalid-request', 'This file cannot be read as a picture. It may be damaged; choose another one.');

/**
 * Decodes an uploaded picture, upright.
 * @throws Problem for other types, animations, more than 16 megapixels, and damaged files
 */
export const readPicture = async (bytes: Buffer): Promise<Pixels> => {
  const type = pictureType(bytes);
  if (!type) throw new Problem('unsupported-media-type', 'Choose a JPEG, PNG or WebP picture.');
  const header = pictureHeader(type, bytes);
  if (!header || header.width * header.height === 0) throw damaged();
  if (header.isAnimated) throw new Problem('unsupported-media-type', 'Choose a picture that is not animated.');
  if (header.width * header.height > maxPixels) {
    throw new Problem('too-large', 'A picture can have at most 16 megapixels, such as 4,000 by 4,000 pixels.');
  }
  const pixels = await decode(type, bytes);
  if (!pixels) throw damaged();
  return pixels;
};
