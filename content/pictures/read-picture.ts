import { type PictureHeader, pictureHeader, pictureType } from '#lambdas/pictures/picture-header.ts';
import { shortHash } from '../publish/media-files.ts';
import { avifHeader, isAvif } from './avif-header.ts';
import { jpegOrientation } from './jpeg-orientation.ts';
import { svgProblem, svgSize } from './svg.ts';

type PictureType = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

/** An author's picture. Width and height are in pixels, upright. */
export interface Picture {
  /** First 12 hex digits of the SHA-256. */
  id: string;
  type: PictureType;
  width: number;
  height: number;
}

/** A picture, or what is wrong with its file, as the end of a sentence that begins with the file's name. */
export type ReadPicture = { picture: Picture; problem?: undefined } | { picture?: undefined; problem: string };

const endings: Record<PictureType, readonly string[]> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
};

/** Largest number of pixels: a decoder needs four bytes for each. */
const maxPixels = 50_000_000;

const typeOf = (bytes: Buffer): PictureType | undefined => {
  if (isAvif(bytes)) return 'avif';
  const start = bytes.toString('utf8', 0, 1000);
  return /^\ufeff?\s*<(\?xml|!--|svg)/.test(start) && bytes.includes('<svg') ? 'svg' : pictureType(bytes);
};

const rasterHeader = (type: Exclude<PictureType, 'svg'>, bytes: Buffer): PictureHeader | undefined => {
  if (type === 'avif') return avifHeader(bytes);
  const header = pictureHeader(type, bytes);
  // Orientations from 5 on are turned by a quarter.
  const isTurned = type === 'jpeg' && jpegOrientation(bytes) >= 5;
  return header && isTurned ? { ...header, width: header.height, height: header.width } : header;
};

const sizeProblem = ({ width, height, isAnimated }: PictureHeader): string | undefined => {
  if (isAnimated) return 'is animated; use a video instead';
  if (width * height > maxPixels)
    return `has ${Math.round((width * height) / 1e6)} megapixels; the limit is ${maxPixels / 1e6}`;
  return width * height === 0 ? 'has no pixels' : undefined;
};

const read = (name: string, bytes: Buffer): ReadPicture => {
  const type = typeOf(bytes);
  if (!type) return { problem: 'is not a picture; use PNG, JPEG, WebP, AVIF or SVG' };
  const [ending = ''] = endings[type];
  if (!endings[type].some((one) => name.endsWith(`.${one}`)))
    return { problem: `has the content of ${type.toUpperCase()}; name it .${ending}, or export it again` };
  if (type === 'svg') {
    const svg = bytes.toString('utf8');
    const problem = svgProblem(svg);
    const size = svgSize(svg);
    if (problem) return { problem };
    return size
      ? { picture: { id: shortHash(bytes), type, ...size } }
      : { problem: 'has no size; give its <svg> a viewBox' };
  }
  const header = rasterHeader(type, bytes);
  if (!header) return { problem: 'is damaged or incomplete; export it again' };
  const problem = sizeProblem(header);
  const { width, height } = header;
  return problem ? { problem } : { picture: { id: shortHash(bytes), type, width, height } };
};

const known = new WeakMap<Buffer, ReadPicture>();

/** Reads a picture by its content; its name must have the ending of its type. Reads each buffer once. */
export const readPicture = (name: string, bytes: Buffer): ReadPicture => {
  const result = known.get(bytes) ?? read(name, bytes);
  known.set(bytes, result);
  return result;
};
