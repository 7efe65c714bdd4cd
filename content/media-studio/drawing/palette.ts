import type { CoverDrawing, CoverTone } from '#contract/cover/cover.ts';
import { coverColors } from '#contract/cover/cover-colors.ts';

/** Colors of a video, as hex: the dark theme's, with the tones of the course's cover. */
export interface Palette extends Record<CoverTone, string> {
  night: string;
  panel: string;
  raised: string;
  rim: string;
  text: string;
  muted: string;
  right: string;
  wrong: string;
  onMark: string;
}

export const paletteOf = (hue: CoverDrawing['hue']): Palette => ({
  ...coverColors(hue, 'dark'),
  night: '#0b1020',
  panel: '#182240',
  raised: '#212d50',
  rim: '#33406a',
  text: '#eef2fa',
  muted: '#a6b0c6',
  right: '#3ddbb4',
  wrong: '#ff8a80',
  onMark: '#0b1020',
});

/** How something is judged: by color, and by a shape where it is drawn. */
export type Verdict = 'right' | 'wrong' | 'look';

export const verdictColor = (palette: Palette, verdict: Verdict): string =>
  verdict === 'look' ? palette.spot : palette[verdict];
