import { createHash } from 'node:crypto';
import type { LocalIdentity } from './user-pool.ts';

const verifier = 'a-verifier-that-only-this-browser-knows-0123456789';

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
}

/** Goes through the hosted pages as a browser does. */
export function hostedLoginClient({ url, clientId }: LocalIdentity) {
  const base = `${url}/_local/cognito`;
  const request = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${url}/back`,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'where-I-was',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    });

  /** Exchanges the returned code for tokens, as the application does. */
  const exchange = (returned: Response, changes: Record<string, string> = {}) =>
    fetch(`${base}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: `${url}/back`,
        code: new URL(returned.headers.get('location') ?? '').searchParams.get('code') ?? '',
        code_verifier: verifier,
        ...changes,
      }),
    });

  return {
    exchange,
    tokens: async (returned: Response) => (await (await exchange(returned)).json()) as Tokens,
    open: (path: string, changes: Record<string, string> = {}) =>
      fetch(`${base}/${path}?${request(changes)}`, { redirect: 'manual' }),
    /** Submits the form of a page. */
    submit: (path: string, form: Record<string, string>, changes: Record<string, string> = {}) =>
      fetch(`${base}/${path}?${request(changes)}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      }),
    refresh: (refresh_token: string) =>
      fetch(`${base}/oauth2/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId, refresh_token }),
      }),
    /** Calls the JSON API as Amplify does. */
    call: (target: string, body: object) =>
      fetch(base, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
        },
        body: JSON.stringify(body),
      }),
  };
}

export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
