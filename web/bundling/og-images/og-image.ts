import { renderAsync } from '@resvg/resvg-js';
import { brand } from '#contract/brand.ts';
import { brandMark } from '#contract/brand-mark.ts';
import { type CoverDrawing, coverHeight, coverWidth } from '#contract/cover/cover.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';
import { svgPaths } from '#contract/cover/cover-svg.ts';
import { type TextStyle, textOutlines, wrapLines } from './text-path.ts';

const width = 1200;
const height = 630;
const marginPx = 80;
const textWidth = 760;

/** The dark theme's colors; CSS custom properties do not apply outside the site. */
const colors = { ground: '#0B1020', text: '#EEF2FA', muted: '#A6B0C6', accent: '#3DDBB4', line: '#26314D' };

const display = { font: 'display', tracking: -0.02, color: colors.text } as const;
const title: TextStyle = { ...display, size: 68, lineHeight: 1.1 };
const name: TextStyle = { ...display, size: 34, lineHeight: 1 };
const lead: TextStyle = { font: 'text', size: 28, lineHeight: 1.4, tracking: 0, color: colors.muted };

/** Returns the brand's mark as SVG, 32 by 32. */
export const markSvg = (tile: string, digits: string): string =>
  `<rect width="${brandMark.size}" height="${brandMark.size}" rx="${brandMark.radius}" fill="${tile}"/><path d="${brandMark.one}" fill="${digits}"/><path d="${brandMark.zero}" fill="${digits}" fill-rule="evenodd"/>`;

/** A cover, cropped at the right edge and faded toward the text. */
export const coverPicture = ({ hue, shapes }: CoverDrawing): string => {
  const tones = coverColors(hue, 'dark');
  const scale = 1.9;
  const top = (height - coverHeight * scale) / 2;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round" mask="url(#fade)" transform="translate(${width - coverWidth * scale * 0.92} ${top}) scale(${scale})">${svgPaths(shapes, (tone) => tones[tone])}</g>`;
};

/** The brand's mark, as large as its name beside it. */
const logo = `<g transform="translate(${marginPx} ${marginPx}) scale(1.6)">${markSvg(colors.accent, colors.ground)}</g>`;

/** Content of a link preview image. */
export interface OgImage {
  /** SVG at the right. */
  picture: string;
  title: string;
  description: string;
}

/** Draws a page's link preview image as SVG, 1200 by 630. */
const ogImageSvg = ({ picture, title: titleText, description }: OgImage): string => {
  const titleLines = wrapLines(titleText, title, textWidth, 3);
  const leadLines = wrapLines(description, lead, textWidth, 2);
  const leadTop = height - marginPx - (leadLines.length - 1) * lead.size * lead.lineHeight;
  const titleBottom = leadTop - lead.size - 36;
  const titleTop = titleBottom - (titleLines.length - 1) * title.size * title.lineHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><linearGradient id="shade"><stop offset="0.1" stop-color="#000"/><stop offset="0.75" stop-color="#fff"/></linearGradient>',
    `<mask id="fade"><rect x="-10" y="-10" width="${coverWidth + 20}" height="220" fill="url(#shade)"/></mask></defs>`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    picture,
    `<rect y="${height - 8}" width="${width}" height="8" fill="${colors.accent}"/>`,
    logo,
    textOutlines([brand.name], name, marginPx + 68, marginPx + 38),
    textOutlines(titleLines, title, marginPx, titleTop),
    textOutlines(leadLines, lead, marginPx, leadTop),
    '</svg>',
  ].join('');
};

/** Draws a page's link preview image as PNG, 1200 by 630, in a thread of the pool. */
export const ogImagePng = async (image: OgImage): Promise<Buffer> =>
  (await renderAsync(ogImageSvg(image), { font: { loadSystemFonts: false } })).asPng();
