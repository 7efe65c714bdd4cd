import type { Metric } from './metrics.ts';

/** The supported properties of `AWS::CloudWatch::Alarm`. */
export interface AlarmProperties {
  AlarmName?: string;
  AlarmDescription?: string;
  ComparisonOperator: string;
  EvaluationPeriods: number;
  DatapointsToAlarm?: number;
  Threshold?: number;
  TreatMissingData?: string;
  Namespace?: string;
  MetricName?: string;
  Dimensions?: DimensionProperties[];
  /** Seconds. */
  Period?: number;
  Statistic?: string;
  ExtendedStatistic?: string;
  Metrics?: QueryProperties[];
}

interface DimensionProperties {
  Name: string;
  Value: string;
}

interface QueryProperties {
  Id: string;
  Expression?: string;
  ReturnData?: boolean;
  MetricStat?: {
    Metric: { Namespace: string; MetricName: string; Dimensions?: DimensionProperties[] };
    Period: number;
    Stat: string;
  };
}

/** Reduces the data points of a period to one value; undefined without any. */
type Statistic = (values: readonly number[]) => number | undefined;

/** A metric with the statistic that an alarm reads. */
export interface WatchedMetric {
  metric: Metric;
  statistic: Statistic;
}

/** What an alarm compares with its threshold. */
export interface AlarmRule {
  /** Added up; metrics without data are skipped. */
  watched: readonly WatchedMetric[];
  periodMs: number;
  periods: number;
  /** How many of the periods must breach. */
  breachesToAlarm: number;
  isBreach(value: number): boolean;
  /** How a period without data is treated. */
  missing: 'breaching' | 'notBreaching' | 'missing';
}

/** CloudWatch's quota of metrics in the expression of an alarm. */
const maxMetrics = 10;

const sum: Statistic = (values) => (values.length === 0 ? undefined : values.reduce((total, value) => total + value));

const statistics: Record<string, Statistic> = {
  Sum: sum,
  Average: (values) => (values.length === 0 ? undefined : (sum(values) ?? 0) / values.length),
  Minimum: (values) => (values.length === 0 ? undefined : Math.min(...values)),
  Maximum: (values) => (values.length === 0 ? undefined : Math.max(...values)),
  SampleCount: (values) => (values.length === 0 ? undefined : values.length),
};

const percentile =
  (share: number): Statistic =>
  (values) =>
    values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];

const comparisons: Record<string, (value: number, threshold: number) => boolean> = {
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  GreaterThanThreshold: (value, threshold) => value > threshold,
  LessThanOrEqualToThreshold: (value, threshold) => value <= threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
};

/**
 * Reads an alarm: one metric, or the sum of several (`SUM([a, b])`). @throws Error for more metrics than CloudWatch
 * allows, and for a statistic, a comparison, an expression or a treatment of missing data that is not supported
 */
export const readAlarmRule = (alarm: AlarmProperties): AlarmRule => {
  const fail = (reason: string): never => {
    throw new Error(`The local cloud cannot evaluate the alarm ${alarm.AlarmName}: ${reason}.`);
  };

  const statisticOf = (name = ''): Statistic => {
    const [, percent] = /^p(\d{1,2}(?:\.\d+)?)$/.exec(name) ?? [];
    return percent === undefined ? (statistics[name] ?? fail(`statistic ${name}`)) : percentile(Number(percent) / 100);
  };

  const watch = (
    namespace: string,
    name: string,
    dimensions: readonly DimensionProperties[] = [],
    statistic: string | undefined,
  ): WatchedMetric => ({
    metric: { namespace, name, dimensions: Object.fromEntries(dimensions.map(({ Name, Value }) => [Name, Value])) },
    statistic: statisticOf(statistic),
  });

  const readSum = (queries: readonly QueryProperties[]) => {
    const expressions = queries.filter(({ Expression }) => Expression !== undefined);
    const stats = queries.flatMap(({ Id, MetricStat }) => (MetricStat ? [{ Id, ...MetricStat }] : []));
    if (stats.length > maxMetrics)
      throw new Error(`The alarm ${alarm.AlarmName} has ${stats.length} metrics; CloudWatch allows ${maxMetrics}.`);
    const [, list = ''] = /^SUM\(\[([\w, ]+)\]\)$/.exec(expressions[0]?.Expression ?? '') ?? [];
    const ids = list.split(', ');
    if (expressions.length !== 1 || list === '' || ids.join() !== stats.map(({ Id }) => Id).join())
      return fail(`expression ${expressions.map(({ Expression }) => Expression).join('; ')}`);
    if (queries.some(({ ReturnData = true, Expression }) => ReturnData !== (Expression !== undefined)))
      return fail('more than its sum returns data');
    const [period, another] = new Set(stats.map(({ Period }) => Period));
    if (period === undefined || another !== undefined) return fail('metrics of different periods');
    const watched = stats.map(({ Metric: { Namespace, MetricName, Dimensions }, Stat }) =>
      watch(Namespace, MetricName, Dimensions, Stat),
    );
    return { watched, period };
  };

  const { Metrics, Namespace = '', MetricName = '', Dimensions, Statistic, ExtendedStatistic, Period = 0 } = alarm;
  const { watched, period } = Metrics
    ? readSum(Metrics)
    : { watched: [watch(Namespace, MetricName, Dimensions, Statistic ?? ExtendedStatistic)], period: Period };
  const { ComparisonOperator, Threshold, TreatMissingData: missing = 'missing', EvaluationPeriods: periods } = alarm;
  const compare = comparisons[ComparisonOperator] ?? fail(`comparison ${ComparisonOperator}`);
  if (Threshold === undefined || !(period > 0)) return fail('no threshold or no period');
  if (missing !== 'breaching' && missing !== 'notBreaching' && missing !== 'missing')
    return fail(`missing data ${missing}`);
  return {
    watched,
    periodMs: period * 1_000,
    periods,
    breachesToAlarm: alarm.DatapointsToAlarm ?? periods,
    isBreach: (value) => compare(value, Threshold),
    missing,
  };
};
