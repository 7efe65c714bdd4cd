import { environment } from './environment.ts';
import { keptObject } from './kept-object.ts';
import { remember } from './remember.ts';

/** Public keys of an issuer (RFC 7517). */
export interface KeySet {
  keys: { kid: string; kty: string; alg: string; use: string; n: string; e: string }[];
}

/** Milliseconds the issuer has to answer. */
const patience = 2_000;

const config = keptObject('SITE_BUCKET', 300, (text) => JSON.parse(text) as { userPoolClientId: string });

/**
 * Id of the only client whose tokens are taken, as the site itself is told it. Not a variable of the function: the
 * client names the site's address, the site this function, and a stack cannot build such a circle.
 */
export const acceptedClient = async (): Promise<string> => (await config('config.json')).userPoolClientId;

/** Address that issues our tokens, their `iss`. */
export const tokenIssuer = (): string => environment('TOKEN_ISSUER');

const load = async (issuer: string): Promise<KeySet> => {
  const answer = await fetch(`${issuer}/.well-known/jwks.json`, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`The issuer answered ${answer.status} when asked for its keys.`);
  return (await answer.json()) as KeySet;
};

const kept = remember(3_600, load);
/** Asks again for a key nobody knows, at most once a minute, so that made-up key ids cost the issuer nothing. */
const fresh = remember(60, load);

/** The issuer's keys, kept for an hour; with the one named, if it was made since. */
export const issuerKeys = async (keyId: string): Promise<KeySet> => {
  const known = await kept(tokenIssuer());
  return known.keys.some(({ kid }) => kid === keyId) ? known : fresh(tokenIssuer());
};
