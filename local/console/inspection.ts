import type { RequestLog } from '../aws/request-log.ts';
import type { Pages } from '../aws/service.ts';
import type { MetricFilters } from '../functions/metric-filters.ts';
import { type HttpHandler, json, toPages } from '../http.ts';
import type { Permissions } from '../iam/permissions.ts';
import { requireSameSite } from '../request-guard.ts';

/** Milliseconds; a longer delay would make functions time out. */
const maxDelayMs = 500;

const notAllowed = () => json(405, { message: 'Method Not Allowed' });

/**
 * JSON for tests: `GET /_local/permissions` (granted, used and denied rights by function), `GET /_local/metrics` (what
 * metric filters have counted), and `GET` and `DELETE /_local/requests` (calls of functions to services, after those in
 * progress have ended; `DELETE` with `?delay=` milliseconds delays later calls, with `?capacity=true` counts the
 * capacity units of later calls to DynamoDB).
 */
export const inspectionPages = (
  permissions: Permissions,
  log: RequestLog,
  metricFilters: Pick<MetricFilters, 'list'>,
): Record<string, Pages> => {
  const showPermissions: HttpHandler = async ({ method }) =>
    method === 'GET' ? json(200, permissions.report()) : notAllowed();
  const showMetrics: HttpHandler = async ({ method }) =>
    method === 'GET' ? json(200, metricFilters.list()) : notAllowed();
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
    '/_local/requests': toPages(requireSameSite(requests)),
  };
};
