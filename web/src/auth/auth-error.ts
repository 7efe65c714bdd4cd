/**
 * Codes of failed sign-ins and token requests (docs/product.md#errors). Two more are ours: the login page does not
 * open, and the login service cannot be reached.
 */
export type AuthErrorCode =
  | 'login_failed'
  | 'login_not_opened'
  | 'token_failed'
  | 'missing_refresh_token'
  | 'mfa_required'
  | 'state_mismatch'
  | 'missing_transaction'
  | 'login_required'
  | 'unreachable'
  | 'timeout';

const messagesByCode: Record<AuthErrorCode, string> = {
  login_failed: 'Login failed. Please try again.',
  login_not_opened: 'The login page did not open in time. Check your connection and try again.',
  token_failed: 'Get access token failed. Please check your connection and try again.',
  missing_refresh_token: 'Your session cannot be renewed. Please log in again.',
  mfa_required: 'Your account requires a second step. Please log in again to complete it.',
  state_mismatch: 'Invalid state. This login was started elsewhere or too long ago. Please log in again.',
  missing_transaction: 'This login was not started in this window. Please log in again.',
  login_required: 'Your session has ended. Please log in again.',
  unreachable: 'We can’t reach the login service. You are still logged in; please try again.',
  timeout: 'The login service took too long to respond. Please try again.',
};

/** A failed sign-in or token request; `message` may be shown. */
export class AuthError extends Error {
  constructor(
    readonly code: AuthErrorCode,
    cause?: unknown,
  ) {
    super(messagesByCode[code], { cause });
    this.name = 'AuthError';
  }
}

const errorPatterns: readonly [RegExp, AuthErrorCode][] = [
  [/validating the state|invalid state/i, 'state_mismatch'],
  [/refresh token|RefreshTokenReuse/i, 'missing_refresh_token'],
  [/mfa|multi-?factor/i, 'mfa_required'],
  [/NotAuthorized|login_required|UserNotFound|TokenRevoked/i, 'login_required'],
  [/time-?out|timed out/i, 'timeout'],
];

/** Converts a failure of the sign-in library; unknown ones get `fallbackCode`. */
export const toAuthError = (cause: unknown, fallbackCode: AuthErrorCode): AuthError => {
  if (cause instanceof AuthError) return cause;
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  return new AuthError(errorPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? fallbackCode, cause);
};
