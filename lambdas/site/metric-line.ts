import { environment } from '../runtime/environment.ts';

/**
 * Formats a metric of the site in CloudWatch's embedded metric format. `properties` are for Logs Insights and not
 * dimensions: each value of a dimension is billed as a metric.
 */
export const metricLine = (
  name: string,
  value: number,
  properties: Record<string, string>,
  now: Date,
): Record<string, unknown> => ({
  _aws: {
    Timestamp: now.getTime(),
    CloudWatchMetrics: [
      { Namespace: environment('METRIC_NAMESPACE'), Dimensions: [[]], Metrics: [{ Name: name, Unit: 'None' }] },
    ],
  },
  ...properties,
  [name]: value,
});
