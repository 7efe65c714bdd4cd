import { JwtVerifier } from 'aws-jwt-verify';
import type { KeySet } from '#local/aws/service.ts';
import { dictionary } from '#local/dictionary.ts';
import type { JwtContext } from './event.ts';

/** Verifies bearer tokens for the routes of a JWT authorizer. */
export interface Authorizer {
  /** Returns the claims of a valid token; undefined without a valid token, `forbidden` when it has none of `scopes`. */
  authorize(
    authorization: string | undefined,
    scopes: readonly string[],
  ): Promise<JwtContext | 'forbidden' | undefined>;
}

export interface JwtConfiguration {
  Issuer: string;
  Audience: string[];
}

/** HTTP APIs pass array claims in this format. */
const claimText = (value: unknown): string => (Array.isArray(value) ? `[${value.join(' ')}]` : String(value));

/** Verified tokens that are kept; bounded, because requests bring them. */
const maxVerifiedTokens = 1_000;

/** Creates a function that returns the claims of a valid token, and throws for any other. */
const createVerifier = ({ Issuer, Audience }: JwtConfiguration, keys: KeySet) => {
  const verifier = JwtVerifier.create({
    issuer: Issuer,
    audience: null,
    customJwtCheck: ({ header, payload }) => {
      if (header.alg !== 'RS256') throw new Error(`Algorithm ${header.alg}.`);
      // HTTP APIs check `client_id` only without `aud`; Cognito's access tokens have no `aud`.
      const audience = [payload.aud ?? payload.client_id].flat();
      if (!audience.some((entry) => Audience.includes(String(entry)))) throw new Error('Wrong audience.');
      if (payload.exp === undefined) throw new Error('No expiry.');
    },
  });
  verifier.cacheJwks({ keys: keys.keys });
  const verified = new Map<string, ReturnType<typeof verifier.verifySync>>();
  return (token: string) => {
    // Only the clock can change the verdict on a token that was valid before.
    const known = verified.get(token);
    if (known && Number(known.exp) * 1000 > Date.now()) return known;
    const payload = verifier.verifySync(token);
    if (verified.size >= maxVerifiedTokens) verified.clear();
    verified.set(token, payload);
    return payload;
  };
};

/**
 * The JWT authorizer of an HTTP API: checks signature, issuer, audience and expiry by real time. Accepts ID tokens as
 * well as access tokens, like the real one. Keys are fetched on first use and cached.
 */
export const createAuthorizer = (
  configuration: JwtConfiguration,
  keysOf: (issuer: string) => Promise<KeySet | undefined>,
): Authorizer => {
  let verifier: Promise<ReturnType<typeof createVerifier>> | undefined;

  const loadVerifier = async () => {
    const keys = await keysOf(configuration.Issuer);
    if (!keys) throw new Error(`Unknown issuer ${configuration.Issuer}.`);
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
        const payload = loadedVerifier(token);
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
