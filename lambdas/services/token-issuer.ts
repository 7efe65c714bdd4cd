import { cachedS3Object } from '../runtime/cached-s3-object.ts';
import { environment } from '../runtime/environment.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';

/** Public keys of an issuer (RFC 7517). */
export interface JsonWebKeySet {
  keys: { kid: string; kty: string; alg: string; use: string; n: string; e: string }[];
}

/** Milliseconds the issuer has to answer. */
const timeoutMs = 2_000;

const siteConfig = cachedS3Object('SITE_BUCKET', 300, (text) => JSON.parse(text) as { userPoolClientId: string });

/**
 * Id of the only client whose tokens are taken, as the site itself is told it. Not a variable of the function: the
 * client names the site's address, the site this function, and a stack cannot build such a circle.
 */
export const acceptedClientId = async (): Promise<string> => (await siteConfig('config.json')).userPoolClientId;

/** Address that issues our tokens, their `iss`. */
export const tokenIssuer = (): string => environment('TOKEN_ISSUER');

const fetchKeys = async (issuer: string): Promise<JsonWebKeySet> => {
  const response = await fetch(`${issuer}/.well-known/jwks.json`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The issuer answered ${response.status} when asked for its keys.`);
  return (await response.json()) as JsonWebKeySet;
};

const cachedKeys = ttlCache(3_600, fetchKeys);
/** Asks again for a key nobody knows, at most once a minute, so that made-up key ids cost the issuer nothing. */
const refreshedKeys = ttlCache(60, fetchKeys);

/** The issuer's keys, kept for an hour; with the one named, if it was made since. */
export const issuerKeys = async (keyId: string): Promise<JsonWebKeySet> => {
  const keySet = await cachedKeys(tokenIssuer());
  return keySet.keys.some(({ kid }) => kid === keyId) ? keySet : refreshedKeys(tokenIssuer());
};
