import { createHash, randomBytes } from 'node:crypto';
import type { UserPoolContext, Users } from './users.ts';

/** What an application asks for when it sends a person to the hosted pages, once it has been checked. */
export interface OAuthRequest {
  poolContext: UserPoolContext;
  redirectUri: string;
  /** Space-separated. */
  scope: string;
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  /** The address to start with; empty when the application names none. */
  loginHint: string;
}

/**
 * `refused`: the person must not be sent back, because the address to send them to is not to be trusted.
 * `redirect`: the application made a mistake and is told so.
 */
export type OAuthCheck =
  | { kind: 'good'; request: OAuthRequest }
  | { kind: 'refused'; reason: string }
  | { kind: 'redirect'; location: string };

function withQuery(baseUrl: string, query: Record<string, string | undefined>): string {
  const url = new URL(baseUrl);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** Checks a request for authorization (RFC 6749 section 4.1.1, RFC 7636 section 4.3). */
export async function checkAuthorization(query: URLSearchParams, users: Users): Promise<OAuthCheck> {
  const poolContext = await users.poolContext(query.get('client_id') ?? '').catch(() => undefined);
  if (!poolContext) return { kind: 'refused', reason: 'The application is not known here.' };
  const redirectUri = query.get('redirect_uri') ?? poolContext.client.DefaultRedirectURI ?? '';
  if (!poolContext.client.CallbackURLs?.includes(redirectUri)) {
    return { kind: 'refused', reason: `The application may not return to ${redirectUri || 'nowhere'}.` };
  }
  const state = query.get('state') ?? undefined;
  const redirectError = (error: string, error_description: string): OAuthCheck => ({
    kind: 'redirect',
    location: withQuery(redirectUri, { error, error_description, state }),
  });
  if (query.get('response_type') !== 'code' || !poolContext.client.AllowedOAuthFlows?.includes('code')) {
    return redirectError('unsupported_response_type', 'Only response_type=code is allowed.');
  }
  const allowed = poolContext.client.AllowedOAuthScopes ?? [];
  const scope = query.get('scope') ?? allowed.join(' ');
  if (!scope.split(' ').every((name) => allowed.includes(name))) {
    return redirectError('invalid_scope', 'A scope is not allowed for this client.');
  }
  const codeChallenge = query.get('code_challenge') ?? undefined;
  if (codeChallenge !== undefined && query.get('code_challenge_method') !== 'S256') {
    return redirectError('invalid_request', 'code_challenge_method has to be S256.');
  }
  const [loginHint, nonce] = [query.get('login_hint') ?? '', query.get('nonce') ?? undefined];
  return { kind: 'good', request: { poolContext, redirectUri, scope, state, nonce, codeChallenge, loginHint } };
}

interface Grant {
  request: OAuthRequest;
  username: string;
  expiresAt: number;
}

/** Codes that a person carries back to the application, each good once and for a minute. They die with the process. */
export interface AuthorizationCodes {
  /** Address, with a new code, that sends the person back signed in. */
  redirectUrl(request: OAuthRequest, username: string): string;
  /** The grant of a code; undefined when the code, the client, the address or the PKCE verifier is not the right one. */
  redeem(form: URLSearchParams): Grant | undefined;
}

const codeTtlMs = 60_000;

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

export function createAuthorizationCodes(): AuthorizationCodes {
  const grants = new Map<string, Grant>();
  return {
    redirectUrl(request, username) {
      for (const [code, { expiresAt }] of grants) if (expiresAt < Date.now()) grants.delete(code);
      const code = randomBytes(24).toString('base64url');
      grants.set(code, { request, username, expiresAt: Date.now() + codeTtlMs });
      return withQuery(request.redirectUri, { code, state: request.state });
    },
    redeem(form) {
      const code = form.get('code') ?? '';
      const grant = grants.get(code);
      grants.delete(code);
      if (!grant || grant.expiresAt < Date.now()) return undefined;
      const { poolContext, redirectUri, codeChallenge } = grant.request;
      const verifier = form.get('code_verifier') ?? undefined;
      const isProven =
        codeChallenge === undefined ? verifier === undefined : challengeOf(verifier ?? '') === codeChallenge;
      const isSameClient =
        form.get('client_id') === poolContext.client.ClientId && form.get('redirect_uri') === redirectUri;
      return isProven && isSameClient ? grant : undefined;
    },
  };
}
