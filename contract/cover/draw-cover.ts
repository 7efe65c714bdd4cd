import { type CoverDrawing, coverHues } from './cover.ts';
import { coverPatterns } from './patterns.ts';
import { seededRandom } from './random.ts';

/** Draws a cover for an id without an authored one: one of six patterns in one of six hues. Deterministic. */
export const drawCover = (id: string): CoverDrawing => {
  const random = seededRandom(id);
  const pattern = coverPatterns[Math.floor(random() * coverPatterns.length)] ?? coverPatterns[0];
  const hue = coverHues[Math.floor(random() * coverHues.length)] ?? 'accent';
  return { hue, shapes: pattern ? pattern(random) : [] };
};
