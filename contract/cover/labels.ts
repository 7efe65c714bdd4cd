import type { CoverShape, CoverTone } from './cover.ts';
import type { FigureLabel } from './figure.ts';
import { outlined, rectangle } from './paths.ts';

/** Style of a text in a figure. */
type Look = Omit<FigureLabel, 'text' | 'x' | 'y'>;

/** The smallest size that can be read on phones. */
export const small: Look = { size: 12 };
export const strong: Look = { isStrong: true };
/** Code is wider than other texts, so it is small. */
export const code: Look = { ...small, isCode: true };
/** Dark in both themes, as yellow is light in both. */
export const onSpot: Look = { tone: 'on-spot' };
/** Readable on the strong tint, in both themes. */
export const onHue: Look = { tone: 'on-hue' };
/** The text ends at its position. */
export const end: Look = { anchor: 'end' };

/** Writes a text of a figure that starts at a position. */
export const label = (text: string, x: number, y: number, look: Look = {}): FigureLabel => ({ text, x, y, ...look });

/** Writes a text of a figure around a position. */
export const centered = (text: string, x: number, y: number, look: Look = {}): FigureLabel =>
  label(text, x, y, { anchor: 'middle', ...look });

/** Position and size of a box: x, y, width, height. */
type Box = readonly [x: number, y: number, width: number, height: number];

const lineHeight = 17;
/** Distance from the middle of a line of text down to its baseline. */
const middleToBaseline = 4.5;

/** Draws a rounded box with one or more lines of text in its middle. */
export const boxed = (
  fill: CoverTone,
  lines: string | readonly string[],
  [x, y, width, height]: Box,
  look: Look = {},
): (CoverShape | FigureLabel)[] => {
  const texts = [lines].flat();
  const first = y + height / 2 + middleToBaseline - ((texts.length - 1) * lineHeight) / 2;
  const tone = fill === 'spot' ? onSpot : fill === 'hue' ? onHue : {};
  return [
    outlined(fill, rectangle(x, y, width, height, 6)),
    ...texts.map((text, index) => centered(text, x + width / 2, first + index * lineHeight, { ...tone, ...look })),
  ];
};
