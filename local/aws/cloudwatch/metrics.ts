import type { Clock } from '../service.ts';

/** A metric of CloudWatch: each combination of dimension values is a metric of its own. */
export interface Metric {
  namespace: string;
  name: string;
  dimensions: Readonly<Record<string, string>>;
}

/** A metric with the sum of all its data points. */
export interface CountedMetric extends Metric {
  value: number;
}

/** Metrics that a resource emits. */
export interface DeclaredMetric {
  namespace: string;
  names: readonly string[];
  dimensions: Readonly<Record<string, string>>;
}

/** The metrics of all stand-ins, by product time. */
export interface Metrics {
  /** Declares what a resource can emit. Alarms on anything else stop the start. */
  declare(metric: DeclaredMetric): void;
  isDeclared(metric: Metric): boolean;
  /** Adds a data point now. */
  put(metric: Metric, value: number): void;
  /** Declares a metric whose value is also measured before alarms are evaluated, such as the length of a queue. */
  measure(metric: Metric, read: () => number): void;
  /** Measures all such metrics now. */
  measureAll(): void;
  /** Values of the data points in (from, to], in epoch milliseconds. */
  valuesIn(metric: Metric, from: number, to: number): number[];
  /** Returns every metric with data points. */
  list(): CountedMetric[];
}

/** The data points of a metric in order: their times in epoch milliseconds, and their values. */
interface Series {
  metric: Metric;
  total: number;
  times: number[];
  values: number[];
}

/** How long data points are kept: longer than any alarm looks back. */
const retentionMs = 86_400_000;

const keyOf = ({ namespace, name, dimensions }: Metric): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).sort()]);

const accepts = ({ namespace, names, dimensions }: DeclaredMetric, metric: Metric): boolean => {
  const expected = Object.entries(dimensions);
  return (
    namespace === metric.namespace &&
    names.includes(metric.name) &&
    expected.length === Object.keys(metric.dimensions).length &&
    expected.every(([name, value]) => metric.dimensions[name] === value)
  );
};

/** Creates the stand-in for CloudWatch's metrics. They are lost when the cloud stops. */
export const createMetrics = (clock: Pick<Clock, 'now'>): Metrics => {
  const declared: DeclaredMetric[] = [];
  const measured: { metric: Metric; read: () => number }[] = [];
  const series = new Map<string, Series>();
  /** The same series by metric object: callers that keep the object save computing the key. */
  const known = new WeakMap<Metric, Series>();

  const seriesOf = (metric: Metric): Series => {
    const key = keyOf(metric);
    const found = series.get(key) ?? { metric, total: 0, times: [], values: [] };
    series.set(key, found);
    known.set(metric, found);
    return found;
  };

  const put: Metrics['put'] = (metric, value) => {
    const found = known.get(metric) ?? seriesOf(metric);
    const at = clock.now().getTime();
    const [oldest = at] = found.times;
    if (oldest < at - 2 * retentionMs) {
      const kept = found.times.findIndex((time) => time >= at - retentionMs);
      const count = kept < 0 ? found.times.length : kept;
      found.times.splice(0, count);
      found.values.splice(0, count);
    }
    found.times.push(at);
    found.values.push(value);
    found.total += value;
  };

  return {
    declare: (metric) => declared.push(metric),
    isDeclared: (metric) => declared.some((candidate) => accepts(candidate, metric)),
    put,
    measure: (metric, read) => {
      declared.push({ namespace: metric.namespace, names: [metric.name], dimensions: metric.dimensions });
      measured.push({ metric, read });
    },
    measureAll: () => {
      for (const { metric, read } of measured) put(metric, read());
    },
    valuesIn: (metric, from, to) => {
      const { times = [], values = [] } = series.get(keyOf(metric)) ?? {};
      return values.filter((_, index) => (times[index] ?? 0) > from && (times[index] ?? 0) <= to);
    },
    list: () => [...series.values()].map(({ metric, total: value }) => ({ ...metric, value })),
  };
};
