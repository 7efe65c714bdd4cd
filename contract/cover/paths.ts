import type { CoverShape, CoverTone } from './cover.ts';

/** A position on the cover's grid: x, y. */
export type Point = readonly [number, number];

/** Rounds to a tenth, which is finer than a pixel. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** Joins points by straight lines. */
export const line = (...points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** Joins points by straight lines and closes the shape. */
export const polygon = (...points: Point[]): string => `${line(...points)}Z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

/** A rectangle, with rounded corners when `r` is given. */
export const rectangle = (x: number, y: number, width: number, height: number, r = 0): string => {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${round(dx)} ${round(dy)}` : '');
  return `M${round(x + r)} ${round(y)}h${round(width - 2 * r)}${corner(r, r)}v${round(height - 2 * r)}${corner(-r, r)}h${round(2 * r - width)}${corner(-r, -r)}v${round(2 * r - height)}${corner(r, -r)}Z`;
};

/** Draws an ink line. */
export const ink = (d: string, width?: number): CoverShape => ({ d, stroke: 'ink', ...(width && { width }) });

export const filled = (fill: CoverTone, d: string): CoverShape => ({ d, fill });

/** Draws a shape with an ink outline. */
export const outlined = (fill: CoverTone, d: string): CoverShape => ({ d, fill, stroke: 'ink' });

/** Draws a line of any tone and width. */
export const stroked = (stroke: CoverTone, d: string, width: number): CoverShape => ({ d, stroke, width });

/** Draws a line through points with an arrowhead at the last one. */
export const arrow = (...points: Point[]): string => {
  const [[x, y] = [0, 0], [fromX, fromY] = [0, 0]] = [points.at(-1), points.at(-2)];
  const angle = Math.atan2(y - fromY, x - fromX);
  const wing = (turn: number): Point => [x - 8 * Math.cos(angle + turn), y - 8 * Math.sin(angle + turn)];
  return line(...points) + line(wing(0.5), [x, y], wing(-0.5));
};

/** Draws a check mark around a position. */
export const checkMark = (x: number, y: number): string => `M${round(x - 6)} ${round(y)}l5 5l8-10`;

/** Draws a cross around a position. */
export const crossMark = (x: number, y: number): string => `M${round(x - 6)} ${round(y - 6)}l12 12m0-12l-12 12`;
