/** Grid on which covers are drawn, 16:9. */
export const coverWidth = 320;
export const coverHeight = 180;

/** Hues of a cover, by token name. */
export const coverHues = ['plan', 'dublabs', 'draftemail', 'joblyn', 'pmcoach', 'accent'] as const;

/**
 * Colors of a cover: the `ground` behind everything, lit surfaces, a weak and a strong tint of the hue, the `ink` of
 * lines, the yellow `spot` on what matters most, and colors for lines on the spot and text on the strong tint.
 */
export const coverTones = ['ground', 'light', 'tint', 'hue', 'ink', 'spot', 'on-spot', 'on-hue'] as const;

export type CoverTone = (typeof coverTones)[number];

/** One path of a cover. */
export interface CoverShape {
  /** Data of the SVG path. */
  d: string;
  fill?: CoverTone;
  stroke?: CoverTone;
  /** Width of the stroke; 3 unless given. */
  width?: number;
}

export interface CoverDrawing {
  hue: (typeof coverHues)[number];
  /** From back to front. */
  shapes: CoverShape[];
}

/** Grid on which portraits are drawn, a square. */
export const portraitSize = 160;

/** Default width of strokes. */
export const strokeWidth = 3;

/** Largest SVG file of a cover or portrait. */
export const maxCoverBytes = 4096;

/** URL path of a course's cover, an SVG file. Its drawing has the id `cover`. */
export const coverPath = (courseId: string): string => `/drawings/covers/${courseId}.svg`;

/** Returns the id of an instructor without an explicit one: the name in lowercase, with hyphens. */
export const instructorIdOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** URL path of an instructor's portrait, an SVG file. Its drawing has the id `cover`. */
export const portraitPath = (instructorId: string): string => `/drawings/portraits/${instructorId}.svg`;
