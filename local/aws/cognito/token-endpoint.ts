import { dictionary } from '#local/dictionary.ts';
import type { HttpReply, HttpRequest } from '#local/http.ts';
import { formOf, json } from '#local/http.ts';
import type { AuthorizationCodes } from './authorization.ts';
import type { TokenKeys } from './keys.ts';
import { newSession } from './tokens.ts';
import type { Users } from './users.ts';

const invalid = (error: string) => json(400, { error });

const tokenReply = (tokens: { AccessToken: string; IdToken: string; RefreshToken?: string; ExpiresIn: number }) =>
  json(200, {
    id_token: tokens.IdToken,
    access_token: tokens.AccessToken,
    ...(tokens.RefreshToken && { refresh_token: tokens.RefreshToken }),
    expires_in: tokens.ExpiresIn,
    token_type: 'Bearer',
  });

/** `POST /oauth2/token`: exchanges a code or a refresh token for tokens. */
export async function exchangeToken(request: HttpRequest, users: Users, codes: AuthorizationCodes): Promise<HttpReply> {
  const form = formOf(request);
  const poolContext = await users.poolContext(form.get('client_id') ?? '').catch(() => undefined);
  if (!poolContext) return invalid('invalid_client');
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const grant = codes.redeem(form);
      const user = grant && (await users.find(poolContext.pool, grant.username));
      if (!grant || !user) return invalid('invalid_grant');
      const { scope, nonce } = grant.request;
      return tokenReply(await users.signIn(poolContext, user, newSession(scope), nonce));
    }
    case 'refresh_token':
      return users
        .refresh(poolContext, form.get('refresh_token') ?? '')
        .then(tokenReply, () => invalid('invalid_grant'));
    default:
      return invalid('unsupported_grant_type');
  }
}

/** `POST /oauth2/revoke`: revokes a refresh token. */
export async function revokeToken(request: HttpRequest, users: Users): Promise<HttpReply> {
  const form = formOf(request);
  const poolContext = await users.poolContext(form.get('client_id') ?? '').catch(() => undefined);
  if (!poolContext) return invalid('invalid_client');
  await users.revoke(poolContext, form.get('token') ?? '');
  return { status: 200, headers: { 'content-length': '0' } };
}

/** `GET /oauth2/userInfo`: returns the attributes of a user whose access token has the scope `openid`. */
export async function describeUser(request: HttpRequest, users: Users, keys: TokenKeys): Promise<HttpReply> {
  const unauthorized = () =>
    json(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer error="invalid_token"' });
  const claims = keys.verify((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
  if (claims?.token_use !== 'access' || !String(claims.scope).split(' ').includes('openid')) return unauthorized();
  const poolContext = await users.poolContext(String(claims.client_id)).catch(() => undefined);
  const user = poolContext && (await users.find(poolContext.pool, String(claims.username)));
  if (!user) return unauthorized();
  const attributes = user.Attributes.map(({ Name, Value }) => [Name, Value] as const);
  return json(200, dictionary([...attributes, ['username', user.Username]]));
}
