import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dictionary } from '../dictionary.ts';
import { readBody } from '../request-body.ts';
import type { EdgeRequest, EdgeResponse, Origin } from './origin.ts';

/**
 * How much of a body is read, in bytes: more than any origin accepts, so that each origin can reject it with its own
 * error.
 */
const maxBodyBytes = 16 * 1024 * 1024;

const noBody = Buffer.alloc(0);

const edgeRequest = (incoming: IncomingMessage, body: Buffer): EdgeRequest => {
  const url = incoming.url ?? '/';
  const queryStart = url.indexOf('?');
  // Lets tests use many viewer IPs from one machine; on AWS, the edge sees the connection and ignores this header.
  const { 'x-local-viewer-address': localViewerIp, ...headers } = incoming.headers;
  return {
    method: incoming.method ?? 'GET',
    path: queryStart < 0 ? url : url.slice(0, queryStart),
    query: queryStart < 0 ? '' : url.slice(queryStart + 1),
    headers: dictionary(Object.entries(headers as Record<string, string>)),
    body,
    ip:
      typeof localViewerIp === 'string' ? localViewerIp : (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
  };
};

const send = async (request: EdgeRequest, response: ServerResponse, edgeResponse: EdgeResponse): Promise<void> => {
  const { body, cookies, headers, status } = edgeResponse;
  if (cookies?.length) response.setHeader('set-cookie', cookies);
  if (request.method === 'HEAD' || status === 204 || status === 304) {
    if (body instanceof Readable) body.destroy();
    response.writeHead(status, headers).end();
  } else if (body instanceof Readable) {
    response.writeHead(status, headers).flushHeaders();
    await pipeline(body, response);
  } else {
    response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body ?? '')) }).end(body);
  }
};

/** Passes a browser's request to an origin, usually a distribution, and sends the response. */
export const serveViewer = async (
  origin: Origin,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = incoming.headers;
  const body = length === '0' && chunked === undefined ? noBody : await readBody(incoming, maxBodyBytes);
  // A larger body is dropped, but its size still lets the edge and the origins reject it with their own errors.
  const request = edgeRequest(incoming, body ?? Buffer.alloc(maxBodyBytes + 1));
  await send(request, response, await origin.fetch(request));
};
