import { brand } from '../../contract/brand.ts';
import { site } from '../../contract/operations/site.ts';
import { endpoint } from '../http/endpoint.ts';
import { passOn } from './pass-on.ts';

/** CloudWatch's embedded metric format: a log line that becomes a metric by route. */
const metricLine = (name: string, route: string, value: number, now: Date): string =>
  JSON.stringify({
    _aws: {
      Timestamp: now.getTime(),
      CloudWatchMetrics: [
        { Namespace: `${brand.name}/Web`, Dimensions: [['route']], Metrics: [{ Name: name, Unit: 'None' }] },
      ],
    },
    route,
    [name]: value,
  });

/** Keeps counts and timings by route pattern; who it was is neither asked nor kept. */
export const handler = endpoint(site, 'recordAnalytics', async ({ body, now, event }) => {
  for (const { name, route, value } of body.events) console.log(metricLine(name, route, value ?? 1, now));
  await passOn(body.events, event);
  return { recorded: true as const };
});
