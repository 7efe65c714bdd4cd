/**
 * Every problem an operation can return. The code is stable and machine-readable and determines status and title.
 * Bodies are `application/problem+json` (RFC 9457).
 */
export const problemKinds = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'not-signed-in': { status: 401, title: 'Log in to continue' },
  'not-enrolled': { status: 403, title: 'You are not enrolled in this course' },
  'payment-required': { status: 403, title: 'Buy this course to open it' },
  'lecture-locked': { status: 403, title: 'This lesson is not open yet' },
  'email-not-verified': { status: 403, title: 'Confirm your email address first' },
  'email-mismatch': { status: 403, title: 'This subscription belongs to another email address' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'not-complete': { status: 409, title: 'The course is not finished yet' },
  'name-required': { status: 409, title: 'Add the name for your certificate first' },
  'already-premium': { status: 409, title: 'You already have premium access' },
  'already-paid': { status: 409, title: 'This course is already paid for' },
  'payment-pending': { status: 409, title: 'Your payment for this course is being processed' },
  'price-missing': { status: 409, title: 'This course has no price' },
  'email-not-configured': { status: 409, title: 'Email is not configured on this site' },
  'no-attempts-left': { status: 409, title: 'No attempts left for this quiz' },
  'attempt-too-early': { status: 409, title: 'This quiz cannot be tried again yet' },
  'attempt-not-started': { status: 409, title: 'This attempt has not been started' },
  'attempt-conflict': { status: 409, title: 'This attempt was already submitted with other answers' },
  'submission-conflict': { status: 409, title: 'This assignment was already submitted with other content' },
  'subscribe-instead': { status: 409, title: 'This course comes by email: subscribe to it instead' },
  'notebook-changed': { status: 409, title: 'This notebook has been changed elsewhere' },
  'too-many-items': { status: 409, title: 'You have reached the limit for saved items' },
  'too-large': { status: 413, title: 'The request is too large' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
} as const;

export type ProblemCode = keyof typeof problemKinds;

/** An invalid field: `path` is dotted (`body.answers.q1`), `message` is shown to people. */
export interface FieldError {
  path: string;
  message: string;
}

/** Body of every failed call (RFC 9457), plus `code` and, for invalid input, the invalid fields. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ProblemCode;
  errors?: FieldError[];
  /** Repeats `detail`; only in the upgrade call, whose client reads `error` (docs/product.md#calls). */
  error?: string;
}

interface ProblemOptions {
  errors?: FieldError[];
  /** Seconds to wait, sent as `Retry-After` (RFC 9110). */
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown by server code to reject a call; the endpoint wrapper converts it to a response. */
export class Problem extends Error {
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ProblemCode,
    detail: string = problemKinds[code].title,
    options: ProblemOptions = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'Problem';
    this.status = problemKinds[code].status;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
  }

  toBody(): ProblemBody {
    return {
      type: `/api/reference#problem-${this.code}`,
      title: problemKinds[this.code].title,
      status: this.status,
      detail: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
    };
  }
}
