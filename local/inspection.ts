import { guarded } from './guard.ts';
import { type HttpHandler, json, toPages } from './http.ts';
import type { Permissions } from './permissions/permissions.ts';
import type { RequestLog } from './request-log.ts';
import type { Pages } from './service.ts';

/** Milliseconds; a longer one would only make functions time out. */
const longestDelay = 500;

const notAllowed = () => json(405, { message: 'Method Not Allowed' });

/**
 * What tests ask of the cloud, as JSON: `GET /_local/permissions` (granted, used and denied rights by function), and
 * `GET` and `DELETE /_local/requests` (calls of functions to services, once those have ended that have begun; `DELETE`
 * with `?delay=` milliseconds holds the following ones back that long).
 */
export const inspectionPages = (permissions: Permissions, log: RequestLog): Record<string, Pages> => {
  const showPermissions: HttpHandler = async ({ method }) =>
    method === 'GET' ? json(200, permissions.report()) : notAllowed();
  const requests: HttpHandler = async ({ method, query }) => {
    if (method === 'DELETE') log.clear(Math.min(Number(query.get('delay') ?? 0) || 0, longestDelay));
    else if (method === 'GET') await log.settled();
    else return notAllowed();
    return json(200, log.list());
  };
  return {
    '/_local/permissions': toPages(guarded(showPermissions)),
    '/_local/requests': toPages(guarded(requests)),
  };
};
