import { Problem } from '#contract/problem.ts';
import { pictureSidePixels } from '#contract/rules/picture.ts';
import { decode, encodeWebp } from './codecs.ts';
import { cropToSquare } from './crop-to-square.ts';
import { pictureHeader, pictureType } from './picture-header.ts';

/** Maximum pixels to decode, 64 MB as RGBA (docs/reliability.md#profile-pictures). */
const maxPixels = 16_000_000;
/** WebP quality, 0 to 100. */
const quality = 82;

const damaged = () =>
  new Problem('invalid-request', 'This file cannot be read as a picture. It may be damaged; choose another one.');

/**
 * Converts an upload to the stored picture: an upright square WebP without metadata.
 * @throws Problem for other types, animations, more than 16 megapixels, and damaged files
 */
export const makePortrait = async (bytes: Buffer): Promise<Uint8Array> => {
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
  return encodeWebp(cropToSquare(pixels, pictureSidePixels), quality);
};
