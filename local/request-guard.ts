import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { HttpHandler } from './http.ts';

/** Host names and IP addresses of this machine. */
const loopbackHost = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

interface Refusal {
  status: 403 | 421;
  body: string;
}

/** Whether a page of another site sent this. Programs send neither header and are allowed. */
const isCrossSite = (headers: IncomingHttpHeaders | Record<string, string>): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
};

const send = (response: ServerResponse, { status, body }: Refusal): void => {
  response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(body);
};

const foreignHost: Refusal = {
  status: 421,
  body: 'This server accepts requests from this machine only: use localhost, a name below .localhost, 127.0.0.1 or [::1].\n',
};
const foreignSite: Refusal = { status: 403, body: 'Cross-site requests are not allowed.\n' };

/**
 * Responds with 421 to a request whose Host is not this machine. Without this check, a DNS name that resolves to
 * 127.0.0.1 (DNS rebinding) would let a foreign page read everything here. Every listener calls this first.
 */
export const rejectForeignHost = (incoming: IncomingMessage, response: ServerResponse): boolean => {
  if (loopbackHost.test(incoming.headers.host ?? '')) return false;
  send(response, foreignHost);
  return true;
};

/** For listeners that only programs call: also responds with 403 to every cross-site request, including GET. */
export const rejectBrowser = (incoming: IncomingMessage, response: ServerResponse): boolean => {
  if (rejectForeignHost(incoming, response)) return true;
  if (!isCrossSite(incoming.headers)) return false;
  send(response, foreignSite);
  return true;
};

/** Rejects changes requested by a page of another site. */
export const requireSameSite =
  (handler: HttpHandler): HttpHandler =>
  async (request) => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (!isChange || !isCrossSite(request.headers)) return handler(request);
    return { status: foreignSite.status, headers: { 'content-type': 'text/plain' }, body: foreignSite.body };
  };
