import type { CoverDrawing, CoverShape } from './cover.ts';

/** Width of the grid on which figures are drawn. Heights vary. */
export const figureWidth = 360;

/** Colors of texts: `ink`, except on the yellow spot and on the strong tint. */
export const labelTones = ['ink', 'on-spot', 'on-hue'] as const;

/** A text in a figure, in the font of the site. */
export interface FigureLabel {
  text: string;
  x: number;
  /** Baseline of the text. */
  y: number;
  /** 13 unless given; smaller ones cannot be read on phones. */
  size?: number;
  /** `ink` unless given. */
  tone?: (typeof labelTones)[number];
  /** Which point of the text is at `x`: `start` unless given. */
  anchor?: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  /** Set in the font of code. */
  isCode?: boolean;
}

/** A figure in the style of the covers: shapes in their tones, with labels. */
export interface FigureDrawing {
  hue: CoverDrawing['hue'];
  height: number;
  /** From back to front. */
  shapes: (CoverShape | FigureLabel)[];
}

/** A figure of a course, shown by a `figure` block in a lecture's text. */
export interface Figure {
  /** What a person who cannot see the figure needs to know. */
  alt: string;
  /** One or two sentences that make sense without the figure, because search and the assistant quote them alone. */
  caption: string;
  drawing: FigureDrawing;
}

/** Largest SVG file of a figure. */
export const maxFigureBytes = 4096;

/** URL path of a figure, an SVG file. Its drawing has the id `figure`. */
export const figurePath = (courseId: string, figureId: string): string =>
  `/drawings/figures/${courseId}/${figureId}.svg`;
