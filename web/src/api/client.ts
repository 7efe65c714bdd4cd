import type { BodyOf, Contract, OperationName, OutputOf, ParamsOf, QueryOf } from '#contract/index.ts';
import { getAccessToken, hasSession } from '../auth/account.ts';
import { getCachedToken } from '../auth/cached-token.ts';
import { ApiProblem, toApiProblem } from '../lib/api-problem.ts';
import { fetchWithTimeout } from '../lib/fetch-with-timeout.ts';
import { withRetries } from '../lib/retry.ts';
import { takeEarlyResponse } from './early-responses.ts';
import { operationRow } from './operation-table.ts';

type RequiredPart<Name extends string, Value> = keyof Value extends never
  ? { [N in Name]?: never }
  : { [N in Name]: Value };
type QueryPart<Value> = keyof Value extends never ? { query?: never } : { query?: Value };
type BodyPart<Name extends OperationName> = Contract[Name] extends { body: 'multipart' }
  ? { body: FormData }
  : Contract[Name] extends { body: 'raw' }
    ? { body?: string }
    : undefined extends BodyOf<Name>
      ? { body?: BodyOf<Name> }
      : { body: BodyOf<Name> };

/** Input of an operation: path parameters, query and body, as declared by the contract. */
export type CallInput<Name extends OperationName> = RequiredPart<'params', ParamsOf<Name>> &
  QueryPart<QueryOf<Name>> &
  BodyPart<Name>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Timeout of one attempt in milliseconds; 15 s by default. */
  timeoutMs?: number;
  /** Lets the request outlive the page, e.g. for the last save when a tab closes. */
  keepalive?: boolean;
  /** Sends the request instead of `fetch`, e.g. to report the progress of an upload. */
  transport?: typeof fetchWithTimeout;
}

interface UntypedInput {
  params?: Record<string, string | number>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

const requestUrl = (path: string, { params = {}, query = {} }: UntypedInput) => {
  const resolvedPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return `/api${resolvedPath}${search.size > 0 ? `?${search}` : ''}`;
};

type OperationRow = Awaited<ReturnType<typeof operationRow>>;

const tokenFor = async (name: OperationName, access: OperationRow[2], forceRefresh: boolean) => {
  if (access === 'public') return undefined;
  if (hasSession()) return getAccessToken({ forceRefresh });
  if (access === 'learner') console.warn(`${name} requires a login and is called without one.`);
  return undefined;
};

const send = ([method, path]: OperationRow, input: UntypedInput, options: CallOptions, token: string | undefined) => {
  const { body } = input;
  const isJson = body !== undefined && !(body instanceof FormData) && typeof body !== 'string';
  return (options.transport ?? fetchWithTimeout)(
    requestUrl(path, input),
    {
      method,
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
      ...(options.keepalive && { keepalive: true }),
    },
    options.timeoutMs ?? 15_000,
    options.signal,
  );
};

/**
 * Calls an operation and returns the raw response, for bodies that are not JSON (the assistant's stream). Renews a
 * rejected token once.
 * @throws ApiProblem when the response is not a success.
 */
export const callForResponse = async <Name extends OperationName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<Response> => {
  const operation = operationRow(name);
  const row = operation instanceof Promise ? await operation : operation;
  const attempt = async () => {
    const token = (options.keepalive && getCachedToken()) || (await tokenFor(name, row[2], false));
    const early = row[0] === 'GET' && (await takeEarlyResponse(requestUrl(row[1], input as UntypedInput), token));
    let response = early || (await send(row, input as UntypedInput, options, token));
    if (response.status === 401 && token) {
      response = await send(row, input as UntypedInput, options, await tokenFor(name, row[2], true));
    }
    if (!response.ok) throw await toApiProblem(response);
    return response;
  };
  return row[0] === 'GET' ? withRetries(attempt, options.signal) : attempt();
};

/**
 * Calls an operation of the contract by name; the name types parameters, body and result. Sends the access token when
 * the operation accepts one and the visitor is signed in. Tries reads up to three times.
 * @throws ApiProblem when the call is rejected or gets no response.
 */
export const call = async <Name extends OperationName>(
  name: Name,
  ...[input, options]: Record<never, never> extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: CallOptions]
    : [input: CallInput<Name>, options?: CallOptions]
): Promise<OutputOf<Name>> => {
  const response = await callForResponse(name, (input ?? {}) as CallInput<Name>, options);
  const result: unknown = await response.json().catch(() => null);
  if (typeof result !== 'object' || result === null) {
    throw new ApiProblem('The server’s response could not be read.', { status: 502, code: 'invalid-answer' });
  }
  return result as OutputOf<Name>;
};
