import { pictureSidePixels } from '#contract/rules/picture.ts';
import { encodeWebp } from '../pictures/codecs.ts';
import { readPicture } from '../pictures/read-picture.ts';
import { cropToSquare } from '../pictures/scale-down.ts';

/** WebP quality, 0 to 100. */
const quality = 82;

/**
 * Converts an upload to the stored picture: an upright square WebP without metadata.
 * @throws Problem as `readPicture`
 */
export const makePortrait = async (bytes: Buffer): Promise<Uint8Array> =>
  encodeWebp(cropToSquare(await readPicture(bytes), pictureSidePixels), quality);
