import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { type Font, openSync } from 'fontkit';
import { basicFontsFolder, writeBasicFonts } from '#web/bundling/basic-fonts.ts';

beforeAll(writeBasicFonts);

interface Face {
  url: string;
  codePoints: number[];
}

const codePointsOf = (ranges: string): number[] =>
  ranges
    .split(',')
    .map((range) => range.trim().replace('U+', ''))
    .flatMap((range) => {
      const [first = '', last = first] = range.split('-');
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    });

/** The faces of the web fonts, in order. */
const faces: Face[] = [
  ...readFileSync('web/src/styles/fonts.css', 'utf8').matchAll(/src: url\("([^"]+)"\)[^;]*;\s*unicode-range:([^;]+);/g),
].map(([, url = '', ranges = '']) => ({ url, codePoints: codePointsOf(ranges) }));

const fileOf = ({ url }: Face): string => url.replace('@basic-fonts', basicFontsFolder).replace(/^@/, 'node_modules/@');

/** Pairs of the package's face and the basic face that follows it. */
const pairs = [0, 2, 4].map((index) => [faces[index + 1]?.url ?? '', faces[index], faces[index + 1]] as const);

test.each(pairs)('%s has every character that the stylesheet takes from it', (_, full, basic) => {
  if (!full || !basic) throw new Error('A face is missing.');
  const [source, subset] = [openSync(fileOf(full)), openSync(fileOf(basic))];
  const drawn = basic.codePoints.filter((codePoint) => source.hasGlyphForCodePoint(codePoint));
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter((codePoint) => !subset.hasGlyphForCodePoint(codePoint))).toEqual([]);
  expect(basic.codePoints.filter((codePoint) => !full.codePoints.includes(codePoint))).toEqual([]);
  expect(readFileSync(fileOf(basic)).length).toBeLessThan(readFileSync(fileOf(full)).length * 0.75);
});

test.each(['bricolage-grotesque', 'instrument-sans'])('%s keeps its kerning, tabular digits and hinting', (name) => {
  const file = `${basicFontsFolder}/basic-${name}.woff2`;
  const font = openSync(file) as Font & { directory: { tables: object } };
  const widthOf = (text: string, features: Record<string, boolean> = {}) => font.layout(text, features).advanceWidth;
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
  expect(widthOf('11', { tnum: true })).toBe(widthOf('00', { tnum: true }));
  expect(Object.keys(font.directory.tables)).toEqual(expect.arrayContaining(['gasp', 'prep']));
});
