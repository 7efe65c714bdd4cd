import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { dictionary } from '../dictionary.ts';
import type { HttpRequest } from '../http.ts';
import { readBody } from '../request-body.ts';
import { jsonError } from './errors.ts';
import type { AwsReply } from './service.ts';

/** Largest request body, in bytes. */
const maxBodyBytes = 8 * 1024 * 1024;

/** An endpoint for clients that speak only HTTP/2, such as that of Bedrock. */
export interface Http2Endpoint {
  url: string;
  stop(): Promise<void>;
}

const toRequest = (headers: Record<string, string>, body: Buffer): HttpRequest => {
  const { pathname, search } = new URL(headers[':path'] ?? '/', 'http://localhost');
  const fields = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return {
    method: headers[':method'] ?? 'GET',
    path: pathname,
    query: new URLSearchParams(search),
    headers: dictionary(fields),
    body,
  };
};

/**
 * Starts an HTTP/2 endpoint without TLS on a loopback port that passes every request to `dispatch`. Browsers speak
 * HTTP/2 only with TLS, so no page can reach it.
 */
export const startHttp2Endpoint = async (
  dispatch: (request: HttpRequest) => Promise<AwsReply>,
): Promise<Http2Endpoint> => {
  const respond = async (stream: ServerHttp2Stream, headers: Record<string, string>): Promise<void> => {
    const body = await readBody(stream, maxBodyBytes);
    const reply = body
      ? await dispatch(toRequest(headers, body))
      : jsonError(413, 'RequestEntityTooLarge', 'The request is too large.');
    stream.respond({ ':status': reply.status, ...reply.headers });
    if (reply.body instanceof Readable) reply.body.pipe(stream);
    else stream.end(reply.body);
  };

  const sessions = new Set<ServerHttp2Session>();
  const server: Http2Server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, headers) => {
    stream.on('error', () => undefined);
    respond(stream, headers as Record<string, string>).catch(() => stream.close());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
};
