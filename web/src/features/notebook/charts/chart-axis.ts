/** Maps values to pixels, with round values for its grid lines. */
export interface ChartAxis {
  at: (value: number) => number;
  ticks: number[];
}

/** Returns the distance between grid lines: 1, 2 or 5 times a power of ten. */
const stepOf = (span: number, parts: number): number => {
  const rough = span / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((factor) => power * factor >= rough * 0.999) ?? 10);
};

interface AxisOptions {
  /** Pixels of the lowest and highest value. */
  range: readonly [number, number];
  /** Grid lines that fit. */
  parts: number;
  /** Includes zero, because the length of a bar shows its value. */
  hasZero?: boolean;
}

/** Creates an axis for one or more values. */
export const chartAxis = (values: readonly number[], { range, parts, hasZero = false }: AxisOptions): ChartAxis => {
  const shown = hasZero ? [0, ...values] : values;
  const lowest = shown.reduce((least, value) => Math.min(least, value));
  const highest = shown.reduce((most, value) => Math.max(most, value));
  const isFlat = lowest === highest;
  const margin = isFlat ? Math.max(0.5, Math.abs(lowest) * 0.1) : 0;
  const step = stepOf(highest - lowest + 2 * margin, parts);
  const low = Math.floor((lowest - margin) / step + 1e-9) * step;
  const count = Math.max(1, Math.ceil((highest + margin - low) / step - 1e-9));
  const [start, end] = range;
  return {
    at: (value) => start + ((value - low) / (count * step)) * (end - start),
    ticks: Array.from({ length: count + 1 }, (_, index) => Number((low + index * step).toPrecision(12))),
  };
};
