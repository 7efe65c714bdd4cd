/** The error type, from which the SDK chooses its error class. */
type ErrorType = 'invalid_request_error' | 'api_error' | 'card_error' | 'idempotency_error';

export interface ErrorDetails {
  status?: number;
  type?: ErrorType;
  code?: string;
  /** Name of the invalid parameter, e.g. `line_items[0][price]`. */
  param?: string;
}

/** An error response of Stripe. The default is an invalid request with status 400. */
export class StripeApiError extends Error {
  readonly status: number;

  constructor(
    message: string,
    private readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.status = details.status ?? 400;
  }

  body() {
    const { type = 'invalid_request_error', code, param } = this.details;
    return { error: { type, message: this.message, ...(code && { code }), ...(param && { param }) } };
  }
}

export const noSuch = (kind: string, id: string, param = 'id'): StripeApiError =>
  new StripeApiError(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });

/** Parameters that no call accepts: the call never starts, so its reply is not stored. */
export class ParamsError extends StripeApiError {}
