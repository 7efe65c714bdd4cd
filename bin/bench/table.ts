/** A measured figure and its goal. */
export interface Measurement {
  what: string;
  measured: string;
  goal: string;
}

/** Returns the value below which a part (0 to 1) of the values are. */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Prints figures in columns. */
export const printTable = (title: string, figures: readonly Measurement[]): void => {
  const rows = [{ what: title, measured: 'measured', goal: 'goal' }, ...figures];
  const width = (column: keyof Measurement) => Math.max(...rows.map((row) => row[column].length));
  console.log('');
  for (const { what, measured, goal } of rows) {
    console.log(`${what.padEnd(width('what'))}  ${measured.padStart(width('measured'))}  ${goal}`);
  }
};
