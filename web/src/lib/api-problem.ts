import type { FieldError, ProblemCode } from '#contract/problem.ts';

/**
 * `offline`: no response. `timeout`: no response in time. `unknown`: a response without a known code. `invalid-answer`:
 * a success whose body is not a JSON object or list; its status is 502, as for a gateway.
 */
export type ClientProblemCode = ProblemCode | 'offline' | 'timeout' | 'unknown' | 'invalid-answer';

interface ProblemDetails {
  /** HTTP status; 0 without a response. */
  status: number;
  code: ClientProblemCode;
  errors?: FieldError[] | undefined;
  /** Seconds to wait, from the server's `Retry-After`. */
  retryAfter?: number | undefined;
  /** Id of the request in the logs; absent without a response. */
  requestId?: string | undefined;
}

/** Thrown by every failed call. `message` may be shown. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ClientProblemCode;
  readonly errors: FieldError[];
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, details: ProblemDetails) {
    super(message);
    this.name = 'ApiProblem';
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
  }

  /** Returns the message of one field, by the last part of its path, e.g. `email` for `body.email`. */
  fieldError(name: string): string | undefined {
    return this.errors.find(({ path }) => path === name || path.endsWith(`.${name}`))?.message;
  }
}

const codeByStatus: Record<number, ProblemCode> = {
  401: 'not-signed-in',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many-requests',
  500: 'internal',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

interface ErrorBody {
  detail?: string;
  title?: string;
  code?: ProblemCode;
  errors?: FieldError[];
  /** Set by API Gateway's own errors. */
  message?: string;
}

/** Returns the id of a request in the logs: the gateway's or, for the assistant, its function's. */
export const requestIdOf = ({ headers }: Response): string | undefined =>
  headers.get('apigw-requestid') ?? headers.get('x-amzn-requestid') ?? undefined;

/** Parses a failed response: problem+json, the gateway's `{ message }`, or anything else. */
export const toApiProblem = async (response: Response): Promise<ApiProblem> => {
  const body = (await response.json().catch(() => ({}))) as ErrorBody;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiProblem(body.detail ?? body.title ?? body.message ?? 'Something went wrong on our side.', {
    status: response.status,
    code: body.code ?? codeByStatus[response.status] ?? 'unknown',
    errors: body.errors,
    ...(retryAfter > 0 && { retryAfter }),
    requestId: requestIdOf(response),
  });
};
