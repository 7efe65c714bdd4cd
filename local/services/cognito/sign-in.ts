import { CognitoError } from 'cognito-local/lib/errors.js';
import type { Engine } from './engine.ts';
import type { TokenKeys } from './keys.ts';
import type { People } from './people.ts';
import { notAuthorized } from './people.ts';
import type { Client } from './resources.ts';
import type { Operation } from './sign-up.ts';
import { apiScope, newSession } from './tokens.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What Cognito allows a client that lists no flows. */
const usualFlows = ['ALLOW_REFRESH_TOKEN_AUTH', 'ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH'];

function requireFlow(client: Client, flow: string): void {
  const allowed: string[] = client.ExplicitAuthFlows ?? usualFlows;
  if (allowed.some((name) => name.replace(/^ALLOW_/, '') === flow)) return;
  throw new CognitoError('InvalidParameterException', `${flow} flow not enabled for this client`);
}

const answer = (tokens: object) => ({
  AuthenticationResult: { ...tokens, TokenType: 'Bearer' },
  ChallengeParameters: {},
});

/** Refuses an access token that is not ours, revoked, or without the scope for Cognito's own API. */
export async function requireAccessToken(token: string, keys: TokenKeys, people: People): Promise<void> {
  const claims = keys.verify(token);
  if (claims?.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (!text(claims.scope).split(' ').includes(apiScope)) {
    throw notAuthorized('Access Token does not have required scopes');
  }
  const { pool } = await people.realm(text(claims.client_id));
  const person = await people.find(pool, text(claims.username));
  if (Number(claims.iat) < (person?.SignedOutAt ?? 0)) throw notAuthorized('Access Token has been revoked');
}

/** Signing in and out by API. */
export function signInOperations(engine: Engine, people: People, keys: TokenKeys): Record<string, Operation> {
  async function refresh(clientId: unknown, refreshToken: unknown): Promise<object> {
    return answer(await people.refresh(await people.realm(text(clientId)), text(refreshToken)));
  }

  return {
    async InitiateAuth(body) {
      const realm = await people.realm(text(body.ClientId));
      const parameters = (body.AuthParameters ?? {}) as Record<string, unknown>;
      const flow = text(body.AuthFlow).replace(/^REFRESH_TOKEN$/, 'REFRESH_TOKEN_AUTH');
      requireFlow(realm.client, flow);
      if (flow === 'REFRESH_TOKEN_AUTH') return refresh(body.ClientId, parameters.REFRESH_TOKEN);
      if (flow !== 'USER_PASSWORD_AUTH') {
        throw new CognitoError('InvalidParameterException', `The local Cognito has no ${flow}.`);
      }
      const person = await people.checkPassword(realm.pool, text(parameters.USERNAME), text(parameters.PASSWORD));
      return answer(await people.signIn(realm, person, newSession(apiScope)));
    },

    async GetTokensFromRefreshToken(body) {
      return refresh(body.ClientId, body.RefreshToken);
    },

    async RevokeToken(body) {
      await people.revoke(await people.realm(text(body.ClientId)), text(body.Token));
      return {};
    },

    async GlobalSignOut(body) {
      const claims = keys.verify(text(body.AccessToken)) ?? {};
      const { pool } = await people.realm(text(claims.client_id));
      const person = await people.find(pool, text(claims.username));
      if (person) await people.signOut(pool, person);
      return {};
    },

    async AdminUserGlobalSignOut(body) {
      const pool = await engine.cognito.getUserPool(engine.context, text(body.UserPoolId));
      const person = await people.find(pool, text(body.Username));
      if (!person) throw new CognitoError('UserNotFoundException', 'User does not exist.');
      await people.signOut(pool, person);
      return {};
    },
  };
}
