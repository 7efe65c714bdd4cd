import type PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { brandMark } from '#contract/brand-mark.ts';
import { seal } from '#contract/certificate-seal.ts';
import { type CoverDrawing, coverHeight, coverWidth, strokeWidth } from '#contract/cover/cover.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';

export type Document = typeof PDFDocument.prototype;

/** A4 landscape in points. */
export const page = { width: 841.89, height: 595.28, margin: 28 };
export const left = 84;
export const column = 560;
/** Width of the seal and of the QR code. Their distance from the right edge equals the left margin of the text. */
const stampWidth = 84;
const stampLeft = page.width - left - stampWidth;
/** Paper, ink and award colors of the site's light theme. */
const paper = '#FBFAF7';
export const ink = '#10172A';
export const muted = '#55607A';
export const award = '#A04A06';
const hairline = '#C9C5B8';
const accent = '#0B7A62';
const sealColor = '#FFBF3C';
/** Position of the lines for the signature and the date of issue. */
export const signatureTop = 494;

/** Space between the two lines of the frame. */
const innerFrame = 6;

const drawFrame = (document: Document): void => {
  for (const [inset, width] of [
    [page.margin, 1.2],
    [page.margin + innerFrame, 0.5],
  ] as const) {
    document
      .lineWidth(width)
      .strokeColor(hairline)
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .stroke();
  }
};

/** Draws the course cover into the upper right corner of the frame. */
const drawCover = (document: Document, { hue, shapes }: CoverDrawing): void => {
  const colors = coverColors(hue, 'light');
  const width = 300;
  const height = (width * coverHeight) / coverWidth;
  const top = page.margin + innerFrame;
  const start = page.width - top - width;
  document.save();
  document.rect(start, top, width, height).clip();
  document.rect(start, top, width, height).fill(colors.ground);
  document
    .translate(start, top)
    .scale(width / coverWidth)
    .lineJoin('round')
    .lineCap('round');
  for (const { d, fill, stroke, width: line = strokeWidth } of shapes) {
    if (fill) document.path(d).fill(colors[fill]);
    if (stroke) document.path(d).lineWidth(line).stroke(colors[stroke]);
  }
  document.restore();
};

const drawMark = (document: Document, x: number, y: number): void => {
  document.save();
  document.translate(x, y).scale(26 / brandMark.size);
  document.roundedRect(0, 0, brandMark.size, brandMark.size, brandMark.radius).fill(accent);
  document.path(brandMark.one).fill(paper);
  document.path(brandMark.zero).fill(paper, 'even-odd');
  document.restore();
};

/** Draws the seal, a lamp on a round of the award's color. */
const drawSeal = (document: Document, y: number): void => {
  document.save();
  document.translate(stampLeft, y).scale(stampWidth / seal.size);
  document.circle(60, 60, 60).fill(sealColor);
  document.circle(60, 60, 53).lineWidth(1.5).stroke(ink);
  document.lineJoin('round').lineCap('round').lineWidth(3);
  document.path(seal.lamp).stroke(ink);
  document.path(seal.light).stroke(paper);
  document.restore();
};

const drawQrCode = (document: Document, url: string): void => {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const size = stampWidth / modules.size;
  const [x, y] = [stampLeft, page.height - 62 - stampWidth];
  for (let row = 0; row < modules.size; row += 1) {
    for (let cell = 0; cell < modules.size; cell += 1) {
      // Slightly wider than the grid, to avoid light gaps between adjacent dark modules.
      if (modules.get(row, cell)) document.rect(x + cell * size, y + row * size, size + 0.05, size + 0.05);
    }
  }
  document.fill(ink);
};

/** Draws the lines below the instructor's name and the date of issue. */
const drawSignatureLines = (document: Document): void => {
  document.lineWidth(0.75).strokeColor(muted);
  for (const x of [left, left + 240])
    document
      .moveTo(x, signatureTop)
      .lineTo(x + 210, signatureTop)
      .stroke();
};

/** Draws everything but the text: frame, course cover, mark, seal, lines of the signatures and QR code. */
export const drawDecoration = (document: Document, cover: CoverDrawing, verifyUrl: string): void => {
  document.rect(0, 0, page.width, page.height).fill(paper);
  drawCover(document, cover);
  drawFrame(document);
  drawMark(document, left, 80);
  drawSeal(document, 262);
  drawSignatureLines(document);
  drawQrCode(document, verifyUrl);
};
