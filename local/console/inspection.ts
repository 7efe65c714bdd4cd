import type { Alarms } from '../aws/cloudwatch/alarms.ts';
import type { Metrics } from '../aws/cloudwatch/metrics.ts';
import type { RequestLog } from '../aws/request-log.ts';
import type { Pages } from '../aws/service.ts';
import { type HttpHandler, json, toPages } from '../http.ts';
import type { Permissions } from '../iam/permissions.ts';
import { requireSameSite } from '../request-guard.ts';

/** Milliseconds; a longer delay would make functions time out. */
const maxDelayMs = 500;

const notAllowed = () => json(405, { message: 'Method Not Allowed' });

interface InspectionOptions {
  permissions: Permissions;
  log: RequestLog;
  metrics: Pick<Metrics, 'list'>;
  alarms: Pick<Alarms, 'list'>;
}

/**
 * JSON for tests: `GET /_local/permissions` (granted, used and denied rights by function), `GET /_local/metrics`
 * (metrics with the sums of their data points), `GET /_local/alarms` (the alarms of the template, evaluated now), and
 * `GET` and `DELETE /_local/requests` (calls of functions to services, after those in progress have ended; `DELETE` with
 * `?delay=` milliseconds delays later calls, with `?capacity=true` counts the capacity units of later calls to DynamoDB).
 */
export const inspectionPages = ({ permissions, log, metrics, alarms }: InspectionOptions): Record<string, Pages> => {
  const showPermissions: HttpHandler = async ({ method }) =>
    method === 'GET' ? json(200, permissions.report()) : notAllowed();
  const showMetrics: HttpHandler = async ({ method }) => (method === 'GET' ? json(200, metrics.list()) : notAllowed());
  const showAlarms: HttpHandler = async ({ method }) => (method === 'GET' ? json(200, alarms.list()) : notAllowed());
  const requests: HttpHandler = async ({ method, query }) => {
    if (method === 'DELETE') {
      log.clear({
        delayMs: Math.min(Number(query.get('delay') ?? 0) || 0, maxDelayMs),
        countsCapacity: query.get('capacity') === 'true',
      });
    } else if (method === 'GET') await log.whenIdle();
    else return notAllowed();
    return json(200, log.list());
  };
  return {
    '/_local/permissions': toPages(requireSameSite(showPermissions)),
    '/_local/metrics': toPages(requireSameSite(showMetrics)),
    '/_local/alarms': toPages(requireSameSite(showAlarms)),
    '/_local/requests': toPages(requireSameSite(requests)),
  };
};
