import { CognitoError } from 'cognito-local/lib/errors.js';
import type { Engine } from './engine.ts';
import type { TokenKeys } from './keys.ts';
import type { Client } from './resources.ts';
import type { Operation } from './sign-up.ts';
import { apiScope, newSession } from './tokens.ts';
import type { Users } from './users.ts';
import { notAuthorized } from './users.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Flows that Cognito allows a client that lists none. */
const defaultFlows = ['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH'];

function requireFlow(client: Client, flow: string): void {
  const allowed: string[] = client.ExplicitAuthFlows ?? defaultFlows;
  if (allowed.some((name) => name.replace(/^ALLOW_/, '') === flow)) return;
  throw new CognitoError('InvalidParameterException', `${flow} flow not enabled for this client`);
}

const authenticationResult = (tokens: object) => ({
  AuthenticationResult: { ...tokens, TokenType: 'Bearer' },
  ChallengeParameters: {},
});

/** Rejects an access token that is invalid, revoked or without the scope for Cognito's own API. */
export async function requireAccessToken(token: string, keys: TokenKeys, users: Users): Promise<void> {
  const claims = keys.verify(token);
  if (claims?.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (!text(claims.scope).split(' ').includes(apiScope)) {
    throw notAuthorized('Access Token does not have required scopes');
  }
  const { pool } = await users.poolContext(text(claims.client_id));
  const user = await users.find(pool, text(claims.username));
  if (Number(claims.iat) < (user?.SignedOutAt ?? 0)) throw notAuthorized('Access Token has been revoked');
}

/** The operations that sign users in and out. */
export function signInOperations(engine: Engine, users: Users, keys: TokenKeys): Record<string, Operation> {
  async function refresh(clientId: unknown, refreshToken: unknown): Promise<object> {
    return authenticationResult(await users.refresh(await users.poolContext(text(clientId)), text(refreshToken)));
  }

  return {
    async InitiateAuth(body) {
      const poolContext = await users.poolContext(text(body.ClientId));
      const parameters = (body.AuthParameters ?? {}) as Record<string, unknown>;
      const flow = text(body.AuthFlow).replace(/^REFRESH_TOKEN$/, 'REFRESH_TOKEN_AUTH');
      requireFlow(poolContext.client, flow);
      if (flow === 'REFRESH_TOKEN_AUTH') return refresh(body.ClientId, parameters.REFRESH_TOKEN);
      if (flow !== 'USER_PASSWORD_AUTH') {
        throw new CognitoError('InvalidParameterException', `The local Cognito does not support ${flow}.`);
      }
      const user = await users.checkPassword(poolContext.pool, text(parameters.USERNAME), text(parameters.PASSWORD));
      return authenticationResult(await users.signIn(poolContext, user, newSession(apiScope)));
    },

    async GetTokensFromRefreshToken(body) {
      return refresh(body.ClientId, body.RefreshToken);
    },

    async RevokeToken(body) {
      await users.revoke(await users.poolContext(text(body.ClientId)), text(body.Token));
      return {};
    },

    async GlobalSignOut(body) {
      const claims = keys.verify(text(body.AccessToken)) ?? {};
      const { pool } = await users.poolContext(text(claims.client_id));
      const user = await users.find(pool, text(claims.username));
      if (user) await users.signOut(pool, user);
      return {};
    },

    async AdminUserGlobalSignOut(body) {
      const pool = await engine.cognito.getUserPool(engine.context, text(body.UserPoolId));
      const user = await users.find(pool, text(body.Username));
      if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
      await users.signOut(pool, user);
      return {};
    },
  };
}
