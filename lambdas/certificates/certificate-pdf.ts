import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { brand } from '#contract/brand.ts';
import { brandMark } from '#contract/brand-mark.ts';
import { seal } from '#contract/certificate-seal.ts';
import { type CoverDrawing, coverHeight, coverWidth, strokeWidth } from '#contract/cover/cover.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';
import { certificateShortId } from '#contract/rules/certificate-short-id.ts';
import { certificateSummary } from '#contract/rules/certificate-summary.ts';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { LearningRecord } from '#contract/rules/learning-record.ts';
import type { MasteryRecord } from '#contract/rules/mastery-record.ts';
import { evidenceSummary } from './evidence.ts';
import { type FontName, registerFonts, runsOf } from './fonts.ts';
import { masterySummary } from './mastery-credential.ts';

/** The printed data. `duration` is the course's length in seconds. */
export interface CertificateData {
  id: string;
  courseId: string;
  cover: CoverDrawing;
  courseTitle: string;
  learnerName: string;
  instructor: string;
  issuedAt: Date;
  duration: number;
  /** Absent in certificates issued before it was stored. */
  record?: LearningRecord;
  /** Absent in certificates of completion. */
  kind?: 'mastery';
  mastery?: MasteryRecord;
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
const accent = '#0B7A62';
const sealColor = '#FFBF3C';
/** Where the lines of the signature and of the day of issue are. */
const signatureTop = 494;

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

/** Draws the course cover into the upper right corner, over the frame and up to the edge of the paper. */
const drawCover = (document: Document, { hue, shapes }: CoverDrawing): void => {
  const colors = coverColors(hue, 'light');
  const width = 316;
  const height = (width * coverHeight) / coverWidth;
  document.save();
  document.rect(page.width - width, 0, width, height).clip();
  document.rect(page.width - width, 0, width, height).fill(colors.ground);
  document
    .translate(page.width - width, 0)
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
const drawSeal = (document: Document, x: number, y: number): void => {
  document.save();
  document.translate(x, y).scale(84 / seal.size);
  document.circle(60, 60, 60).fill(sealColor);
  document.circle(60, 60, 53).lineWidth(1.5).stroke(ink);
  document.lineJoin('round').lineCap('round').lineWidth(3);
  document.path(seal.lamp).stroke(ink);
  document.path(seal.light).stroke(paper);
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
  const [x, y] = [page.width - 76 - 78, page.height - 62 - 78];
  for (let row = 0; row < modules.size; row += 1) {
    for (let cell = 0; cell < modules.size; cell += 1) {
      // Slightly wider than the grid, to avoid light gaps between adjacent dark modules.
      if (modules.get(row, cell)) document.rect(x + cell * size, y + row * size, size + 0.05, size + 0.05);
    }
  }
  document.fill(ink);
};

/** Draws the lines that the instructor's name and the day of issue are on. */
const drawSignatureLines = (document: Document): void => {
  document.lineWidth(0.75).strokeColor(muted);
  for (const x of [left, left + 240])
    document
      .moveTo(x, signatureTop)
      .lineTo(x + 210, signatureTop)
      .stroke();
};

/** Draws the text for screen readers: heading and paragraphs, in order, in the document's structure. */
const drawText = (document: Document, certificate: CertificateData): void => {
  const issued = certificate.issuedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const tagged = (tag: 'H1' | 'P', draw: () => void) => document.addStructure(document.struct(tag, {}, draw));
  const line = (font: FontName, size: number, color: string, text: string, y: number, options = {}, x = left) =>
    tagged('P', () => {
      document
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(text, x, y, { width: column, ...options });
    });
  line('display', 17, ink, brand.name, 82, {}, left + 36);
  line('mono', 10, award, `CERTIFICATE OF ${certificate.kind ? 'MASTERY' : 'COMPLETION'}`, 196, {
    characterSpacing: 1.2,
  });
  tagged('H1', () => drawName(document, certificate.learnerName, 266));
  line('text', 13, muted, certificate.kind ? 'has earned' : 'has completed the course', 292);
  line('display', 25, ink, certificateTitle(certificate), 318, { lineGap: 1, height: 64, ellipsis: true });
  line('text', 12, muted, certificateSummary(certificate), 394);
  const evidence = certificate.mastery
    ? masterySummary(certificate.mastery)
    : certificate.record && evidenceSummary(certificate.record);
  if (evidence) line('text', 9.5, muted, evidence, 416, { lineGap: 1.5, height: 54 });
  line('display', 13, ink, certificate.instructor, signatureTop - 19, { width: 210, height: 16, ellipsis: true });
  line('text', 9, muted, 'Instructor', signatureTop + 6);
  line('display', 13, ink, issued, signatureTop - 19, { width: 210 }, left + 240);
  line('text', 9, muted, 'Issued', signatureTop + 6, {}, left + 240);
  line('mono', 8.5, muted, `Certificate ${certificateShortId(certificate.id)}`, page.height - 70);
  // Omits the scheme: the PDF library cannot measure the font's ligature for `://`.
  line('mono', 8.5, muted, `Verify at ${certificate.verifyUrl.replace(/^https?:\/\//, '')}`, page.height - 57);
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
    // The library's types lack this profile.
    subset: 'PDF/UA' as never,
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${certificateTitle(certificate)}: certificate of ${certificate.learnerName}`,
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
    drawCover(document, certificate.cover);
    drawMark(document, left, 80);
    drawSeal(document, page.width - 157, 262);
    drawSignatureLines(document);
    drawQrCode(document, certificate.verifyUrl);
  });
  drawText(document, certificate);
  document.end();
  await ended;
  return Buffer.concat(chunks);
};
