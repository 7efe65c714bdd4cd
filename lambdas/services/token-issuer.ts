import { cachedS3Object } from '../runtime/cached-s3-object.ts';
import { environment } from '../runtime/environment.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';

/** An issuer's public keys (RFC 7517). */
export interface JsonWebKeySet {
  keys: { kid: string; kty: string; alg: string; use: string; n: string; e: string }[];
}

/** Time-out of a request to the issuer, in milliseconds. */
const timeoutMs = 2_000;

const siteConfig = cachedS3Object('SITE_BUCKET', 300, (text) => JSON.parse(text) as { userPoolClientId: string });

/**
 * Returns the id of the only accepted client, from the site's configuration. An environment variable would make a
 * circular dependency: the client needs the site's URL, and the site needs this function.
 */
export const acceptedClientId = async (): Promise<string> => (await siteConfig('config.json')).userPoolClientId;

/** Returns the issuer URL of our tokens, their `iss`. */
export const tokenIssuer = (): string => environment('TOKEN_ISSUER');

const fetchKeys = async (issuer: string): Promise<JsonWebKeySet> => {
  const response = await fetch(`${issuer}/.well-known/jwks.json`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The issuer responded with ${response.status} to the request for its keys.`);
  return (await response.json()) as JsonWebKeySet;
};

const cachedKeys = ttlCache(3_600, fetchKeys);
/** Refetches the keys for an unknown key id at most once a minute, so made-up ids cause no load on the issuer. */
const refreshedKeys = ttlCache(60, fetchKeys);

/** Returns the issuer's keys, cached for an hour; refetches when the named key is missing. */
export const issuerKeys = async (keyId: string): Promise<JsonWebKeySet> => {
  const keySet = await cachedKeys(tokenIssuer());
  return keySet.keys.some(({ kid }) => kid === keyId) ? keySet : refreshedKeys(tokenIssuer());
};
