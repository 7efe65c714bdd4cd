import { renderAsync } from '@resvg/resvg-js';
import { seal } from '#contract/certificate-seal.ts';
import { type CoverDrawing, coverHeight, coverWidth } from '#contract/cover/cover.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';
import { svgPaths } from '#contract/cover/cover-svg.ts';
import { emailCoverPath, emailCoverSize, emailSealPath, emailSealSize } from '#contract/email/email-pictures.ts';
import { sealSvg } from './certificate-picture.ts';

const svg = (width: number, height: number, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;

/** Width of the ground, in units of the cover, which is centered on it. */
const groundWidth = (coverHeight * emailCoverSize.width) / emailCoverSize.height;
const groundStart = (coverWidth - groundWidth) / 2;

/** Returns a cover in the colors of a scheme, on a wider ground. */
const coverPicture = ({ hue, shapes }: CoverDrawing, scheme: 'light' | 'dark'): string => {
  const tones = coverColors(hue, scheme);
  const ground = `<rect x="${groundStart}" width="${groundWidth}" height="${coverHeight}" fill="${tones.ground}"/>`;
  const paths = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${svgPaths(shapes, (tone) => tones[tone])}</g>`;
  const viewBox = `${groundStart} 0 ${groundWidth} ${coverHeight}`;
  return svg(2 * emailCoverSize.width, 2 * emailCoverSize.height, viewBox, ground + paths);
};

/** Draws the pictures of emails as PNG files, by URL path. */
export const emailPictures = (covers: ReadonlyMap<string, CoverDrawing>): Promise<[path: string, png: Buffer][]> => {
  const sealPicture = svg(3 * emailSealSize, 3 * emailSealSize, `0 0 ${seal.size} ${seal.size}`, sealSvg);
  const pictures = [...covers].flatMap(([courseId, cover]) =>
    (['light', 'dark'] as const).map((scheme): [string, string] => [
      emailCoverPath(courseId, scheme),
      coverPicture(cover, scheme),
    ]),
  );
  return Promise.all(
    [...pictures, [emailSealPath, sealPicture] as const].map(
      async ([path, picture]): Promise<[string, Buffer]> => [path, (await renderAsync(picture)).asPng()],
    ),
  );
};
