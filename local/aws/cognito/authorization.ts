import { createHash, randomBytes } from 'node:crypto';
import type { UserPoolContext, Users } from './users.ts';

/** A checked authorization request, as an application sends it to the hosted pages. */
export interface OAuthRequest {
  poolContext: UserPoolContext;
  redirectUri: string;
  /** Space-separated. */
  scope: string;
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  /** Email address to prefill; empty when the application names none. */
  loginHint: string;
}

/**
 * `refused`: the redirect URI is not trusted, so the user stays here. `redirect`: the user returns to the application
 * with an OAuth error.
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

/** Checks an authorization request (RFC 6749 section 4.1.1, RFC 7636 section 4.3). */
export async function checkAuthorization(query: URLSearchParams, users: Users): Promise<OAuthCheck> {
  const poolContext = await users.poolContext(query.get('client_id') ?? '').catch(() => undefined);
  if (!poolContext) return { kind: 'refused', reason: 'Unknown application.' };
  const redirectUri = query.get('redirect_uri') ?? poolContext.client.DefaultRedirectURI ?? '';
  if (!poolContext.client.CallbackURLs?.includes(redirectUri)) {
    return { kind: 'refused', reason: `The application must not redirect to ${redirectUri || 'an empty URL'}.` };
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
    return redirectError('invalid_request', 'code_challenge_method must be S256.');
  }
  const [loginHint, nonce] = [query.get('login_hint') ?? '', query.get('nonce') ?? undefined];
  return { kind: 'good', request: { poolContext, redirectUri, scope, state, nonce, codeChallenge, loginHint } };
}

interface Grant {
  request: OAuthRequest;
  username: string;
  expiresAt: number;
}

/** Authorization codes: single-use, valid for a minute, held in memory. */
export interface AuthorizationCodes {
  /** Creates a code and returns the URL that sends the signed-in user back with it. */
  redirectUrl(request: OAuthRequest, username: string): string;
  /** Redeems a code. Returns undefined when the code, client, redirect URI or PKCE verifier does not match. */
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
