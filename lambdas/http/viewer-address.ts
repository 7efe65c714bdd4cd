import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { environment } from '../services/environment.ts';
import type { HttpEvent } from './event.ts';

/** The first 64 bits of an IPv6 address, which is what one household or server is given. */
const network = (address: string): string => {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * Who is counted by a limit of a public call: the viewer's address as CloudFront states it, when the request proves
 * that it came through CloudFront, otherwise the address that called the gateway (decision record 0012). Of an IPv6
 * address only the network counts, because its owner may choose the rest for every request.
 */
export const viewerAddressOf = ({ headers, requestContext }: HttpEvent): string => {
  const isProven = headers['x-origin-key'] === environment('ORIGIN_KEY');
  const address = (isProven && headers['x-viewer-address']) || requestContext.http.sourceIp;
  return isIPv6(address) ? network(address) : address;
};

/**
 * Stands for that address where it is kept: the same address gives the same word, as long as the app stack is not made
 * anew. There are too few addresses for a plain digest, which could be looked up.
 */
export const viewerTagOf = (event: HttpEvent): string =>
  createHmac('sha256', environment('ORIGIN_KEY'))
    .update(`viewer ${viewerAddressOf(event)}`)
    .digest('hex')
    .slice(0, 32);
