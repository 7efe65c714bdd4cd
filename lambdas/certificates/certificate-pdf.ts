import PDFDocument from 'pdfkit';
import { brand } from '#contract/brand.ts';
import type { CoverDrawing } from '#contract/cover/cover.ts';
import { certificateShortId } from '#contract/rules/certificate-short-id.ts';
import { certificateSummary } from '#contract/rules/certificate-summary.ts';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { LearningRecord } from '#contract/rules/learning-record.ts';
import type { MasteryRecord } from '#contract/rules/mastery-record.ts';
import {
  award,
  column,
  type Document,
  drawDecoration,
  ink,
  left,
  muted,
  page,
  signatureTop,
} from './certificate-drawings.ts';
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

const titleTop = 318;
/** Lowest position of the evidence, above the signatures. */
const evidenceBottom = signatureTop - 22;

const widthOf = (document: Document, name: string, size: number): number =>
  runsOf(name).reduce((sum, { font, text }) => sum + document.font(font).fontSize(size).widthOfString(text), 0);

/** Largest sizes of a name on one line and on two. */
const nameSizes = { whole: 46, broken: 30 };

/** Returns a name's lines and their size: two lines, broken after a space or hyphen, if one line would be smaller. */
const layOutName = (document: Document, name: string) => {
  const measure = (lines: readonly string[], largest: number) => {
    const widest = Math.max(...lines.map((line) => widthOf(document, line, largest)));
    return { lines, room: column / widest, size: Math.min(largest, Math.floor((largest * column) / widest)) };
  };
  const whole = measure([name], nameSizes.whole);
  const [broken] = [...name.matchAll(/[\s-](?=\S)/g)]
    .map(({ index }) => measure([name.slice(0, index + 1), name.slice(index + 1)], nameSizes.broken))
    .sort((a, b) => b.room - a.room);
  return broken && broken.size > whole.size ? broken : whole;
};

/** Draws the learner's name as large as fits, each script in a font that covers it. */
const drawName = (document: Document, name: string, baseline: number): void => {
  const { lines, size } = layOutName(document, name);
  for (const [index, line] of lines.entries()) {
    let x = left;
    for (const { font, text } of runsOf(line)) {
      document
        .font(font)
        .fontSize(size)
        .fillColor(ink)
        .text(text, x, baseline + (index - 0.8 * (lines.length - 1)) * 1.1 * size, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
      x += document.widthOfString(text);
    }
  }
};

/** A text in one font, and the sizes in points that it may have, largest first. */
interface FittedText {
  font: FontName;
  text: string;
  sizes: readonly number[];
  lineGap: number;
}

/**
 * Returns the largest size at which a text is at most `maxHeight` high, else the smallest, and its height at that size.
 */
const fitText = (document: Document, { font, text, sizes, lineGap }: FittedText, maxHeight: number) => {
  const measured = sizes.map((size) => ({
    size,
    height: document.font(font).fontSize(size).heightOfString(text, { width: column, lineGap }),
  }));
  return measured.find(({ height }) => height <= maxHeight) ?? measured.at(-1) ?? { size: 0, height: 0 };
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
  const title: FittedText = { font: 'display', text: certificateTitle(certificate), sizes: [25, 21, 18], lineGap: 1 };
  const titleFit = fitText(document, title, 64);
  line(title.font, titleFit.size, ink, title.text, titleTop, { lineGap: title.lineGap });
  const summaryTop = titleTop + titleFit.height + 12;
  line('text', 12, muted, certificateSummary(certificate), summaryTop);
  const evidence = certificate.mastery
    ? masterySummary(certificate.mastery)
    : certificate.record && evidenceSummary(certificate.record);
  if (evidence) {
    // Shrinks instead of cutting: a missing sentence would change what the certificate says.
    const text: FittedText = {
      font: 'text',
      text: evidence,
      sizes: [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7],
      lineGap: 1.5,
    };
    const top = summaryTop + 22;
    line(text.font, fitText(document, text, evidenceBottom - top).size, muted, evidence, top, {
      lineGap: text.lineGap,
    });
  }
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
  asDecoration(document, () => drawDecoration(document, certificate.cover, certificate.verifyUrl));
  drawText(document, certificate);
  document.end();
  await ended;
  return Buffer.concat(chunks);
};
