import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const fontFile = createRequire(import.meta.url).resolve;

/** Fonts of the images, all under OFL-1.1. */
const fonts = {
  display: openSync(fontFile('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff')),
  text: openSync(fontFile('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff')),
};

/** Text style; sizes in pixels. */
export interface TextStyle {
  font: keyof typeof fonts;
  size: number;
  lineHeight: number;
  /** Letter spacing in em. */
  tracking: number;
  color: string;
}

const widthOf = (text: string, { font, size, tracking }: TextStyle): number =>
  (fonts[font].layout(text).advanceWidth / fonts[font].unitsPerEm + tracking * text.length) * size;

/** Returns the text in lines no wider than `width`; text that needs more than `maxLines` ends in an ellipsis. */
export const wrapLines = (text: string, style: TextStyle, width: number, maxLines: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    const extended = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(extended, style) <= width) lines[lines.length - 1] = extended;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  const visibleLines = lines.slice(0, maxLines);
  return [...visibleLines.slice(0, -1), `${visibleLines.at(-1)?.replace(/[\s,.;:]+$/, '')} …`];
};

const round = (value: number) => Math.round(value * 100) / 100;

/** Returns a line as SVG outlines, so that it renders the same on every machine; its baseline starts at `x`, `y`. */
const lineOutlines = (line: string, style: TextStyle, x: number, y: number): string => {
  const font: Font = fonts[style.font];
  const scale = style.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let at = x;
  return glyphs
    .map((glyph, index) => {
      const transform = `translate(${round(at)} ${round(y)}) scale(${scale} ${-scale})`;
      at += (positions[index]?.xAdvance ?? 0) * scale + style.tracking * style.size;
      return `<path transform="${transform}" d="${glyph.path.toSVG()}"/>`;
    })
    .join('');
};

/** Returns lines below each other; the first baseline is at `y`. */
export const textOutlines = (lines: readonly string[], style: TextStyle, x: number, y: number): string =>
  `<g fill="${style.color}">${lines
    .map((line, index) => lineOutlines(line, style, x, y + index * style.size * style.lineHeight))
    .join('')}</g>`;
