import { type CoverPath, patterns } from './patterns.ts';
import { seededRandom } from './random.ts';

/** Hues of a cover, by token name. */
export const coverHues = ['plan', 'dublabs', 'draftemail', 'joblyn', 'pmcoach', 'accent'] as const;

export interface CoverDrawing {
  hue: (typeof coverHues)[number];
  paths: CoverPath[];
}

/** Draws the cover of an id: one of six patterns in one of six hues. Deterministic. */
export const drawCover = (id: string): CoverDrawing => {
  const random = seededRandom(id);
  const pattern = patterns[Math.floor(random() * patterns.length)] ?? patterns[0];
  const hue = coverHues[Math.floor(random() * coverHues.length)] ?? 'accent';
  return { hue, paths: pattern ? pattern(random) : [] };
};
