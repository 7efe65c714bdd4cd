import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { AwsReply, AwsRequest, Pages } from './aws/service.ts';
import { dictionary, parseJson } from './dictionary.ts';
import { readBody } from './request-body.ts';
import { rejectBrowser } from './request-guard.ts';

/** A fully read request. */
export type HttpRequest = Omit<AwsRequest, 'signingName' | 'principal' | 'region'>;
export type HttpReply = AwsReply;
export type HttpHandler = (request: HttpRequest) => Promise<HttpReply>;

/** Largest body that is read; the real services accept less. */
const maxBodyBytes = 10 * 1024 * 1024;

/** A node request whose body has been read. */
export function requestOf(incoming: IncomingMessage, body: Buffer): HttpRequest {
  const url = incoming.url ?? '/';
  const queryStart = url.indexOf('?');
  return {
    method: incoming.method ?? 'GET',
    path: queryStart < 0 ? url : url.slice(0, queryStart),
    query: new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart + 1)),
    // Only `Set-Cookie` is a list, and requests never have it.
    headers: dictionary(Object.entries(incoming.headers as Record<string, string>)),
    body,
  };
}

/** Reads a node request; rejects when the body is larger than 10 MB. */
async function readRequest(incoming: IncomingMessage): Promise<HttpRequest> {
  const body = await readBody(incoming, maxBodyBytes);
  if (!body) throw new RangeError('The request body is larger than 10 MB.');
  return requestOf(incoming, body);
}

/** Sends a reply and ends the response. */
export function writeReply(response: ServerResponse, reply: HttpReply): void {
  response.writeHead(reply.status, reply.headers);
  if (reply.body instanceof Readable) reply.body.pipe(response);
  else response.end(reply.body);
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): HttpReply => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(value),
});

/** 303: the browser fetches the target with GET. */
export const seeOther = (location: string): HttpReply => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
});

export const formOf = (request: HttpRequest): URLSearchParams => new URLSearchParams(request.body.toString('utf8'));

export const isForm = (request: HttpRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

/** Parses the JSON object in a body; undefined for anything else. An empty body is an empty object. */
export function jsonOf(request: HttpRequest): Record<string, unknown> | undefined {
  try {
    const value = request.body.length === 0 ? dictionary() : parseJson(request.body.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Serves a handler to programs on a free loopback port. An error of the handler becomes `onError`'s reply. */
export async function listen(
  handler: HttpHandler,
  onError: (error: unknown) => HttpReply,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server: Server = createServer(async (incoming, response) => {
    if (rejectBrowser(incoming, response)) return;
    try {
      writeReply(response, await handler(await readRequest(incoming)));
    } catch (error) {
      writeReply(response, onError(error));
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves a handler as pages on the platform's port. Errors are logged and become a 500. */
export const toPages =
  (handler: HttpHandler): Pages =>
  async (incoming, response) => {
    try {
      writeReply(response, await handler(await readRequest(incoming)));
    } catch (error) {
      console.error(`${incoming.method} ${incoming.url} failed:`, error);
      writeReply(response, { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Something went wrong.\n' });
    }
  };
