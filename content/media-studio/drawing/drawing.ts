import { type Lettering, outlines, widthOf } from './lettering.ts';

/** A part of a frame: SVG, and the words in it that are not quoted. */
export interface Drawing {
  svg: string;
  words: string[];
}

/** Size of a frame in pixels. */
export const frameWidth = 1920;
export const frameHeight = 1080;

/** Where animations draw. Below it, 8% of the frame is left to the player's controls. */
export const stageBox = { x: 90, y: 70, width: 1740, height: 914 };

export const nothing: Drawing = { svg: '', words: [] };

export const together = (...parts: Drawing[]): Drawing => ({
  svg: parts.map(({ svg }) => svg).join(''),
  words: parts.flatMap(({ words }) => words),
});

export const shape = (svg: string): Drawing => ({ svg, words: [] });

/** Number for SVG: a tenth of a pixel is enough. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

interface TextPlace extends Lettering {
  x: number;
  /** Baseline. */
  y: number;
  color: string;
  /** Which point of the line is at `x`. */
  anchor?: 'start' | 'middle' | 'end';
}

const shares = { start: 0, middle: 0.5, end: 1 };

/** Draws a quoted line: a prompt, an answer, data. Quoted words do not count toward the limit. */
export const quoted = (text: string, { x, y, color, anchor = 'start', face, size }: TextPlace): Drawing => {
  const lettering = { face, size };
  return shape(outlines(text, lettering, x - shares[anchor] * widthOf(text, lettering), y, color));
};

/** Draws a line of our own words. */
export const label = (text: string, place: TextPlace): Drawing => ({
  svg: quoted(text, place).svg,
  words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
});

/** Draws with an opacity from 0 to 1; draws nothing when it is invisible. */
export const faded = (opacity: number, drawing: Drawing): Drawing => {
  if (opacity < 0.02) return nothing;
  if (opacity > 0.99) return drawing;
  return { svg: `<g opacity="${opacity.toFixed(2)}">${drawing.svg}</g>`, words: drawing.words };
};

/** Moves by pixels, after scaling around the origin. */
export const moved = (x: number, y: number, drawing: Drawing, scale = 1): Drawing => {
  if (!drawing.svg || (x === 0 && y === 0 && scale === 1)) return drawing;
  const scaling = scale === 1 ? '' : ` scale(${scale.toFixed(4)})`;
  return { svg: `<g transform="translate(${px(x)} ${px(y)})${scaling}">${drawing.svg}</g>`, words: drawing.words };
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface BoxLook {
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  radius?: number;
  dash?: string;
}

/** Draws a rectangle with round corners. */
export const box = ({ x, y, width, height }: Box, look: BoxLook): Drawing => {
  const { fill = 'none', stroke, strokeWidth = 3, radius = 28, dash } = look;
  const line = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : '';
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  const corner = Math.min(radius, width / 2, height / 2);
  if (width <= 0.5 || height <= 0.5) return nothing;
  return shape(
    `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(corner)}" fill="${fill}"${line}${dashes}/>`,
  );
};

/** Draws a path without filling. */
export const line = (d: string, stroke: string, width = 6, dash = ''): Drawing =>
  shape(
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`,
  );

export const disc = (x: number, y: number, r: number, fill: string, stroke = ''): Drawing =>
  r <= 0.3
    ? nothing
    : shape(
        `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r)}" fill="${fill}"${stroke && ` stroke="${stroke}" stroke-width="4"`}/>`,
      );

/** Draws a tick or a cross in a disc, by how far it has appeared (0 to 1). */
export const verdict = (isRight: boolean, x: number, y: number, r: number, colors: [string, string], shown: number) => {
  const [ground, ink] = colors;
  const d = isRight
    ? `M${px(x - r * 0.42)} ${px(y)}l${px(r * 0.3)} ${px(r * 0.34)}l${px(r * 0.56)} ${px(-r * 0.66)}`
    : `M${px(x - r * 0.34)} ${px(y - r * 0.34)}l${px(r * 0.68)} ${px(r * 0.68)}M${px(x + r * 0.34)} ${px(y - r * 0.34)}l${px(-r * 0.68)} ${px(r * 0.68)}`;
  return together(disc(x, y, r * shown, ground), faded(shown * 2 - 1, line(d, ink, r * 0.2)));
};
