import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { coverHues, coverTones, instructorIdOf, portraitPath } from '#contract/cover/cover.ts';
import { coverColors, darkImageColors } from '#contract/cover/cover-colors.ts';
import { coverSvg, figureSvg, portraitSvg, svgPaths } from '#contract/cover/cover-svg.ts';
import { boxed, centered } from '#contract/cover/labels.ts';
import { coverPatterns } from '#contract/cover/patterns.ts';
import { seededRandom } from '#contract/cover/random.ts';

test('an id always draws the same picture, and another id draws a different one', () => {
  const draw = (id: string) => coverPatterns.map((pattern) => pattern(seededRandom(id)));
  expect(draw('rag-from-first-principles')).toEqual(draw('rag-from-first-principles'));
  expect(draw('rag-from-first-principles')).not.toEqual(draw('agents-step-by-step'));
});

test('a random number is at least 0 and below 1', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      const random = seededRandom(id);
      return Array.from({ length: 20 }, random).every((number) => number >= 0 && number < 1);
    }),
  );
});

test('every pattern draws valid paths without NaN', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...coverPatterns), (id, pattern) => {
      const shapes = pattern(seededRandom(id));
      return shapes.length > 0 && shapes.every(({ d }) => d === '' || /^M[-\d. MLQaZ]+$/.test(d));
    }),
  );
});

/** The custom properties that a stylesheet sets for dark pages, without spaces. */
const darkProperties = (file: string): Map<string, string> => {
  const css = readFileSync(`web/src/${file}`, 'utf8').replace(/\s+/g, ' ');
  const declarations = [...css.matchAll(/--([\w-]+): ([^;]+);/g)];
  return new Map(
    declarations.map(([, name = '', value = '']) => [name, value.replaceAll(', ', ',').replace('( ', '(')]),
  );
};

const darkPart = (value: string): string => value.replace(/^light-dark\((?:#\w+|color-mix\([^)]*\)),(.+?) ?\)$/, '$1');

test('as an image a cover has the colors of a dark page', () => {
  const tokens = darkProperties('styles/tokens.css');
  const styles = darkProperties('ui/cover/cover.module.css');
  const tokenOf = (name: string) => darkPart(tokens.get(name) ?? '');
  for (const hue of coverHues) {
    const { color, tones } = darkImageColors(hue);
    expect(color).toBe(tokenOf(hue === 'accent' ? hue : `tool-${hue}`));
    for (const tone of coverTones) {
      const value = (styles.get(`cover-${tone}`) ?? '').replace(/var\(--([\w-]+)\)/g, (_, name) => tokenOf(name));
      expect(tones[tone]).toBe(darkPart(value));
    }
  }
});

test('the file of a cover takes its colors from the page, and its hue from the tokens', () => {
  const svg = coverSvg({ hue: 'plan', shapes: [{ d: 'M1 2H3', fill: 'spot', stroke: 'ink' }] });
  expect(svg).toContain('<g id="cover" color="var(--tool-plan,#9aa3ff)"');
  expect(svg).toContain(
    '<path d="M1 2H3" fill="var(--cover-spot,#ffd166)" stroke="var(--cover-ink,#eef2fa)" stroke-width="3"/>',
  );
  expect(svgPaths([{ d: 'M1 2H3', stroke: 'hue', width: 9 }], (tone) => tone)).toBe(
    '<path d="M1 2H3" stroke="hue" stroke-width="9"/>',
  );
});

test('an instructor without a portrait has an empty file', () => {
  expect(portraitSvg(undefined)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g id="cover"/></svg>\n');
});

test('a portrait is named after its instructor, whatever the letters', () => {
  const pathOf = (name: string) => portraitPath(instructorIdOf(name));
  expect(pathOf('Nora Castellan')).toBe('/drawings/portraits/nora-castellan.svg');
  expect(pathOf('Zoë O’Neil-Şahin')).toBe('/drawings/portraits/zoë-o-neil-şahin.svg');
});

test('the file of a figure has labels as text in colors of the page, escaped', () => {
  const svg = figureSvg({ hue: 'plan', height: 180, shapes: [centered('a < b', 90, 40, { tone: 'on-spot' })] });
  expect(svg).toContain('viewBox="0 0 360 180"><g id="figure"');
  expect(svg).toContain(
    '<text x="90" y="40" font-size="13" fill="var(--cover-on-spot)" text-anchor="middle">a &#60; b</text>',
  );
});

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

test.each(coverHues)('labels can be read on the strong tint and on yellow of the hue %s', (hue) => {
  for (const theme of ['light', 'dark'] as const) {
    const colors = coverColors(hue, theme);
    expect(contrast(colors['on-hue'], colors.hue)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors['on-spot'], colors.spot)).toBeGreaterThanOrEqual(4.5);
  }
});

test('lines stand around the middle of a box, in the color for its ground', () => {
  const [box, first, second] = boxed('spot', ['do not', 'hand over'], [10, 20, 100, 40]);
  expect(box).toMatchObject({ fill: 'spot', stroke: 'ink' });
  expect(first).toEqual({ text: 'do not', x: 60, y: 36, anchor: 'middle', tone: 'on-spot' });
  expect(second).toEqual({ text: 'hand over', x: 60, y: 53, anchor: 'middle', tone: 'on-spot' });
  expect(boxed('hue', 'find', [0, 0, 60, 34])).toContainEqual(
    expect.objectContaining({ text: 'find', tone: 'on-hue' }),
  );
  expect(boxed('tint', 'find', [0, 0, 60, 34])).toContainEqual({ text: 'find', x: 30, y: 21.5, anchor: 'middle' });
});
