import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import type { User } from 'cognito-local/lib/services/userPoolService.js';
import { dictionary, parseJson } from '#local/dictionary.ts';
import type { TokenKeys } from './keys.ts';

/** What all tokens of one sign-in share. */
export interface SignInSession {
  /** Space-separated, as granted. */
  scope: string;
  /** Seconds since 1970. */
  authTime: number;
  originId: string;
}

export interface IssuedTokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  /** Seconds. */
  ExpiresIn: number;
}

export interface TokenIssuer {
  /** Issues the tokens of a session; `nonce` goes into the ID token. Uses real time, not the movable clock. */
  issue(user: User, groups: readonly string[], client: AppClient, session: SignInSession, nonce?: string): IssuedTokens;
  /** Returns the session and client of a refresh token; undefined when the token has expired. */
  sessionOf(refreshToken: string): { clientId: string; session: SignInSession } | undefined;
}

const unitSeconds: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** The scope that Cognito grants to a sign-in by API. */
export const apiScope = 'aws.cognito.signin.user.admin';

export const newSession = (scope: string): SignInSession => ({
  scope,
  authTime: Math.floor(Date.now() / 1000),
  originId: randomUUID(),
});

/** Attribute values by name; Cognito's boolean attributes become booleans. */
function identityClaims(user: User): Record<string, unknown> {
  const entries = user.Attributes.map(({ Name, Value }): [string, unknown] =>
    /_verified$/.test(Name) ? [Name, Value === 'true'] : [Name, Value],
  );
  return dictionary([['email_verified', false], ...entries]);
}

/** Cognito's `at_hash`: the left half of the access token's SHA-256 (OpenID Connect Core, 3.1.3.6). */
const halfHash = (token: string) => createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');

/**
 * A refresh token is random; the part after the dot carries its session across restarts. It cannot be forged, because
 * only a token stored with the user is accepted.
 */
const refreshTokenFor = (clientId: string, session: SignInSession, expiresAt: number) =>
  `${randomBytes(48).toString('base64url')}.${Buffer.from(JSON.stringify({ ...session, clientId, expiresAt })).toString('base64url')}`;

/** `issuerOf` returns the issuer of a pool's tokens. */
export function createTokenIssuer(keys: TokenKeys, issuerOf: (poolId: string) => string): TokenIssuer {
  return {
    issue(user, groups, client, session, nonce) {
      const now = Math.floor(Date.now() / 1000);
      const units = client.TokenValidityUnits ?? {};
      const accessSeconds = (client.AccessTokenValidity ?? 1) * (unitSeconds[units.AccessToken ?? 'hours'] ?? 3600);
      const idSeconds = (client.IdTokenValidity ?? 1) * (unitSeconds[units.IdToken ?? 'hours'] ?? 3600);
      const refreshSeconds =
        (client.RefreshTokenValidity ?? 30) * (unitSeconds[units.RefreshToken ?? 'days'] ?? 86_400);
      const identity = identityClaims(user);
      const common = {
        sub: identity.sub,
        ...(groups.length > 0 && { 'cognito:groups': groups }),
        iss: issuerOf(client.UserPoolId),
        origin_jti: session.originId,
        event_id: randomUUID(),
        auth_time: session.authTime,
        iat: now,
      };
      const AccessToken = keys.sign({
        ...common,
        version: 2,
        client_id: client.ClientId,
        token_use: 'access',
        scope: session.scope,
        exp: now + accessSeconds,
        jti: randomUUID(),
        username: user.Username,
      });
      const IdToken = keys.sign({
        ...identity,
        ...common,
        at_hash: halfHash(AccessToken),
        'cognito:username': user.Username,
        ...(nonce && { nonce }),
        aud: client.ClientId,
        token_use: 'id',
        exp: now + idSeconds,
        jti: randomUUID(),
      });
      const RefreshToken = refreshTokenFor(client.ClientId, session, session.authTime + refreshSeconds);
      return { AccessToken, IdToken, RefreshToken, ExpiresIn: accessSeconds };
    },
    sessionOf(refreshToken) {
      try {
        const text = Buffer.from(refreshToken.split('.')[1] ?? '', 'base64url').toString('utf8');
        const { expiresAt, clientId, ...session } = parseJson(text) as SignInSession & {
          expiresAt: number;
          clientId: string;
        };
        return expiresAt > Date.now() / 1000 ? { clientId, session } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
