/** One line, one row of bars, or the points of a scatter chart. */
export interface ChartSeries {
  /** Empty when there is only one. */
  name: string;
  values: number[];
  /** Position on the horizontal axis of each value; absent in bar charts. */
  positions?: number[];
  /** Name of each point; scatter charts only. */
  labels?: string[];
}

/** What a chart shows. `plot.py` sends it as data, so the page draws it in its own colors and as a table. */
export interface Chart {
  kind: 'line' | 'bar' | 'scatter';
  title: string;
  /** Names of the axes; may be empty. */
  x: string;
  y: string;
  /** Bar charts: the names below the bars. */
  names?: string[];
  series: ChartSeries[];
}

/** Media type of a chart in a cell's output. */
export const chartType = 'application/x-lesson-chart+json';

const maxSeries = 12;
const maxValues = 2_000;
const maxTextLength = 200;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxTextLength;
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item, length: number): value is Item[] =>
  Array.isArray(value) && value.length === length && value.every(isItem);
const isNumber = (value: unknown): value is number => Number.isFinite(value);

const readSeries = (value: unknown, kind: Chart['kind'], nameCount: number): ChartSeries | undefined => {
  if (!isFields(value) || !isText(value.name) || !Array.isArray(value.values)) return undefined;
  const { name, values, positions, labels } = value;
  const { length } = values;
  if (length === 0 || length > maxValues || !isListOf(values, isNumber, length)) return undefined;
  if (kind === 'bar') return length === nameCount ? { name, values } : undefined;
  if (!isListOf(positions, isNumber, length)) return undefined;
  if (labels === undefined) return { name, values, positions };
  return isListOf(labels, isText, length) ? { name, values, positions, labels } : undefined;
};

/** Reads a chart from a cell's output, which may come from anyone's file; undefined when anything is wrong with it. */
export const readChart = (value: unknown): Chart | undefined => {
  if (!isFields(value) || ![value.title, value.x, value.y].every(isText)) return undefined;
  const { kind, title, x, y, names = [], series } = value;
  if (kind !== 'line' && kind !== 'bar' && kind !== 'scatter') return undefined;
  if (!Array.isArray(names) || !isListOf(names, isText, names.length)) return undefined;
  if (!Array.isArray(series) || series.length === 0 || series.length > maxSeries) return undefined;
  const read = series.flatMap((one) => readSeries(one, kind, names.length) ?? []);
  if (read.length !== series.length) return undefined;
  const texts = { title: title as string, x: x as string, y: y as string };
  return { kind, ...texts, ...(kind === 'bar' && { names }), series: read };
};
