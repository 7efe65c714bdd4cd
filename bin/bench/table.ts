/** A measured figure and its goal. */
export interface Measurement {
  what: string;
  measured: string;
  goal: string;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Prints figures in columns. */
export const printTable = (title: string, figures: readonly Measurement[]): void => {
  const rows = [{ what: title, measured: 'measured', goal: 'goal' }, ...figures];
  const width = (column: keyof Measurement) => Math.max(...rows.map((row) => row[column].length));
  console.log('');
  for (const { what, measured, goal } of rows) {
    console.log(`${what.padEnd(width('what'))}  ${measured.padStart(width('measured'))}  ${goal}`);
  }
};
