import styles from './chart.module.css';
import type { Chart } from './chart.ts';

interface Row {
  /** Name of the bar or the point; otherwise its position. */
  head: string | number;
  cells: (string | number)[];
}

/** Returns the columns and rows of a chart: a bar's name or a point's position first. */
const tableOf = ({ kind, names = [], series, x, y }: Chart): { columns: string[]; rows: Row[] } => {
  const valueName = y || 'Value';
  if (kind === 'bar') {
    return {
      columns: [x || 'Name', ...series.map(({ name }) => name || valueName)],
      rows: names.map((name, index) => ({ head: name, cells: series.map(({ values }) => values[index] ?? '') })),
    };
  }
  const isNamed = series.some(({ name }) => name !== '');
  const isLabeled = series.some(({ labels }) => labels !== undefined);
  return {
    columns: [...(isNamed ? ['Series'] : []), ...(isLabeled ? ['Point'] : []), x || 'Position', valueName],
    rows: series.flatMap(({ name, values, positions = [], labels = [] }) =>
      values.map((value, index) => {
        const [head = '', ...cells] = [
          ...(isNamed ? [name] : []),
          ...(isLabeled ? [labels[index] ?? ''] : []),
          positions[index] ?? '',
          value,
        ];
        return { head, cells };
      }),
    ),
  };
};

/** The data of a chart. */
export const ChartTable = ({ chart }: { chart: Chart }) => {
  const { columns, rows } = tableOf(chart);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, and keys can only scroll it with the focus inside.
    <section className={styles.scroll} aria-label={`Data for ${chart.title || 'the chart'}`} tabIndex={0}>
      <table className={`small-size lined-table numbers ${styles.table}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a chart never move, and names may repeat.
            <tr key={index}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
