import { site } from '../../contract/operations/site.ts';
import { enforceRateLimit, type RateLimit } from '../data/rate-limits.ts';
import { endpoint } from '../http/endpoint.ts';
import { viewerIpHash } from '../http/viewer-ip.ts';
import { environment } from '../runtime/environment.ts';
import { forwardToGa4 } from './forward-to-ga4.ts';

/** A classroom of forty that opens a page every other second stays below. */
const networkLimit: RateLimit = {
  name: 'analytics',
  max: 600,
  seconds: 60,
  advice: 'Very many reports came from your network. Nothing is lost for you: visits are only counted.',
};

/**
 * CloudWatch's embedded metric format: a log line that becomes a metric. The route is a property of the line, for Logs
 * Insights, and no dimension: each value of a dimension is a metric of its own, and is charged as one.
 */
const metricLine = (name: string, route: string, value: number, now: Date): string =>
  JSON.stringify({
    _aws: {
      Timestamp: now.getTime(),
      CloudWatchMetrics: [
        { Namespace: environment('METRIC_NAMESPACE'), Dimensions: [[]], Metrics: [{ Name: name, Unit: 'None' }] },
      ],
    },
    route,
    [name]: value,
  });

/** Keeps counts and timings; who it was is neither asked nor kept. */
export const handler = endpoint(site, 'recordAnalytics', async ({ body, now, event }) => {
  await enforceRateLimit('subscribers', networkLimit, viewerIpHash(event), now);
  for (const { name, route, value } of body.events) console.log(metricLine(name, route, value ?? 1, now));
  await forwardToGa4(body.events, event);
  return { recorded: true as const };
});
