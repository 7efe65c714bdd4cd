import type { HttpHandler, HttpRequest } from './http.ts';

/** Names and addresses that mean this machine. */
const loopbackHost = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const text = (status: number, body: string) => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: `${body}\n`,
});

/** True when a page of another site made the browser send this. Programs, which send neither header, are let through. */
function isCrossSite({ headers }: HttpRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`;
}

/**
 * Refuses what only a hostile page would send: any request under a name that is not this machine's (DNS rebinding),
 * and any change asked for by another site.
 */
export const guarded =
  (handler: HttpHandler): HttpHandler =>
  async (request) => {
    if (!loopbackHost.test(request.headers.host ?? '')) return text(403, 'This answers on this machine only.');
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange && isCrossSite(request)) return text(403, 'Another site may not ask for this.');
    return handler(request);
  };
