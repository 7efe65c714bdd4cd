import type { CoverDrawing, CoverTone } from './cover.ts';

interface Theme {
  /** Surface colors that tones are mixed with. */
  surface: string;
  ink: string;
  spot: string;
  hues: Record<CoverDrawing['hue'], string>;
  /** Shares of the hue in the mixed tones, from 0 to 1. */
  shares: Record<'ground' | 'light' | 'tint' | 'hue', number>;
}

/** The site's themes, for files to which its custom properties do not apply (`web/src/styles/tokens.css`). */
const themes: Record<'light' | 'dark', Theme> = {
  light: {
    surface: '#ffffff',
    ink: '#10172a',
    spot: '#ffbf3c',
    hues: {
      plan: '#4450d8',
      dublabs: '#c2356a',
      draftemail: '#1769b5',
      joblyn: '#a85b00',
      pmcoach: '#7a3fd0',
      accent: '#0b7a62',
    },
    shares: { ground: 0.14, light: 0, tint: 0.42, hue: 0.95 },
  },
  dark: {
    surface: '#0b1020',
    ink: '#eef2fa',
    spot: '#ffd166',
    hues: {
      plan: '#9aa3ff',
      dublabs: '#ff8fb5',
      draftemail: '#7cc0ff',
      joblyn: '#ffc06b',
      pmcoach: '#c5a3ff',
      accent: '#3ddbb4',
    },
    shares: { ground: 0.14, light: 0.34, tint: 0.52, hue: 0.82 },
  },
};

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two hex colors; `share` is that of the first, from 0 to 1. */
const mix = (first: string, second: string, share: number): string => {
  const others = channels(second);
  const mixed = channels(first).map((channel, index) =>
    Math.round(channel * share + (others[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Returns the hex colors of a cover in a theme. */
export const coverColors = (hue: CoverDrawing['hue'], themeName: keyof typeof themes): Record<CoverTone, string> => {
  const { surface, ink, spot, hues, shares } = themes[themeName];
  const tone = (name: keyof typeof shares) => mix(hues[hue], surface, shares[name]);
  return {
    ground: tone('ground'),
    light: tone('light'),
    tint: tone('tint'),
    hue: tone('hue'),
    ink,
    spot,
    'on-spot': themes.light.ink,
    'on-hue': surface,
  };
};

const mixCss = (percent: number, other: string): string => `color-mix(in oklab,currentcolor ${percent}%,${other})`;

/**
 * Returns the colors of a cover on a dark page as CSS, for a file that is shown as an image: exactly those of
 * `web/src/ui/cover/cover.module.css`, where `hue` is the element's color.
 */
export const darkImageColors = (hue: CoverDrawing['hue']): { color: string; tones: Record<CoverTone, string> } => {
  const { surface, ink, spot, hues } = themes.dark;
  const tones = {
    ground: mixCss(14, '#121a2e'),
    light: mixCss(34, surface),
    tint: mixCss(52, surface),
    hue: mixCss(82, surface),
    ink,
    spot,
    'on-spot': themes.light.ink,
    'on-hue': surface,
  };
  return { color: hues[hue], tones };
};
