import type { ProblemBody } from '../../contract/problem.ts';
import type { EdgeEvent, EdgeRequest, EdgeResponse } from './event.ts';
import { findLeaves } from './find-leaves.ts';
import type { PathTree } from './path-tree.ts';

/** Whether a method of a path needs a token: 1 if so, else 0. */
export type Methods = Record<string, 0 | 1>;

/** Set while bundling, from the contract. */
declare const ROUTES: PathTree<Methods>;
/** Addresses outside `/api`, with the ones they stand for. */
declare const ALIASES: Record<string, string>;
/** Bytes of the largest body that any operation takes. */
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

/** Whether the request carries what looks like a living access token. Its signature is checked by the gateway. */
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

/** The gateway routes by the decoded path, so an encoded slash would make another path of it, and it refuses what cannot be decoded. */
const isRoutable = (uri: string): boolean => {
  try {
    decodeURIComponent(uri);
  } catch {
    return false;
  }
  return !/%2f/i.test(uri);
};

/** Whether the request announces a body that nothing here takes. One that announces no length is left to the gateway. */
const isTooLarge = (request: EdgeRequest): boolean => {
  const length = request.headers['content-length'];
  return length !== undefined && Number(length.value) > MAX_BODY_BYTES;
};

/** Methods of all patterns that fit; where two name the same method, the first, most literal one decides. */
const mergeMethods = (found: Methods[]): Methods => {
  const methods: Methods = {};
  for (let index = found.length - 1; index >= 0; index -= 1) Object.assign(methods, found[index]);
  return methods;
};

/**
 * Front door of `/api/*` and of its aliases: `/api/api/x` is `/api/x`, and what no function would get is refused here, in the form of
 * RFC 9457, because an HTTP API cannot shape its own refusals. Runs in CloudFront before every request.
 */
export function handler(event: EdgeEvent): EdgeRequest | EdgeResponse {
  const request = event.request;
  if (request.uri.indexOf('/api/api/') === 0) request.uri = request.uri.slice(4);
  request.uri = ALIASES[request.uri] || request.uri;
  // The only place that can know it. Whatever the viewer sent under this name is replaced.
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
