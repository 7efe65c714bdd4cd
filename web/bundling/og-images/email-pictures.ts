import { renderAsync } from '@resvg/resvg-js';
import { seal } from '#contract/certificate-seal.ts';
import { type CoverDrawing, coverHeight, coverWidth } from '#contract/cover/cover.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';
import { svgPaths } from '#contract/cover/cover-svg.ts';
import { emailCoverPath, emailCoverSize, emailSealPath, emailSealSize } from '#contract/email/email-pictures.ts';
import { sealSvg } from './certificate-picture.ts';

const svg = (width: number, height: number, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;

/** A cover in its light colors. */
const coverPicture = ({ hue, shapes }: CoverDrawing): string => {
  const tones = coverColors(hue, 'light');
  const ground = `<path d="M0 0H${coverWidth}V${coverHeight}H0Z" fill="${tones.ground}"/>`;
  const paths = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${svgPaths(shapes, (tone) => tones[tone])}</g>`;
  return svg(2 * emailCoverSize.width, 2 * emailCoverSize.height, `0 0 ${coverWidth} ${coverHeight}`, ground + paths);
};

/** Draws the pictures of emails as PNG files, by URL path. */
export const emailPictures = (covers: ReadonlyMap<string, CoverDrawing>): Promise<[path: string, png: Buffer][]> => {
  const sealPicture = svg(3 * emailSealSize, 3 * emailSealSize, `0 0 ${seal.size} ${seal.size}`, sealSvg);
  const pictures = [...covers].map(([courseId, cover]): [string, string] => [
    emailCoverPath(courseId),
    coverPicture(cover),
  ]);
  return Promise.all(
    [...pictures, [emailSealPath, sealPicture] as const].map(
      async ([path, picture]): Promise<[string, Buffer]> => [path, (await renderAsync(picture)).asPng()],
    ),
  );
};
