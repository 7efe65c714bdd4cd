import { escapeHtml } from '../escape-html.ts';
import {
  type CoverDrawing,
  type CoverShape,
  type CoverTone,
  coverHeight,
  coverWidth,
  portraitSize,
  strokeWidth,
} from './cover.ts';
import { darkImageColors } from './cover-colors.ts';
import { type FigureDrawing, type FigureLabel, figureWidth } from './figure.ts';

/** Writes shapes as SVG path elements in the given colors. */
export const svgPaths = (shapes: readonly CoverShape[], colorOf: (tone: CoverTone) => string): string =>
  shapes
    .map(({ d, fill, stroke, width = strokeWidth }) => {
      const outline = stroke ? ` stroke="${colorOf(stroke)}" stroke-width="${width}"` : '';
      return `<path d="${d}"${fill ? ` fill="${colorOf(fill)}"` : ''}${outline}/>`;
    })
    .join('');

/** Colors of a drawing are custom properties of the element that shows it. */
const propertyOf = (tone: CoverTone): string => `var(--cover-${tone})`;

const svgText = ({ text, x, y, size = 13, tone = 'ink', anchor, isStrong, isCode }: FigureLabel): string => {
  const attributes = [
    `x="${x}" y="${y}" font-size="${size}" fill="${propertyOf(tone)}"`,
    anchor && `text-anchor="${anchor}"`,
    isStrong && 'font-weight="600"',
    isCode && 'font-family="var(--font-mono)"',
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeHtml(text)}</text>`;
};

const svgShape = (shape: CoverShape | FigureLabel): string =>
  'text' in shape ? svgText(shape) : svgPaths([shape], propertyOf);

interface SvgFile {
  id: 'cover' | 'figure';
  width: number;
  height: number;
}

const tokenOf = (hue: CoverDrawing['hue']): string => (hue === 'accent' ? 'accent' : `tool-${hue}`);

const groundOf = ({ width, height }: SvgFile): CoverShape => ({ d: `M0 0H${width}V${height}H0Z`, fill: 'ground' });

/**
 * Writes a drawing as an SVG file for `<use>`. Its colors are custom properties of the referencing element, so that it
 * follows the page's theme.
 */
const svgFile = ({ hue, shapes }: Pick<FigureDrawing, 'hue' | 'shapes'>, file: SvgFile): string => {
  const { id, width, height } = file;
  const elements = [groundOf(file), ...shapes].map(svgShape).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g id="${id}" color="var(--${tokenOf(hue)})" fill="none" stroke-linecap="round" stroke-linejoin="round">${elements}</g>`,
    '</svg>\n',
  ].join('');
};

/** Ground of a cover, three times as wide and high as the cover, so that it fills a box with another aspect ratio. */
const coverGround: CoverShape = {
  d: `M-${coverWidth}-${coverHeight}H${2 * coverWidth}V${2 * coverHeight}H-${coverWidth}Z`,
  fill: 'ground',
};
/** Size at which a browser shows the file itself, in pixels; a smaller one would be enlarged. */
const imageSize = { width: 4 * coverWidth, height: 4 * coverHeight };

/** Writes a course's cover as an SVG file: for `<use>`, and as an image on a dark ground. */
export const coverSvg = ({ hue, shapes }: CoverDrawing): string => {
  const { color, tones } = darkImageColors(hue);
  const paths = svgPaths([coverGround, ...shapes], (tone) => `var(--cover-${tone},${tones[tone]})`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageSize.width}" height="${imageSize.height}"`,
    ` viewBox="0 0 ${coverWidth} ${coverHeight}"><g id="cover" color="var(--${tokenOf(hue)},${color})" fill="none"`,
    ` stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>\n`,
  ].join('');
};

/** Writes a figure of a lecture as an SVG file. */
export const figureSvg = (drawing: FigureDrawing): string =>
  svgFile(drawing, { id: 'figure', width: figureWidth, height: drawing.height });

const emptyFile = '<svg xmlns="http://www.w3.org/2000/svg"><g id="cover"/></svg>\n';

/** Writes an instructor's portrait as an SVG file; without one, an empty file, behind which pages show initials. */
export const portraitSvg = (portrait: CoverDrawing | undefined): string =>
  portrait ? svgFile(portrait, { id: 'cover', width: portraitSize, height: portraitSize }) : emptyFile;
