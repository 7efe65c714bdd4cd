import { randomBytes, randomUUID } from 'node:crypto';
import { type BodyOf, contract, type OperationName, type OutputOf, type ParamsOf } from '#contract/index.ts';
import type { ProblemBody } from '#contract/problem.ts';

/** URL of the platform that `npm test` has started. */
export const platformUrl = (): string => {
  const url = process.env.PLATFORM_URL;
  if (!url) throw new Error('No platform is running: use `npm test`, which starts one.');
  return url;
};

/**
 * Returns an IP address of the documentation range (RFC 3849), because public calls are limited by IP address. Each is
 * in a network of its own among 2^32, so that no two tests share one.
 */
export const newIpAddress = (): string => {
  const network = randomBytes(4).toString('hex');
  return `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1`;
};

/** Calls of each test file come from their own IP address, so that no file uses up another's limits. */
const ownIpAddress = newIpAddress();

/** Input of a call. Path parameters are not validated, so that tests can send invalid ones. */
export interface CallInput {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface ApiResponse<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** Path of an operation with its parameters, percent-encoded. */
export const operationPath = (name: OperationName, params: Record<string, string | number> = {}): string =>
  `/api${contract[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))}`;

/** Sends one call over HTTP, as the browser does, and returns the response whatever its status. */
export const send = async <Body = unknown>(name: OperationName, input: CallInput = {}): Promise<ApiResponse<Body>> => {
  const url = new URL(operationPath(name, input.params), platformUrl());
  for (const [key, value] of Object.entries(input.query ?? {})) url.searchParams.set(key, value);
  const isJson = input.body !== undefined && typeof input.body !== 'string' && !(input.body instanceof FormData);
  const response = await fetch(url, {
    method: contract[name].method,
    headers: {
      'x-local-viewer-address': ownIpAddress,
      ...(input.token && { authorization: `Bearer ${input.token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...input.headers,
    },
    ...(input.body !== undefined && { body: isJson ? JSON.stringify(input.body) : (input.body as string | FormData) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: response.headers,
    body: (type.includes('json') ? JSON.parse(text) : text) as Body,
  };
};

/** Sends a JSON request to the console of the local cloud. */
export const consoleCall = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
  const response = await fetch(new URL(`/_local/${path}`, platformUrl()), {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} /_local/${path} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
};

type TypedInput<Name extends OperationName> = Omit<CallInput, 'params' | 'body' | 'token'> & {
  params?: ParamsOf<Name>;
  body?: BodyOf<Name>;
};

/** A learner with an account that no other test uses. */
export interface Learner {
  email: string;
  token: string;
  /** Calls an operation as this learner. Throws when it is refused. */
  call<Name extends OperationName>(name: Name, input?: TypedInput<Name>): Promise<OutputOf<Name>>;
  /** Calls an operation as this learner and returns the response whatever its status. */
  attempt(name: OperationName, input?: CallInput): Promise<ApiResponse<ProblemBody>>;
}

/** Creates a learner with a verified email address. */
export const newLearner = async (email = `learner-${randomUUID()}@example.com`): Promise<Learner> => {
  const { token } = await consoleCall<{ token: string }>('POST', 'token', { email });
  const attempt = (name: OperationName, input: CallInput = {}) => send<ProblemBody>(name, { ...input, token });
  return {
    email,
    token,
    attempt,
    call: async (name, input) => {
      const result = await attempt(name, input as CallInput);
      if (result.status !== 200)
        throw new Error(`${name} responded with ${result.status}: ${JSON.stringify(result.body)}`);
      return result.body as never;
    },
  };
};
