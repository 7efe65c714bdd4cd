import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

/** An alarm's threshold and its text. */
export interface AlarmRule {
  /** Heading of its article in `docs/operations.md#<name>`. */
  name: string;
  /** What users lose, in plain words. */
  impact: string;
  metric: IMetric;
  /** The alarm fires at or above this value; with `below`, at or below it, and when there is no data. */
  threshold: number;
  below?: boolean;
  /** Consecutive periods of the metric that must breach. */
  periods: number;
}
