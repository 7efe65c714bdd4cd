import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { environment } from '../runtime/environment.ts';
import type { HttpEvent } from './event.ts';

/** Returns the /64 prefix of an IPv6 address, usually assigned to one household or server. */
const networkPrefix = (ip: string): string => {
  const [head = '', tail] = ip.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const allGroups = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail ?? '')];
  return allGroups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * Returns the IP address that rate limits of public calls count: the viewer's as CloudFront states it, when the request
 * proves that it came through CloudFront, otherwise the gateway caller's (decision record 0012). IPv6 addresses count
 * by network, because the owner may pick the rest freely.
 */
export const viewerIp = ({ headers, requestContext }: HttpEvent): string => {
  const isFromCloudFront = headers['x-origin-key'] === environment('ORIGIN_KEY');
  const ip = (isFromCloudFront && headers['x-viewer-ip']) || requestContext.http.sourceIp;
  return isIPv6(ip) ? networkPrefix(ip) : ip;
};

/**
 * Returns a keyed hash of that IP address for storage, stable for the lifetime of the app stack. A plain digest of the
 * small IP space could be reversed.
 */
export const viewerIpHash = (event: HttpEvent): string =>
  createHmac('sha256', environment('ORIGIN_KEY'))
    .update(`viewer ${viewerIp(event)}`)
    .digest('hex')
    .slice(0, 32);
