import { randomBytes } from 'node:crypto';
import { FunctionFailure } from '#local/functions/failure.ts';
import type { Fleet } from '#local/functions/fleet.ts';
import type { FunctionDescription } from '#local/functions/function-description.ts';
import type { EdgeRequest, EdgeResponse, Origin } from '../origin.ts';
import type { GatewayRequest } from './access-log.ts';
import type { Authorizer } from './authorizer.ts';
import { httpEvent } from './event.ts';
import { gatewayError, toEdgeResponse } from './response.ts';
import { RouteTable } from './route-table.ts';

/** HTTP API quotas: largest request body in bytes, and longest wait for a function. */
const maxBodyBytes = 10 * 1024 * 1024;
const integrationTimeoutMs = 30_000;

/** A route with its integration and authorizer. */
export interface Route {
  key: string;
  function: FunctionDescription;
  authorizer?: Authorizer;
  scopes: readonly string[];
}

export interface HttpApiOptions {
  apiId: string;
  domainName: string;
  routes: readonly Route[];
  fleet: Fleet;
  /** Takes a request to a route; false when the stage throttles it. */
  admits(routeKey: string): boolean;
  /** Called after each response. */
  onResponse(request: GatewayRequest): void;
  now(): Date;
}

/** What the gateway learns about a request while it handles it. */
type Outcome = Pick<GatewayRequest, 'routeKey' | 'integrationError' | 'authorizerError'>;

const withTimeout = async <Value>(work: Promise<Value>): Promise<Value | 'timeout'> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), integrationTimeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Decodes a path once, as an HTTP API routes and reports it; undefined when an escape is malformed. */
const decodedPath = (path: string): string | undefined => {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Returns an id as HTTP APIs have them, such as `JKJaXmPLvHcESHA=`. */
const newRequestId = (): string => randomBytes(11).toString('base64');

/** An HTTP API with its $default stage: matches the route, throttles, verifies the token, invokes the function. */
export const createHttpApi = (options: HttpApiOptions): Origin => {
  const { apiId, domainName, routes, fleet, admits, onResponse, now } = options;
  const table = new RouteTable<Route>();
  for (const route of routes) table.add(route.key, route);

  const call = async (route: Route, event: string, outcome: Outcome): Promise<EdgeResponse> => {
    try {
      const result = await withTimeout(fleet.invoke(route.function, event));
      return result === 'timeout' ? gatewayError(503, 'Service Unavailable') : toEdgeResponse(result);
    } catch (error) {
      if (!(error instanceof FunctionFailure)) throw error;
      outcome.integrationError = error.kind;
      if (error.kind === 'stopped' || error.kind === 'throttled') return gatewayError(503, 'Service Unavailable');
      if (error.kind === 'event-too-large') return gatewayError(413, 'Request Entity Too Large');
      return gatewayError(500, 'Internal Server Error');
    }
  };

  const respond = async (request: EdgeRequest, requestId: string, outcome: Outcome): Promise<EdgeResponse> => {
    if (request.body.length > maxBodyBytes) return gatewayError(413, 'Request Entity Too Large');
    const path = decodedPath(request.path);
    if (path === undefined) return gatewayError(400, 'Bad Request');
    const match = table.find(request.method, path);
    if (!match) return gatewayError(404, 'Not Found');
    const { route, parameters: pathParameters } = match;
    outcome.routeKey = route.key;
    if (!admits(route.key)) return gatewayError(429, 'Too Many Requests');
    const jwt = await route.authorizer?.authorize(request.headers.authorization, route.scopes);
    if (jwt === 'forbidden') return gatewayError(403, 'Forbidden');
    if (route.authorizer && !jwt) {
      outcome.authorizerError = 'Unauthorized';
      return gatewayError(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
    }
    const details = { apiId, domainName, requestId, routeKey: route.key, path, pathParameters, now: now(), jwt };
    return call(route, JSON.stringify(httpEvent(request, details)), outcome);
  };

  return {
    fetch: async (request) => {
      const requestId = newRequestId();
      const outcome: Outcome = { routeKey: undefined, integrationError: undefined, authorizerError: undefined };
      const time = now();
      const startedAt = performance.now();
      const response = await respond(request, requestId, outcome);
      const bytes = Buffer.byteLength((response.body as string | Buffer | undefined) ?? '');
      const milliseconds = performance.now() - startedAt;
      onResponse({ ...outcome, requestId, time, status: response.status, milliseconds, bytes });
      return { ...response, headers: { ...response.headers, 'apigw-requestid': requestId } };
    },
  };
};
