import { JwtVerifier } from 'aws-jwt-verify';
import type { KeySet } from '../../aws/service.ts';
import { dictionary } from '../../dictionary.ts';
import type { JwtContext } from './event.ts';

/** Checks bearer tokens for the routes of a JWT authorizer. */
export interface Authorizer {
  /** Claims of a valid token; undefined when there is none, `forbidden` when it has none of `scopes`. */
  authorize(
    authorization: string | undefined,
    scopes: readonly string[],
  ): Promise<JwtContext | 'forbidden' | undefined>;
}

export interface JwtConfiguration {
  Issuer: string;
  Audience: string[];
}

/** Arrays look like this in the claims an HTTP API passes on. */
const claimText = (value: unknown): string => (Array.isArray(value) ? `[${value.join(' ')}]` : String(value));

const createVerifier = ({ Issuer, Audience }: JwtConfiguration, keys: KeySet) => {
  const verifier = JwtVerifier.create({
    issuer: Issuer,
    audience: null,
    customJwtCheck: ({ header, payload }) => {
      if (header.alg !== 'RS256') throw new Error(`Algorithm ${header.alg}.`);
      // `client_id` counts only where there is no `aud`, which is so in access tokens of Cognito.
      const audience = [payload.aud ?? payload.client_id].flat();
      if (!audience.some((entry) => Audience.includes(String(entry)))) throw new Error('Another audience.');
      if (payload.exp === undefined) throw new Error('No expiry.');
    },
  });
  verifier.cacheJwks({ keys: keys.keys });
  return verifier;
};

/**
 * An authorizer of an HTTP API: signature, issuer, audience, expiry by real time. It cannot tell an ID token from an
 * access token, like the real one. Keys are fetched at the first use and kept.
 */
export const createAuthorizer = (
  configuration: JwtConfiguration,
  keysOf: (issuer: string) => Promise<KeySet | undefined>,
): Authorizer => {
  let verifier: Promise<ReturnType<typeof createVerifier>> | undefined;

  const loadVerifier = async () => {
    const keys = await keysOf(configuration.Issuer);
    if (!keys) throw new Error(`Nobody here issues tokens as ${configuration.Issuer}.`);
    return createVerifier(configuration, keys);
  };

  return {
    authorize: async (authorization, scopes) => {
      const token = authorization?.replace(/^Bearer /i, '');
      if (!token) return undefined;
      verifier ??= loadVerifier().catch((error) => {
        verifier = undefined;
        throw error;
      });
      const loadedVerifier = await verifier;
      try {
        const payload = loadedVerifier.verifySync(token);
        const granted = typeof payload.scope === 'string' ? payload.scope.split(' ') : [];
        if (scopes.length > 0 && !scopes.some((scope) => granted.includes(scope))) return 'forbidden';
        const claims = Object.entries(payload).map(([name, value]) => [name, claimText(value)] as const);
        return {
          claims: dictionary(claims),
          scopes: scopes.length > 0 ? granted : null,
        };
      } catch {
        return undefined;
      }
    },
  };
};
