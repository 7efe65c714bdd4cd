import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pages } from '../aws/service.ts';
import { rejectForeignHost } from '../request-guard.ts';
import type { Origin } from './origin.ts';
import { serveViewer } from './viewer.ts';

/** What the platform's port serves once the cloud is ready. */
export interface ServedContent {
  /** The product itself. */
  origin: Origin;
  /** Local-only pages by path prefix; the longest matching prefix wins. */
  pages: Readonly<Record<string, Pages>>;
  /** Answers signed requests of AWS SDKs. */
  aws: Pages;
}

/** The server on the platform's public port. */
export interface PublicServer {
  /** `http://localhost:…`. */
  url: string;
  /** Starts serving; requests before that get a 503. */
  serve(content: ServedContent): void;
  stop(): Promise<void>;
}

const respondStarting = (response: ServerResponse): void => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The platform is starting.\n');
};

/** Whether an AWS SDK signed the request. Browsers cannot send such a header to another site. */
const isSigned = ({ headers }: IncomingMessage): boolean => /^AWS4-HMAC-SHA256 /.test(headers.authorization ?? '');

const createDispatch = ({ origin, pages, aws }: ServedContent) => {
  const prefixes = Object.entries(pages).sort(([a], [b]) => b.length - a.length);
  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isSigned(incoming)) return aws(incoming, response);
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
 * Binds a loopback port (0 for any free one). Loopback only, because the platform hands out tokens and emails to every
 * caller. Rejects with `EADDRINUSE` when the port is in use.
 */
export const startPublicServer = async (port: number): Promise<PublicServer> => {
  let dispatch: ReturnType<typeof createDispatch> | undefined;
  const server = createServer((incoming, response) => {
    if (rejectForeignHost(incoming, response)) return;
    if (!dispatch) return respondStarting(response);
    dispatch(incoming, response).catch((error: NodeJS.ErrnoException) => {
      // A viewer that disconnects is not an error.
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
