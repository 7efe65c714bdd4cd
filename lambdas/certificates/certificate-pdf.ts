import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { brand } from '#contract/brand.ts';
import { drawCover } from '#contract/cover/draw-cover.ts';
import { coverHeight, coverWidth } from '#contract/cover/patterns.ts';
import { certificateSummary } from '#contract/rules/certificate-summary.ts';
import type { LearningRecord } from '#contract/rules/learning-record.ts';
import { evidenceSummary } from './evidence.ts';
import { type FontName, registerFonts, runsOf } from './fonts.ts';

/** The printed data. `duration` is the course's length in seconds. */
export interface CertificateData {
  id: string;
  courseId: string;
  courseTitle: string;
  learnerName: string;
  instructor: string;
  issuedAt: Date;
  duration: number;
  /** Absent in certificates issued before it was stored. */
  record?: LearningRecord;
  verifyUrl: string;
}

type Document = typeof PDFDocument.prototype;

/** A4 landscape in points. */
const page = { width: 841.89, height: 595.28, margin: 28 };
const left = 84;
const column = 560;
/** Paper, ink and award colors of the site's light theme. */
const paper = '#FBFAF7';
const ink = '#10172A';
const muted = '#55607A';
const award = '#A04A06';
const hairline = '#C9C5B8';
/** 42% of the award color on white, matching the lighter tint of a cover. Opaque because shapes overlap. */
const tint = '#DBB29D';
const colorByLook = { line: award, faint: tint, fill: award, wash: tint } as const;

const drawFrame = (document: Document): void => {
  document.rect(0, 0, page.width, page.height).fill(paper);
  for (const [inset, width] of [
    [page.margin, 1.2],
    [page.margin + 6, 0.5],
  ] as const) {
    document
      .lineWidth(width)
      .strokeColor(hairline)
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .stroke();
  }
};

/** Draws the course cover as an ornament in the upper right corner, clipped to the frame. */
const drawOrnament = (document: Document, courseId: string): void => {
  const scale = 0.92;
  const inset = page.margin + 6;
  document.save();
  document.rect(page.width - inset - coverWidth * scale, inset, coverWidth * scale, coverHeight * scale).clip();
  document.translate(page.width - inset - coverWidth * scale, inset).scale(scale);
  for (const { d, variant } of drawCover(courseId).paths) {
    if (variant === 'fill' || variant === 'wash') document.path(d).fill(colorByLook[variant]);
    else document.path(d).lineWidth(1).stroke(colorByLook[variant]);
  }
  document.restore();
};

const widthOf = (document: Document, name: string, size: number): number =>
  runsOf(name).reduce((sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text), 0);

/** Draws the learner's name on one line, as large as it fits, each script in a font that covers it. */
const drawName = (document: Document, name: string, baseline: number): void => {
  const size = Math.max(18, Math.min(46, Math.floor((46 * column) / widthOf(document, name, 46))));
  let x = left;
  for (const { font, text } of runsOf(name)) {
    document
      .font(font)
      .fontSize(size)
      .fillColor(ink)
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    x += document.widthOfString(text);
  }
};

const drawQrCode = (document: Document, url: string): void => {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const size = 78 / modules.size;
  const [x, y] = [page.width - 84 - 78, page.height - 84 - 78];
  for (let row = 0; row < modules.size; row += 1) {
    for (let cell = 0; cell < modules.size; cell += 1) {
      // Slightly wider than the grid, to avoid light gaps between adjacent dark modules.
      if (modules.get(row, cell)) document.rect(x + cell * size, y + row * size, size + 0.05, size + 0.05);
    }
  }
  document.fill(ink);
};

/** Draws the text for screen readers: heading and paragraphs, in order, in the document's structure. */
const drawText = (document: Document, certificate: CertificateData): void => {
  const issued = certificate.issuedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const tagged = (tag: 'H1' | 'P', draw: () => void) => document.addStructure(document.struct(tag, {}, draw));
  const line = (font: FontName, size: number, color: string, text: string, y: number, options = {}) =>
    tagged('P', () => {
      document
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(text, left, y, { width: column, ...options });
    });
  line('display', 17, ink, brand.name, 84);
  line('mono', 10, award, 'CERTIFICATE OF COMPLETION', 196, { characterSpacing: 1.2 });
  tagged('H1', () => drawName(document, certificate.learnerName, 266));
  line('text', 13, muted, 'has completed the course', 292);
  line('display', 25, ink, certificate.courseTitle, 318, { lineGap: 1, height: 64, ellipsis: true });
  line('text', 12, muted, `${certificateSummary(certificate)} · issued ${issued}`, 394);
  if (certificate.record) {
    line('text', 9.5, muted, evidenceSummary(certificate.record), 420, { lineGap: 1.5, height: 54 });
  }
  line('mono', 8.5, muted, `Certificate ${certificate.id}`, page.height - 112);
  // Omits the scheme: the PDF library cannot measure the font's ligature for `://`.
  line('mono', 8.5, muted, `Verify at ${certificate.verifyUrl.replace(/^https?:\/\//, '')}`, page.height - 98);
};

/** Draws an element that screen readers skip. */
const asDecoration = (document: Document, draw: () => void): void => {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
};

/** Renders the certificate as a one-page tagged PDF (A4 landscape). The same input gives the same page. */
export const certificatePdf = async (certificate: CertificateData): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    // Standard PDF fonts cover only Western European characters.
    font: null as never,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${certificate.courseTitle}: certificate of ${certificate.learnerName}`,
      Author: brand.name,
      CreationDate: certificate.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  registerFonts(document);
  asDecoration(document, () => {
    drawFrame(document);
    drawOrnament(document, certificate.courseId);
    drawQrCode(document, certificate.verifyUrl);
  });
  drawText(document, certificate);
  document.end();
  await ended;
  return Buffer.concat(chunks);
};
