import type { Drawing } from '../drawing/drawing.ts';
import type { Palette } from '../drawing/palette.ts';

/**
 * A kind of picture that changes in steps. Drawing is a pure function of how far each step has played, so that every
 * frame can be drawn again.
 */
export interface AnimationKind<Spec> {
  /** Seconds that each step takes, in order. */
  steps: (spec: Spec) => number[];
  /** Draws the picture; `played` has a number from 0 to 1 for each step. */
  draw: (spec: Spec, played: readonly number[], palette: Palette) => Drawing;
}

/** Seconds of a step without a duration of its own. */
export const stepSeconds = 0.8;
