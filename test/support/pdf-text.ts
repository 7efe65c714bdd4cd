import { inflateSync } from 'node:zlib';

/** A line of text on a page. Lengths in points; `baseline` is from the bottom of the page. */
export interface PdfLine {
  /** Of the tagged element that it belongs to, e.g. `P`; `Artifact` for decoration. */
  tag: string;
  /** Number of that element's content on the page. */
  contentId: number;
  text: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
}

interface Font {
  /** Text by glyph. */
  texts: string[];
  /** Width by glyph, in thousandths of the size. */
  widths: number[];
}

const fromUtf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

const contentOf = (body: string): string => {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')).toString('latin1');
};

const readObjects = (file: Buffer) => {
  const source = file.toString('latin1');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body]));
  const page = [...objects.values()].find((body) => body?.includes('/Type /Page\n')) ?? '';
  const objectOf = (reference: RegExp, body: string): string => objects.get(reference.exec(body)?.[1]) ?? '';
  return { objects, page, objectOf, content: contentOf(objectOf(/\/Contents (\d+) 0 R/, page)) };
};

/** Reads the rectangle that the page's drawing is clipped to: x, y from the top, width and height. */
export const pdfClip = (file: Buffer): number[] =>
  (/(\S+ \S+ \S+ \S+) re\nW n/.exec(readObjects(file).content)?.[1] ?? '').split(' ').map(Number);

/** Reads the lines of text of a file that PDFKit has written with one page and embedded fonts, in order. */
export const pdfLines = (file: Buffer): PdfLine[] => {
  const { objects, page, objectOf, content } = readObjects(file);
  const readFont = (body: string): Font => {
    const map = contentOf(objectOf(/\/ToUnicode (\d+) 0 R/, body));
    const widths = /\/W \[0 \[([^\]]*)\]/.exec(objectOf(/\/DescendantFonts \[(\d+) 0 R\]/, body))?.[1] ?? '';
    return {
      texts: [...map.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[([^\]]*)\]/g)].flatMap(([, range = '']) =>
        [...range.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) => fromUtf16(hex.replaceAll(' ', ''))),
      ),
      widths: widths.trim().split(/\s+/).map(Number),
    };
  };
  const resources = objectOf(/\/Resources (\d+) 0 R/, page);
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, readFont(objects.get(id) ?? '')]),
  );

  const lines: PdfLine[] = [];
  let [tag, contentId] = ['Artifact', -1];
  let [x, baseline, size, spacing] = [0, 0, 0, 0];
  let font: Font | undefined;
  const operators =
    /\/(\w+) <<([^>]*)>> BDC|1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) (\S+) Tf|(\S+) Tc|\[([^\]]*)\] TJ|\b(BT)\b/g;
  for (const match of content.matchAll(operators)) {
    const [, element, entries = '', left, bottom, fontName, fontSize, characterSpacing, shown, begin] = match;
    if (element) [tag, contentId] = [element, Number(/\/MCID (\d+)/.exec(entries)?.[1] ?? -1)];
    if (begin) spacing = 0;
    if (left) [x, baseline] = [Number(left), Number(bottom)];
    if (fontName) [font, size] = [fonts.get(fontName), Number(fontSize)];
    if (characterSpacing) spacing = Number(characterSpacing);
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)),
    );
    const kerning = [...shown.replace(/<[^>]*>/g, ' ').matchAll(/\S+/g)].reduce((sum, [gap]) => sum + Number(gap), 0);
    const advance = glyphs.reduce((sum, glyph) => sum + (font?.widths[glyph] ?? 0), 0) - kerning;
    const text = glyphs.map((glyph) => font?.texts[glyph] ?? '\ufffd').join('');
    lines.push({ tag, contentId, text, x, baseline, width: (advance * size) / 1000 + spacing * glyphs.length, size });
  }
  return lines;
};
