import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { PictureFile } from '#contract/storage/catalog-rows.ts';
import type { CoursePicture } from './picture-sources.ts';

/** The part of sharp that is used. */
interface Pipeline {
  autoOrient(): Pipeline;
  resize(options: { width: number }): Pipeline;
  avif(options: { quality: number; effort: number }): Pipeline;
  webp(options: { quality: number }): Pipeline;
  toBuffer(options: { resolveWithObject: true }): Promise<{ data: Buffer; info: { width: number; height: number } }>;
}
type Sharp = (input: Buffer, options: { failOn: 'warning' }) => Pipeline;

/** Folder of the package, which only courses with pictures need: commands install it (`bin/optional-packages.ts`). */
const packageFolder = 'content/pictures/packages';

/** Qualities at which text in a screenshot stays sharp. A higher effort takes ten times as long for 1% of the size. */
const avifOptions = { quality: 60, effort: 2 };
const webpOptions = { quality: 82 };

let sharp: Sharp | undefined;

/**
 * Encodes a picture at a width, without its metadata: a photo may name the place where it was taken.
 * @throws Error with the name of a picture that cannot be decoded
 */
export const encodePicture = async (
  { path, bytes, type, width: fullWidth, height: fullHeight }: CoursePicture,
  format: PictureFile['type'],
  width: number,
): Promise<Buffer> => {
  sharp ??= createRequire(resolve(packageFolder, 'package.json'))('sharp') as Sharp;
  const input = sharp(bytes, { failOn: 'warning' });
  // `readPicture` turns only JPEGs.
  const resized = (type === 'jpeg' ? input.autoOrient() : input).resize({ width });
  const output = format === 'image/avif' ? resized.avif(avifOptions) : resized.webp(webpOptions);
  try {
    const { data, info } = await output.toBuffer({ resolveWithObject: true });
    const height = Math.round((width * fullHeight) / fullWidth);
    if (info.width !== width || Math.abs(info.height - height) > 1)
      throw new Error(`it was decoded as ${info.width} by ${info.height} pixels, not ${width} by ${height}`);
    return data;
  } catch (error) {
    throw new Error(`${path} cannot be decoded: ${(error as Error).message}`);
  }
};
