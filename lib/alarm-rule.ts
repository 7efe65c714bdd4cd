import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';

/** When an alarm goes off, and what it says. */
export interface AlarmRule {
  /** Of the runbook's article `docs/operations.md#<name>`. */
  name: string;
  /** What people lose, in words. */
  impact: string;
  metric: IMetric;
  /** It goes off from here on up; with `below`, from here on down, and when nothing is measured at all. */
  threshold: number;
  below?: boolean;
  /** Consecutive periods of the metric. */
  periods: number;
}
