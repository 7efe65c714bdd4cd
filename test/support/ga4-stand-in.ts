import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to Google Analytics. */
export interface Ga4Request {
  path: string;
  query: Record<string, string>;
  headers: Record<string, unknown>;
  body: {
    client_id: string;
    events: { name: string; params: Record<string, unknown> }[];
    [setting: string]: unknown;
  };
}

export interface Ga4StandIn {
  url: string;
  /** The API secret in the parameter store. */
  secret: string;
  requests: Ga4Request[];
  /** Status of every response; `never` sends none. */
  status: number | 'never';
  stop: () => Promise<void>;
}

/** Starts a stand-in for GA4's Measurement Protocol and for the parameter store with its secret. */
export const startGa4StandIn = async (): Promise<Ga4StandIn> => {
  const google: Ga4StandIn = {
    url: '',
    secret: 'ga4 secret/&=',
    requests: [],
    status: 204,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    if (request.headers['x-amz-target'] === 'AmazonSSM.GetParameter') {
      response.end(JSON.stringify({ Parameter: { Name: body.Name, Value: google.secret } }));
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', google.url);
    const query = Object.fromEntries(searchParams);
    google.requests.push({ path: `${request.method} ${pathname}`, query, headers: request.headers, body });
    if (google.status !== 'never') response.writeHead(google.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  google.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return google;
};
