/** The type of an error, by which the SDK chooses its class. */
type ErrorType = 'invalid_request_error' | 'api_error' | 'card_error' | 'idempotency_error';

export interface ErrorDetails {
  status?: number;
  type?: ErrorType;
  code?: string;
  /** Name of the parameter that is to blame, e.g. `line_items[0][price]`. */
  param?: string;
}

/** An error as Stripe answers it. Without details it is an invalid request: 400. */
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

/** Parameters that no call would take: the call never began, so nothing is remembered of it. */
export class ParamsError extends StripeApiError {}
