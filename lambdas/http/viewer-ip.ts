import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { environment } from '../runtime/environment.ts';
import type { HttpEvent } from './event.ts';

/** The first 64 bits of an IPv6 address, which is what one household or server is given. */
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
 * Who is counted by a limit of a public call: the viewer's address as CloudFront states it, when the request proves
 * that it came through CloudFront, otherwise the address that called the gateway (decision record 0012). Of an IPv6
 * address only the network counts, because its owner may choose the rest for every request.
 */
export const viewerIp = ({ headers, requestContext }: HttpEvent): string => {
  const isFromCloudFront = headers['x-origin-key'] === environment('ORIGIN_KEY');
  const ip = (isFromCloudFront && headers['x-viewer-ip']) || requestContext.http.sourceIp;
  return isIPv6(ip) ? networkPrefix(ip) : ip;
};

/**
 * Stands for that address where it is kept: the same address gives the same word, as long as the app stack is not made
 * anew. There are too few addresses for a plain digest, which could be looked up.
 */
export const viewerIpHash = (event: HttpEvent): string =>
  createHmac('sha256', environment('ORIGIN_KEY'))
    .update(`viewer ${viewerIp(event)}`)
    .digest('hex')
    .slice(0, 32);
