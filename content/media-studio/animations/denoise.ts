import { box, type Drawing, label, px, quoted, shape, stageBox, together } from '../drawing/drawing.ts';
import { widthOf } from '../drawing/lettering.ts';
import { between, clamp } from '../drawing/motion.ts';
import type { Palette } from '../drawing/palette.ts';
import type { AnimationKind } from './animation.ts';

/** A picture that emerges from noise. Each step removes part of the noise. */
export interface DenoiseAnimation {
  kind: 'denoise';
  /** The prompt of the picture. */
  prompt: string;
  /** Share of the picture that is clear after each step, from 0 to 1. */
  steps: number[];
}

/** Whole pixels, so that no seams show between cells. */
const cell = 20;
const columns = stageBox.width / cell;
const rows = 38;
const top = stageBox.y + 150;

type Color = [red: number, green: number, blue: number];

/** Number from 0 to 1 that depends only on its arguments. */
const hash = (one: number, other: number, seed: number): number => {
  const value = Math.sin(one * 127.1 + other * 311.7 + seed * 74.7) * 43_758.5453;
  return value - Math.floor(value);
};

/** A lighthouse on a hill above the sea in the evening; `x` and `y` from 0 to 1. */
export const lighthouseAt = (x: number, y: number): Color => {
  const tower = Math.abs(x - 0.7) < 0.028 + (y - 0.2) * 0.028;
  const hill = 0.72 - 0.2 * Math.exp(-(((x - 0.72) / 0.2) ** 2));
  if (y > 0.11 && y < 0.17 && Math.abs(x - 0.7) < 0.025 + (y - 0.11) * 0.2 - 0.02) return [138, 58, 60];
  if (y >= 0.17 && y < 0.24 && Math.abs(x - 0.7) < 0.022) return [255, 232, 150];
  if (tower && y >= 0.24 && y < hill) return Math.floor((y - 0.24) / 0.075) % 2 === 0 ? [236, 232, 222] : [196, 70, 66];
  if (y > hill && x > 0.36) return [52 + 34 * (1 - y), 84 + 30 * (1 - y), 70];
  const sun = Math.hypot((x - 0.24) * 1.9, y - 0.5);
  if (y > 0.62) {
    const glitter = Math.abs(x - 0.24) < 0.03 + (y - 0.62) * 0.25 && Math.floor(y * rows) % 2 === 0;
    return glitter ? [250, 190, 120] : [40 + 30 * (1 - y), 74 + 50 * (1 - y), 120];
  }
  if (sun < 0.1) return [255, 214, 130];
  return [between(66, 246, clamp(y * 1.45)), between(86, 152, clamp(y * 1.45)), between(140, 116, clamp(y * 1.45))];
};

const hex = (color: Color): string =>
  `#${color
    .map((channel) =>
      clamp(Math.round(channel / 8) * 8, 0, 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes a picture with noise of its own for each step, so that each step looks new. */
const colorAt = (column: number, row: number, clear: number, step: number): string => {
  const wanted = lighthouseAt((column + 0.5) / columns, (row + 0.5) / rows);
  const share = clamp(clear);
  return hex(
    wanted.map((channel, index) => between(hash(column, row, step * 3 + index) * 255, channel, share)) as Color,
  );
};

const pictures = new Map<string, string>();

/** Draws the cells of a step; each picture is computed once. */
const cellsOf = (clear: number, step: number): string => {
  const key = `${clear} ${step}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `<rect x="${px(stageBox.x + column * cell)}" y="${px(top + row * cell)}" width="${cell}" height="${cell}" fill="${colorAt(column, row, clear, step)}"/>`;
  });
  const svg = cells.join('');
  pictures.set(key, svg);
  return svg;
};

const drawDenoise = ({ prompt, steps }: DenoiseAnimation, played: readonly number[], palette: Palette): Drawing => {
  const step = steps.findLastIndex((_, index) => (played[index] ?? 0) > 0);
  const clear = steps[step] ?? 0;
  const lettering = { face: 'text', size: 56 } as const;
  const size = Math.min(56, (56 * 1500) / widthOf(prompt, lettering));
  return together(
    box(
      { x: stageBox.x, y: stageBox.y, width: stageBox.width, height: 120 },
      { fill: palette.panel, stroke: palette.rim },
    ),
    quoted(prompt, { face: 'text', size, x: stageBox.x + 44, y: stageBox.y + 80, color: palette.text }),
    label(`step ${step + 1}`, {
      face: 'strong',
      size: 44,
      x: stageBox.x + stageBox.width - 40,
      y: stageBox.y + 76,
      anchor: 'end',
      color: palette.spot,
    }),
    shape(cellsOf(clear, step + 1)),
  );
};

export const denoise: AnimationKind<DenoiseAnimation> = {
  steps: ({ steps }) => steps.map(() => 0.6),
  draw: drawDenoise,
};
