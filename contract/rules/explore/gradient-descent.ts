/** How far each step goes, and how many steps are taken. */
export interface GradientDescentState {
  rate: number;
  steps: number;
}

export const rateRange = { min: 0.005, max: 0.2, step: 0.005 } as const;
export const stepsRange = { min: 1, max: 60, step: 1 } as const;

export const gradientDescentStart: GradientDescentState = { rate: 0.01, steps: 30 };

/** Eight examples that a line is fitted to. */
export const points: readonly { x: number; y: number }[] = [
  { x: 0.2, y: 1.4 },
  { x: 0.7, y: 1.2 },
  { x: 1.3, y: 2.1 },
  { x: 1.8, y: 1.9 },
  { x: 2.4, y: 2.9 },
  { x: 2.9, y: 2.6 },
  { x: 3.5, y: 3.6 },
  { x: 3.9, y: 3.3 },
];

/** A line, and its mean squared error on the examples. */
export interface FittedLine {
  slope: number;
  offset: number;
  loss: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const lineOf = (slope: number, offset: number): FittedLine => ({
  ...{ slope, offset },
  loss: mean(points.map(({ x, y }) => (slope * x + offset - y) ** 2)),
});

/** Returns the line before the first step and after each step down the gradient of the loss. */
export const descend = ({ rate, steps }: GradientDescentState): FittedLine[] => {
  let line = lineOf(0, 0);
  const path = [line];
  for (let step = 0; step < steps; step += 1) {
    const { slope, offset } = line;
    const errors = points.map(({ x, y }) => ({ x, error: slope * x + offset - y }));
    const slopeGradient = 2 * mean(errors.map(({ x, error }) => x * error));
    const offsetGradient = 2 * mean(errors.map(({ error }) => error));
    line = lineOf(slope - rate * slopeGradient, offset - rate * offsetGradient);
    path.push(line);
  }
  return path;
};

const meanX = mean(points.map(({ x }) => x));
const meanSquareX = mean(points.map(({ x }) => x * x));

/** The line with the lowest loss, by the formula of least squares. */
export const bestLine: FittedLine = (() => {
  const meanY = mean(points.map(({ y }) => y));
  const covariance = mean(points.map(({ x, y }) => (x - meanX) * (y - meanY)));
  const slope = covariance / (meanSquareX - meanX * meanX);
  return lineOf(slope, meanY - slope * meanX);
})();

/** Corners of a contour on the map, enough for it to look round. */
const contourCorners = 60;

/**
 * Returns lines whose loss is `excess` above the lowest one: an ellipse around the best line. The Cholesky factor of the
 * loss's quadratic form turns a circle into it.
 */
export const contour = (excess: number): { slope: number; offset: number }[] => {
  const scale = Math.sqrt(meanSquareX);
  const width = Math.sqrt(1 - meanX ** 2 / meanSquareX);
  return Array.from({ length: contourCorners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / contourCorners;
    const offset = (Math.sqrt(excess) * Math.sin(angle)) / width;
    const slope = (Math.sqrt(excess) * Math.cos(angle) - (meanX / scale) * offset) / scale;
    return { slope: bestLine.slope + slope, offset: bestLine.offset + offset };
  });
};

/** Returns how far a line's loss is above the lowest one, as a share of the lowest. */
export const excessOf = ({ loss }: FittedLine): number => loss / bestLine.loss - 1;

/** The task: a loss close to the lowest one, in few steps. */
export const gradientDescentTask = { maxExcess: 0.1, maxSteps: 30 } as const;

/** Computes which goals of the task a state meets. */
export const gradientDescentGoals = (state: GradientDescentState) => {
  const reached = descend(state).at(-1);
  return {
    isClose: reached !== undefined && excessOf(reached) <= gradientDescentTask.maxExcess,
    isQuick: state.steps <= gradientDescentTask.maxSteps,
  };
};
