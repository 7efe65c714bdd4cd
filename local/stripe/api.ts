import type { HttpHandler, HttpReply, HttpRequest } from '../http.ts';
import { json } from '../http.ts';
import { expanded } from './expand.ts';
import { ParamsError, StripeApiError } from './failure.ts';
import { parseForm } from './form.ts';
import { createIdempotency } from './idempotency.ts';
import type { Route } from './route.ts';
import type { StripeStore } from './store.ts';
import { apiVersion } from './store.ts';

/** An injected server error of the next calls. */
export interface Fault {
  /** Prefix of the affected paths. */
  path: string;
  /** 500 and 503 are stored under an idempotency key, 429 is not. */
  status: 429 | 500 | 503;
  /** Remaining calls to fail. */
  times: number;
}

export interface ApiOptions {
  store: StripeStore;
  routes: readonly Route[];
  /** The only accepted key with all permissions. */
  secretKey: string;
  /** Prefixes of the paths that each restricted key may call. */
  restrictedKeys: Readonly<Record<string, readonly string[]>>;
  faults: Fault[];
  /** Called after a change has been saved. */
  onChange(): void;
}

const messages: Record<Fault['status'], string> = {
  429: 'Request rate limit exceeded.',
  500: 'An unknown error occurred.',
  503: 'Stripe is temporarily unavailable.',
};

function requireKey({ headers, path }: HttpRequest, { secretKey, restrictedKeys }: ApiOptions): void {
  const providedKey = (headers.authorization ?? '').replace(/^Bearer /, '');
  if (providedKey === secretKey) return;
  const allowedPaths = Object.hasOwn(restrictedKeys, providedKey) ? restrictedKeys[providedKey] : undefined;
  if (allowedPaths?.some((prefix) => path.startsWith(prefix))) return;
  if (allowedPaths) {
    throw new StripeApiError(
      `The provided key '${providedKey.slice(0, 8)}****' does not have the required permissions for this endpoint.`,
      { status: 403 },
    );
  }
  const message = providedKey
    ? `Invalid API Key provided: ${providedKey.slice(0, 8)}****`
    : 'You did not provide an API key.';
  throw new StripeApiError(message, { status: 401 });
}

function findRoute(routes: readonly Route[], method: string, path: string): { route: Route; id: string } {
  for (const route of routes) {
    const [head = '', tail = ''] = route.path.split(':id');
    const id = path.slice(head.length, path.length - tail.length);
    const fits = route.path.includes(':id')
      ? path.startsWith(head) && path.endsWith(tail) && /^[\w-]+$/.test(id)
      : path === route.path;
    if (route.method === method && fits) return { route, id };
  }
  throw new StripeApiError(`Unrecognized request URL (${method}: ${path}).`, { status: 404 });
}

/** Throws the fault that matches this call, if any, and counts it. */
function throwInjectedFault(faults: Fault[], path: string): void {
  const fault = faults.find((candidate) => candidate.times > 0 && path.startsWith(candidate.path));
  if (!fault) return;
  fault.times -= 1;
  const code = fault.status === 429 ? { code: 'rate_limit' } : {};
  throw new StripeApiError(messages[fault.status], { status: fault.status, type: 'api_error', ...code });
}

/** Stripe's API, version 1, limited to the given routes. */
export function createApi(options: ApiOptions): HttpHandler {
  const { store, routes, faults, onChange } = options;
  const idempotency = createIdempotency(store);

  /** Performs one call; failures become replies. `keep`: the call has started, so its reply is stored under its key. */
  function perform(request: HttpRequest, requestId: string): { reply: HttpReply; keep: boolean } {
    const { method, path, headers } = request;
    try {
      const { route, id } = findRoute(routes, method, path);
      throwInjectedFault(faults, path);
      const params = parseForm(method === 'POST' ? request.body.toString('utf8') : request.query.toString());
      const cause = { requestId, idempotencyKey: headers['idempotency-key'] ?? null };
      const object = store.withCause(cause, () => route.run(store, id, params));
      const paths = Array.isArray(params.expand) ? params.expand.map(String) : [];
      return { reply: json(200, expanded(store, object, paths)), keep: true };
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      return {
        reply: json(error.status, error.body()),
        keep: !(error instanceof ParamsError) && error.status !== 429,
      };
    }
  }

  async function change(request: HttpRequest, requestId: string): Promise<HttpReply> {
    const key = request.headers['idempotency-key'];
    const call = key === undefined ? undefined : { key, path: request.path, params: request.body.toString('utf8') };
    const stored = call && idempotency.begin(call);
    if (stored) return stored;
    try {
      const { reply, keep: shouldStore } = perform(request, requestId);
      if (call && shouldStore) idempotency.save(call, reply);
      // Saves the change and its reply together, before either is visible.
      await store.save();
      onChange();
      return reply;
    } finally {
      if (call) idempotency.end(call);
    }
  }

  async function respond(request: HttpRequest, requestId: string): Promise<HttpReply> {
    requireKey(request, options);
    return request.method === 'GET' ? perform(request, requestId).reply : change(request, requestId);
  }

  return async (request) => {
    const requestId = store.newId('req', 14);
    const reply = await respond(request, requestId).catch((error) => {
      if (error instanceof StripeApiError) return json(error.status, error.body());
      throw error;
    });
    return { ...reply, headers: { ...reply.headers, 'request-id': requestId, 'stripe-version': apiVersion } };
  };
}
