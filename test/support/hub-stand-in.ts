import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface HubUser {
  name: string;
  server?: { ready: boolean; pollsUntilReady: number; lastActivity: string };
}

export interface HubStandIn {
  url: string;
  /** The token that the hub accepts and the parameter store holds. */
  token: string;
  users: Map<string, HubUser>;
  /** Requests to the hub, e.g. `POST /users/learner-1/server`. */
  requests: string[];
  /** Issued tokens by user, with scopes and lifetime in seconds. */
  issuedTokens: { user: string; scopes: string[]; expiresIn: number }[];
  /** Polls until a new server is ready. */
  pollsBeforeReady: number;
  /** Status of every response, while set. */
  failureStatus?: number;
  stop: () => Promise<void>;
}

/** Starts a stand-in for the calls we make to JupyterHub (REST API 5) and for the parameter store with its token. */
export const startHubStandIn = async (): Promise<HubStandIn> => {
  const token = 'hub-token';
  const hub: HubStandIn = {
    url: '',
    token,
    users: new Map(),
    requests: [],
    issuedTokens: [],
    pollsBeforeReady: 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const view = ({ name, server: running }: HubUser) => {
    if (running && !running.ready) running.ready = running.pollsUntilReady-- <= 0;
    return {
      name,
      servers: running ? { '': { ready: running.ready, last_activity: running.lastActivity } } : {},
    };
  };
  const respond = (method: string, path: string, body: string): [status: number, body?: unknown] => {
    const [, name = '', what] = /^\/users\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const user = hub.users.get(name);
    if (path.startsWith('/users?')) {
      return [200, [...hub.users.values()].filter(({ server: running }) => running?.ready).map(view)];
    }
    if (method === 'GET') return user ? [200, view(user)] : [404];
    if (method === 'POST' && !what) {
      if (user) return [409];
      hub.users.set(name, { name });
      return [201];
    }
    if (!user) return [404];
    if (what === 'server' && method === 'POST') {
      if (user.server) return [400];
      user.server = { ready: false, pollsUntilReady: hub.pollsBeforeReady, lastActivity: new Date().toISOString() };
      return [202];
    }
    if (what === 'server') {
      delete user.server;
      return [204];
    }
    const { scopes, expires_in: expiresIn } = JSON.parse(body) as { scopes: string[]; expires_in: number };
    hub.issuedTokens.push({ user: name, scopes, expiresIn });
    return [201, { token: `t/${name}` }];
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (request.headers['x-amz-target'] === 'AmazonSSM.GetParameter') {
      response.end(JSON.stringify({ Parameter: { Name: JSON.parse(body).Name, Value: token } }));
      return;
    }
    const path = request.url?.replace(/^\/hub\/api/, '') ?? '';
    hub.requests.push(`${request.method} ${path}`);
    const isKnown = request.headers.authorization === `token ${token}`;
    const [status, responseBody] = hub.failureStatus
      ? [hub.failureStatus]
      : isKnown
        ? respond(request.method ?? '', path, body)
        : [403];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(responseBody === undefined ? undefined : JSON.stringify(responseBody));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  hub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return hub;
};
