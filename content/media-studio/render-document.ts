import { createRequire } from 'node:module';
import { marked, type Token, type Tokens } from 'marked';
import PDFDocument from 'pdfkit';
import { brand } from '#contract/brand.ts';
import { widthOf } from './drawing/lettering.ts';

const fontFile = createRequire(import.meta.url).resolve;
const fonts = {
  display: fontFile('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'),
  text: fontFile('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff'),
  strong: fontFile('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
};

/** A4 in points. US Letter is lower, so printers scale a page to 94%. */
const page = { width: 595.28, height: 841.89, margin: 54 };
const column = page.width - 2 * page.margin;
const footerTop = page.height - 42;
const bottom = footerTop - 14;

/** Points between the lines on which readers write, at least and at most. */
const ruling = { least: 21, most: 28 };
const listIndent = 20;
const boxSize = 9.5;

const ink = '#10172A';
const muted = '#55607A';
const hairline = '#9AA1B0';

/** Marks the files that `renderDocument` has written. */
const creator = `${brand.name} media studio`;

/** Whether a PDF was rendered from a text, and is not an author's own file. */
export const isRenderedDocument = (pdf: Buffer): boolean =>
  pdf.includes(`<xmp:CreatorTool>${creator}</xmp:CreatorTool>`);

type Document = typeof PDFDocument.prototype;
type Structure = ReturnType<Document['struct']>;

/** Room for the answer to a question: lines, and the points between them. */
interface AnswerSpace {
  lines: number;
  ruling: number;
}

/** What is printed. */
interface PrintedDocument {
  title: string;
  courseTitle: string;
  /** Markdown of paragraphs, headings of the second level, and lists; of inline marks, only bold. */
  text: string;
  /** When the text was last changed. */
  date: Date;
}

const notPrintable = (token: Token): Error =>
  new Error(`a document is printed without ${token.type}: ${token.raw.trim()}`);

/** Returns the texts of a block, each with its font. @throws Error for links, code and the like. */
const runsOf = (tokens: readonly Token[] = []): { font: keyof typeof fonts; text: string }[] =>
  tokens.flatMap((token) => {
    if (token.type === 'text' && 'tokens' in token && token.tokens) return runsOf(token.tokens);
    if (token.type === 'text' || token.type === 'escape')
      return [{ font: 'text' as const, text: (token as Tokens.Text).text }];
    if (token.type === 'strong') return [{ font: 'strong' as const, text: (token as Tokens.Strong).text }];
    throw notPrintable(token);
  });

/** Writes text at the current height. */
const write = (document: Document, tokens: readonly Token[] | undefined, size: number, x = page.margin): void => {
  const runs = runsOf(tokens);
  const width = page.width - page.margin - x;
  runs.forEach(({ font, text }, index) => {
    // Throws for a character that the fonts do not have.
    widthOf(text, { face: 'text', size });
    const place = index === 0 ? ([x, document.y] as const) : [];
    document.font(font).fontSize(size).fillColor(ink);
    document.text(text, ...(place as []), { width, lineGap: 2, continued: index < runs.length - 1 });
  });
};

/** Draws something that screen readers skip. */
const asDecoration = (document: Document, draw: () => void): void => {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
};

const drawRules = (document: Document, tops: readonly number[]): void =>
  asDecoration(document, () => {
    document.lineWidth(0.6).strokeColor(hairline);
    for (const top of tops)
      document
        .moveTo(page.margin + listIndent, top)
        .lineTo(page.width - page.margin, top)
        .stroke();
  });

/** Adds a list: numbered items are questions with room for an answer, others are boxes to tick. */
const addList = (document: Document, list: Tokens.List, space: AnswerSpace): void => {
  const rules: number[] = [];
  const items = list.items.map((item, index): Structure => {
    const drawLabel = () => {
      const top = document.y;
      if (list.ordered) {
        document.font('strong').fontSize(10.5).fillColor(ink);
        document.text(`${Number(list.start || 1) + index}.`, page.margin, top, { lineBreak: false });
      } else {
        document.rect(page.margin + 1, top + 2, boxSize, boxSize);
        document.lineWidth(1).stroke(ink);
      }
      document.y = top;
    };
    const drawBody = () => {
      write(document, item.tokens, 10.5, page.margin + listIndent);
      for (let line = 0; list.ordered && line < space.lines; line += 1) {
        document.y += space.ruling;
        rules.push(document.y);
      }
      document.y += list.ordered ? 9 : 4;
    };
    const label = document.struct('Lbl', list.ordered ? {} : { actual: '\u2610' }, drawLabel);
    return document.struct('LI', {}, [label, document.struct('LBody', {}, drawBody)]);
  });
  document.addStructure(document.struct('L', {}, items));
  drawRules(document, rules);
  document.y += 4;
};

const addBlock = (document: Document, token: Token, space: AnswerSpace): void => {
  const tagged = (tag: 'H2' | 'P', draw: () => void) => document.addStructure(document.struct(tag, {}, draw));
  if (token.type === 'heading' && token.depth === 2) {
    document.y += 6;
    tagged('H2', () => {
      document.font('display').fontSize(14).fillColor(ink);
      document.text(token.text, page.margin, document.y, { width: column });
    });
    document.y += 5;
  } else if (token.type === 'paragraph') {
    tagged('P', () => write(document, token.tokens, 10.5));
    document.y += 7;
  } else if (token.type === 'list') addList(document, token as Tokens.List, space);
  else if (token.type !== 'space') throw notPrintable(token);
};

/** Draws the page from the top, and returns where it ends. */
const drawPage = (document: Document, printed: PrintedDocument, space: AnswerSpace): number => {
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  document.addStructure(
    document.struct('P', {}, () => {
      document.font('text').fontSize(9.5).fillColor(muted);
      document.text(printed.courseTitle, page.margin, page.margin - 10, { width: column });
    }),
  );
  document.addStructure(
    document.struct('H1', {}, () => {
      document.font('display').fontSize(23).fillColor(ink);
      document.text(printed.title, page.margin, document.y + 4, { width: column });
    }),
  );
  document.y += 8;
  for (const token of marked.lexer(printed.text)) addBlock(document, token, space);
  return document.y;
};

const newDocument = ({ title, date }: PrintedDocument, height: number): Document =>
  new PDFDocument({
    size: [page.width, height],
    margin: 0,
    font: null as never,
    pdfVersion: '1.7',
    // The library's types lack this profile.
    subset: 'PDF/UA' as never,
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    // Compressors differ from one version of Node.js to the next.
    compress: false,
    info: { Title: title, Author: brand.name, Creator: creator, CreationDate: date },
  });

/** Returns the room that each answer gets, so that all of them fill the page. @throws Error when there is none. */
const answerSpace = (printed: PrintedDocument): AnswerSpace => {
  const questions = marked
    .lexer(printed.text)
    .flatMap((token) => (token.type === 'list' && token.ordered ? (token as Tokens.List).items : [])).length;
  // Drawn on a page without an end.
  const end = drawPage(newDocument(printed, 10_000), printed, { lines: 0, ruling: 0 });
  const room = (bottom - end) / Math.max(1, questions);
  const lines = Math.floor(room / ruling.least);
  if (end > bottom || (questions > 0 && lines < 1)) throw new Error('the text does not fit on one page');
  return { lines, ruling: Math.min(ruling.most, room / lines) };
};

/**
 * Renders a text as a tagged PDF of one page (A4). Numbered items get lines to write on, others a box to tick. The same
 * input gives the same bytes. @throws Error for what cannot be printed, and when the text does not fit on a page.
 */
export const renderDocument = async (printed: PrintedDocument): Promise<Buffer> => {
  const space = answerSpace(printed);
  const document = newDocument(printed, page.height);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  drawPage(document, printed, space);
  asDecoration(document, () => {
    document.font('text').fontSize(8.5).fillColor(muted);
    document.text(brand.name, page.margin, footerTop, { lineBreak: false });
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
};
