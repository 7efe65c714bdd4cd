import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { HttpHandler } from './http.ts';

/** Names and addresses that mean this machine. */
const loopbackHost = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

interface Refusal {
  status: 403 | 421;
  body: string;
}

/** True when a page of another site made the browser send this. Programs, which send neither header, are let through. */
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
  body: 'This answers on this machine only: use localhost, a name below .localhost, 127.0.0.1 or [::1].\n',
};
const foreignSite: Refusal = { status: 403, body: 'Another site may not ask for this.\n' };

/**
 * Answers a request that names another host than this machine with 421, and says so: a name that somebody else has
 * pointed at 127.0.0.1 (DNS rebinding) would let their page read everything here. Every listener asks this first.
 */
export const rejectForeignHost = (incoming: IncomingMessage, response: ServerResponse): boolean => {
  if (loopbackHost.test(incoming.headers.host ?? '')) return false;
  send(response, foreignHost);
  return true;
};

/** For listeners that only programs call: also answers with 403 whatever a page of another site sent, a GET included. */
export const rejectBrowser = (incoming: IncomingMessage, response: ServerResponse): boolean => {
  if (rejectForeignHost(incoming, response)) return true;
  if (!isCrossSite(incoming.headers)) return false;
  send(response, foreignSite);
  return true;
};

/** Refuses any change that another site's page asks for. */
export const requireSameSite =
  (handler: HttpHandler): HttpHandler =>
  async (request) => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (!isChange || !isCrossSite(request.headers)) return handler(request);
    return { status: foreignSite.status, headers: { 'content-type': 'text/plain' }, body: foreignSite.body };
  };
