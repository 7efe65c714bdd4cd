import type { ProblemBody } from '#contract/problem.ts';
import type { EdgeEvent, EdgeRequest, EdgeResponse } from './event.ts';
import { findLeaves } from './find-leaves.ts';
import type { PathTree } from './path-tree.ts';

/** Methods of a path: 1 if the method requires a token, else 0. */
export type Methods = Record<string, 0 | 1>;

/** Set by the bundler, from the contract. */
declare const ROUTES: PathTree<Methods>;
/** Paths outside `/api`, with the paths they are aliases of. */
declare const ALIASES: Record<string, string>;
/** Bytes of the largest body that any operation accepts. */
declare const MAX_BODY_BYTES: number;
declare const NOT_FOUND: ProblemBody;
declare const METHOD_NOT_ALLOWED: ProblemBody;
declare const NOT_SIGNED_IN: ProblemBody;
declare const TOO_LARGE: ProblemBody;

const refuse = (problem: ProblemBody, header?: string, value?: string): EdgeResponse => {
  const headers: EdgeResponse['headers'] = {
    'content-type': { value: 'application/problem+json' },
    'cache-control': { value: 'no-store' },
    'x-content-type-options': { value: 'nosniff' },
  };
  if (header !== undefined && value !== undefined) headers[header] = { value };
  return { statusCode: problem.status, statusDescription: problem.title, headers, body: JSON.stringify(problem) };
};

/** Returns whether the request carries an apparently unexpired access token. The gateway verifies its signature. */
const mayBeSignedIn = (request: EdgeRequest): boolean => {
  const header = request.headers.authorization;
  const parts = /^Bearer ([\w-]+)\.([\w-]+)\.[\w-]+$/i.exec(header === undefined ? '' : header.value);
  if (parts === null) return false;
  try {
    JSON.parse(Buffer.from(parts[1] as string, 'base64url').toString());
    const claims = JSON.parse(Buffer.from(parts[2] as string, 'base64url').toString());
    return typeof claims.exp === 'number' && claims.exp * 1000 > Date.now() && claims.token_use === 'access';
  } catch {
    return false;
  }
};

/** Returns whether a path has no malformed escapes and no encoded slash, which would change the gateway's route. */
const isRoutable = (uri: string): boolean => {
  try {
    decodeURIComponent(uri);
  } catch {
    return false;
  }
  return !/%2f/i.test(uri);
};

/** Returns whether the announced body exceeds every operation's limit. The gateway handles bodies without a length. */
const isTooLarge = (request: EdgeRequest): boolean => {
  const length = request.headers['content-length'];
  return length !== undefined && Number(length.value) > MAX_BODY_BYTES;
};

/** Merges the methods of all matching patterns; the most literal pattern wins. */
const mergeMethods = (found: Methods[]): Methods => {
  const methods: Methods = {};
  for (let index = found.length - 1; index >= 0; index -= 1) Object.assign(methods, found[index]);
  return methods;
};

/**
 * Viewer-request function of `/api/*` and its aliases (`/api/api/x` is `/api/x`). Rejects requests for which no
 * function exists, as RFC 9457 problems, because an HTTP API cannot format its own errors. Runs in CloudFront before
 * every request.
 */
export function handler(event: EdgeEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  if (request.uri.indexOf('/api/api/') === 0) request.uri = request.uri.slice(4);
  request.uri = ALIASES[request.uri] || request.uri;
  // Only CloudFront knows the viewer's IP address. Overwrites whatever the viewer sent.
  request.headers['x-viewer-ip'] = { value: event.viewer.ip };

  const found = isRoutable(request.uri) ? findLeaves(ROUTES, request.uri.split('/').slice(2)) : [];
  if (found.length === 0) return refuse(NOT_FOUND);
  const methods = mergeMethods(found);
  const needsToken = Object.keys(methods).indexOf(request.method) >= 0 ? methods[request.method] : undefined;
  if (needsToken === undefined) return refuse(METHOD_NOT_ALLOWED, 'allow', Object.keys(methods).join(', '));
  if (isTooLarge(request)) return refuse(TOO_LARGE);
  if (needsToken === 1 && !mayBeSignedIn(request)) return refuse(NOT_SIGNED_IN, 'www-authenticate', 'Bearer');
  return request;
}
