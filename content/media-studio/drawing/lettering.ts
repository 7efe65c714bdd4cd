import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const fontFile = createRequire(import.meta.url).resolve;
const open = (family: string, weight: number): Font =>
  openSync(fontFile(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`));

/** Fonts of the videos, all under OFL-1.1. */
const fonts = {
  display: open('bricolage-grotesque', 600),
  text: open('instrument-sans', 500),
  strong: open('instrument-sans', 700),
  mono: open('jetbrains-mono', 500),
};

export type Face = keyof typeof fonts;

/** Code is shown as it is typed. */
const noLigatures = { calt: false, liga: false };

/** Letter spacing in em. */
const tracking: Record<Face, number> = { display: -0.022, text: 0, strong: 0, mono: 0 };

/** Size in pixels of a frame that is 1920 wide. */
export interface Lettering {
  face: Face;
  size: number;
}

interface Run {
  /** Outlines for a size of one font unit per pixel, baseline at 0, 0. */
  outlines: string;
  width: number;
  unitsPerEm: number;
}

const runs = new Map<string, Run>();

const layOut = (text: string, face: Face): Run => {
  const font = fonts[face];
  const { glyphs, positions } = font.layout(text, noLigatures);
  const missing = [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  if (missing !== undefined) throw new Error(`The font has no character for "${missing}" in "${text}".`);
  const spacing = tracking[face] * font.unitsPerEm;
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    const path = glyph.path.toSVG();
    const at = Math.round(x);
    x += (positions[index]?.xAdvance ?? 0) + spacing;
    return path && `<path transform="translate(${at})" d="${path}"/>`;
  });
  return { outlines: outlines.join(''), width: x, unitsPerEm: font.unitsPerEm };
};

const runOf = (text: string, face: Face): Run => {
  const key = `${face} ${text}`;
  const known = runs.get(key);
  if (known) return known;
  const run = layOut(text, face);
  runs.set(key, run);
  return run;
};

/** Returns the width of a line in pixels. */
export const widthOf = (text: string, { face, size }: Lettering): number => {
  const { width, unitsPerEm } = runOf(text, face);
  return (width / unitsPerEm) * size;
};

/** Returns a line as SVG outlines, the same on every machine; its baseline starts at `x`, `y`. */
export const outlines = (text: string, { face, size }: Lettering, x: number, y: number, color: string): string => {
  const run = runOf(text, face);
  const scale = (size / run.unitsPerEm).toFixed(5);
  return `<g fill="${color}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} -${scale})">${run.outlines}</g>`;
};

/** A line of a text, and where it begins in it. */
export interface TextLine {
  text: string;
  start: number;
}

/** Splits a text at its line breaks and where the width in pixels ends. */
export const wrap = (text: string, lettering: Lettering, width: number): TextLine[] => {
  const lines: TextLine[] = [];
  let start = 0;
  for (const paragraph of text.split('\n')) {
    let from = start;
    const end = start + paragraph.length;
    for (const { index = 0, 0: word } of paragraph.matchAll(/\S+/g)) {
      const wordStart = start + index;
      const isTooLong = widthOf(text.slice(from, wordStart + word.length), lettering) > width;
      if (isTooLong && wordStart > from) {
        lines.push({ text: text.slice(from, wordStart).trimEnd(), start: from });
        from = wordStart;
      }
    }
    lines.push({ text: text.slice(from, end), start: from });
    start = end + 1;
  }
  return lines;
};
