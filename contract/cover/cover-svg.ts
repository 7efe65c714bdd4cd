import {
  type CoverDrawing,
  type CoverShape,
  type CoverTone,
  coverHeight,
  coverWidth,
  portraitSize,
  strokeWidth,
} from './cover.ts';

/** Writes shapes as SVG path elements in the given colors. */
export const svgPaths = (shapes: readonly CoverShape[], colorOf: (tone: CoverTone) => string): string =>
  shapes
    .map(({ d, fill, stroke, width = strokeWidth }) => {
      const outline = stroke ? ` stroke="${colorOf(stroke)}" stroke-width="${width}"` : '';
      return `<path d="${d}"${fill ? ` fill="${colorOf(fill)}"` : ''}${outline}/>`;
    })
    .join('');

/**
 * Writes a drawing as an SVG file for `<use>`. Its colors are custom properties of the referencing element, so that it
 * follows the page's theme.
 */
const svgFile = ({ hue, shapes }: CoverDrawing, width: number, height: number): string => {
  const token = hue === 'accent' ? 'accent' : `tool-${hue}`;
  const ground: CoverShape = { d: `M0 0H${width}V${height}H0Z`, fill: 'ground' };
  const paths = svgPaths([ground, ...shapes], (tone) => `var(--cover-${tone})`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g id="cover" color="var(--${token})" fill="none" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`,
    '</svg>\n',
  ].join('');
};

/** Writes a course's cover as an SVG file. */
export const coverSvg = (cover: CoverDrawing): string => svgFile(cover, coverWidth, coverHeight);

const emptyFile = '<svg xmlns="http://www.w3.org/2000/svg"><g id="cover"/></svg>\n';

/** Writes an instructor's portrait as an SVG file; without one, an empty file, behind which pages show initials. */
export const portraitSvg = (portrait: CoverDrawing | undefined): string =>
  portrait ? svgFile(portrait, portraitSize, portraitSize) : emptyFile;
