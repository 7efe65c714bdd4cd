import { randomUUID } from 'node:crypto';
import { dictionary } from '#local/dictionary.ts';
import type { EdgeRequest } from '../origin.ts';
import type { CachePolicy, Forwarding } from './policies.ts';
import { selectPairs } from './selection.ts';

/** Headers that always reach the origin, because HTTP needs them. */
const alwaysForwarded = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'range',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
]);

export interface OriginSettings {
  domainName: string;
  /** Prefix of the path. */
  path: string;
  customHeaders: Record<string, string>;
  /** A custom origin (`CustomOriginConfig`) also gets the id of the request. */
  isCustom: boolean;
}

/**
 * Builds the request that CloudFront sends to an origin: the headers, cookies and query strings that a policy names,
 * the origin's own host, and the origin's custom headers, which replace the viewer's.
 */
export const originRequest = (
  request: EdgeRequest,
  origin: OriginSettings,
  cache: CachePolicy,
  policy: Forwarding | undefined,
): EdgeRequest => {
  const { headers: viewerHeaders } = request;
  const headers = dictionary<string>();
  for (const name in viewerHeaders) {
    const value = viewerHeaders[name];
    if (value === undefined || name === 'cookie') continue;
    if (alwaysForwarded.has(name) || cache.headers(name) || policy?.headers(name)) headers[name] = value;
  }
  if (viewerHeaders.cookie !== undefined) {
    const cookie = selectPairs(
      viewerHeaders.cookie,
      '; ',
      (name) => cache.cookies(name) || policy?.cookies(name) === true,
    );
    if (cookie !== '') headers.cookie = cookie;
  }
  headers.host = origin.domainName;
  headers.via = '1.1 local (CloudFront)';
  headers['user-agent'] ??= 'Amazon CloudFront';
  if (origin.isCustom) headers['x-amz-cf-id'] = randomUUID();
  headers['x-forwarded-for'] = viewerHeaders['x-forwarded-for']
    ? `${viewerHeaders['x-forwarded-for']}, ${request.ip}`
    : request.ip;
  const query = selectPairs(request.query, '&', (name) => cache.query(name) || policy?.query(name) === true);
  return { ...request, path: origin.path + request.path, query, headers: Object.assign(headers, origin.customHeaders) };
};
