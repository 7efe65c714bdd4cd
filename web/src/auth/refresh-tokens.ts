import { decodeJWT } from 'aws-amplify/auth';
import type { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ApiProblem } from '../lib/api-problem.ts';
import { fetchWithTimeout } from '../lib/fetch-with-timeout.ts';
import { withRetries } from '../lib/retry.ts';
import { AuthError } from './auth-error.ts';

type Refresher = Parameters<(typeof cognitoUserPoolsTokenProvider)['tokenOrchestrator']['setTokenRefresher']>[0];
type Tokens = Awaited<ReturnType<Refresher>>;

/** Timeout of one token request (docs/product.md#constants). */
const tokenTimeoutMs = 10_000;

interface RefreshResponse {
  AuthenticationResult?: { AccessToken: string; IdToken: string; RefreshToken?: string };
  /** Error name, after a `#` when it is qualified. */
  __type?: string;
  message?: string;
}

/**
 * Sends one token request.
 * @throws ApiProblem when a retry may help, else an Error with Cognito's error name.
 */
const requestTokens = async (endpoint: string, clientId: string, refreshToken: string) => {
  const response = await fetchWithTimeout(
    endpoint,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
      },
      body: JSON.stringify({ ClientId: clientId, RefreshToken: refreshToken }),
      cache: 'no-store',
    },
    tokenTimeoutMs,
  );
  const body = (await response.json().catch(() => ({}))) as RefreshResponse;
  if (response.ok && body.AuthenticationResult) return body.AuthenticationResult;
  const name = body.__type?.split('#').pop() ?? '';
  if (response.ok || response.status >= 500 || /TooManyRequests|Throttl/.test(name)) {
    throw new ApiProblem(`The login service responded with ${response.status}.`, { status: 503, code: 'unavailable' });
  }
  throw Object.assign(new Error(body.message), { name: name || 'UnknownTokenError' });
};

const refreshTokens = async (endpoint: string, { tokens, authConfig, username }: Parameters<Refresher>[0]) => {
  if (!tokens.refreshToken) throw new AuthError('missing_refresh_token');
  const clientId = authConfig?.Cognito?.userPoolClientId ?? '';
  const { refreshToken } = tokens;
  const result = await withRetries(() => requestTokens(endpoint, clientId, refreshToken)).catch((cause: unknown) => {
    if (!(cause instanceof ApiProblem)) throw cause;
    throw new AuthError(cause.code === 'timeout' ? 'timeout' : 'token_failed', cause);
  });
  const accessToken = decodeJWT(result.AccessToken);
  return {
    username,
    accessToken,
    idToken: decodeJWT(result.IdToken),
    refreshToken: result.RefreshToken ?? refreshToken,
    clockDrift: (accessToken.payload.iat ?? 0) * 1000 - Date.now(),
  };
};

/**
 * Creates a token refresher for the sign-in library, at a user pool's `endpoint`: three attempts of 10 s each, one
 * renewal at a time. The library's own never times out, and later attempts join the pending one.
 */
export const tokenRefresher = (endpoint: string): Refresher => {
  let pendingRefresh: Promise<Tokens> | undefined;
  return (input) => {
    pendingRefresh ??= refreshTokens(endpoint, input).finally(() => {
      pendingRefresh = undefined;
    });
    return pendingRefresh;
  };
};
