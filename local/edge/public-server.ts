import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pages } from '../aws/service.ts';
import { rejectForeignHost } from '../request-guard.ts';
import type { Origin } from './origin.ts';
import { serveViewer } from './viewer.ts';

/** What is served on the platform's port once everything is there. */
export interface ServedContent {
  /** What the product shows. */
  origin: Origin;
  /** Pages that exist only here, by path prefix; the longest one that fits is asked. */
  pages: Readonly<Record<string, Pages>>;
}

/** The platform's one port. */
export interface PublicServer {
  /** `http://localhost:…`. */
  url: string;
  /** Starts to serve; until then every request waits for a 503. */
  serve(content: ServedContent): void;
  stop(): Promise<void>;
}

const respondStarting = (response: ServerResponse): void => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The platform is starting.\n');
};

const createDispatch = ({ origin, pages }: ServedContent) => {
  const prefixes = Object.entries(pages).sort(([a], [b]) => b.length - a.length);
  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = incoming.url ?? '/';
    for (const [prefix, serve] of prefixes) if (url.startsWith(prefix)) return serve(incoming, response);
    return serveViewer(origin, incoming, response);
  };
};

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Takes the port, 0 for any, on the loopback address only: the platform hands out tokens and mails to whoever asks.
 * Rejects with `EADDRINUSE` when another process has it.
 */
export const startPublicServer = async (port: number): Promise<PublicServer> => {
  let dispatch: ReturnType<typeof createDispatch> | undefined;
  const server = createServer((incoming, response) => {
    if (rejectForeignHost(incoming, response)) return;
    if (!dispatch) return respondStarting(response);
    dispatch(incoming, response).catch((error: NodeJS.ErrnoException) => {
      // A viewer that has gone away is no fault of anybody's.
      if (!incoming.destroyed && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
        console.error(`${incoming.method} ${incoming.url} failed:`, error);
      }
      response.destroy();
    });
  });
  server.keepAliveTimeout = 60_000;
  await listen(server, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (content) => {
      dispatch = createDispatch(content);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
