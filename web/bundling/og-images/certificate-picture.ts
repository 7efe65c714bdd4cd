import { brand } from '#contract/brand.ts';
import { seal } from '#contract/certificate-seal.ts';
import { markSvg } from './og-image.ts';

/** Path of the link preview image of all public certificates. */
export const certificateImagePath = '/pictures/certificate.png';

/** Link preview text of public certificates. It names no learner, because the page may stop being public. */
export const certificatePreview = {
  title: 'A certificate anyone can verify',
  description: `Signed by ${brand.name}: open it to see what was learned, and to verify the signature in your browser.`,
};

/** Paper, ink and award colors of the site's light theme. */
const colors = {
  paper: '#FBFAF7',
  ink: '#10172A',
  line: '#C9C5B8',
  accent: '#0B7A62',
  award: '#A04A06',
  seal: '#FFBF3C',
};

const sheet = { width: 560, height: 396 };

const frame = (inset: number) =>
  `<rect x="${inset}" y="${inset}" width="${sheet.width - 2 * inset}" height="${sheet.height - 2 * inset}" fill="none" stroke="${colors.line}" stroke-width="1.5"/>`;

/** A line of text too small to read, as a bar. */
const bar = (y: number, width: number, color: string, height = 8) =>
  `<rect x="56" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${color}"/>`;

/** The seal, `seal.size` wide and high. */
export const sealSvg = [
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
  `<circle cx="60" cy="60" r="60" fill="${colors.seal}"/>`,
  `<circle cx="60" cy="60" r="53" stroke="${colors.ink}" stroke-width="1.5"/>`,
  `<path d="${seal.lamp}" stroke="${colors.ink}" stroke-width="3"/><path d="${seal.light}" stroke="${colors.paper}" stroke-width="3"/>`,
  '</g>',
].join('');

/** A sheet with the seal, cropped at the right edge. */
export const certificatePicture = [
  '<g transform="translate(884 150) rotate(-5)">',
  `<rect width="${sheet.width}" height="${sheet.height}" rx="6" fill="${colors.paper}"/>`,
  frame(18),
  frame(24),
  `<g transform="translate(56 56)">${markSvg(colors.accent, colors.paper)}</g>`,
  bar(132, 150, colors.award),
  bar(160, 230, colors.ink, 22),
  bar(206, 200, colors.line),
  bar(226, 168, colors.line),
  bar(330, 100, colors.line, 3),
  `<g transform="translate(176 236) scale(${112 / seal.size})">${sealSvg}</g>`,
  '</g>',
].join('');
