import type { Jwks } from 'aws-jwt-verify/jwk';
import { decomposeUnverifiedJwt } from 'aws-jwt-verify/jwt';
import { verifyJwtSync } from 'aws-jwt-verify/jwt-verifier';
import { Problem } from '#contract/problem.ts';
import { acceptedClientId, issuerKeys, tokenIssuer } from '../services/token-issuer.ts';
import type { Caller } from './caller.ts';
import type { HttpEvent } from './event.ts';

/**
 * Decodes the token without verifying it.
 * @throws `not-signed-in` when it is malformed
 */
const decodeToken = (token: string) => {
  try {
    return decomposeUnverifiedJwt(token);
  } catch (cause) {
    throw new Problem('not-signed-in', undefined, { cause });
  }
};

/**
 * Reads the caller where no authorizer runs: undefined without a token, else the learner of a valid access token of our
 * own client. Checks signature, issuer, client, use and expiry (by real time); an invalid token is rejected, never
 * treated as absent.
 * @throws `not-signed-in` for an invalid token, or the issuer's error when its keys cannot be fetched
 */
export const readOptionalCaller = async ({ headers }: HttpEvent): Promise<Caller | undefined> => {
  const { authorization } = headers;
  if (authorization === undefined || authorization === '') return undefined;
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (token === undefined) throw new Problem('not-signed-in');
  const { kid = '' } = decodeToken(token).header;
  const [keys, client] = await Promise.all([issuerKeys(kid), acceptedClientId()]);
  try {
    const claims = verifyJwtSync(token, keys as unknown as Jwks, {
      issuer: tokenIssuer(),
      audience: null,
      customJwtCheck: ({ header, payload }) => {
        if (header.alg !== 'RS256') throw new Error('Wrong algorithm.');
        if (payload.token_use !== 'access') throw new Error('Not an access token.');
        if (payload.client_id !== client) throw new Error('Wrong client.');
        if (payload.exp === undefined || typeof payload.sub !== 'string') throw new Error('No expiry or subject.');
      },
    });
    return { id: claims.sub as string, username: String(claims.username ?? claims.sub) };
  } catch (cause) {
    throw new Problem('not-signed-in', undefined, { cause });
  }
};
