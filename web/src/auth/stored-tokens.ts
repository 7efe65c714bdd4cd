import { expiresAtMs } from './cached-token.ts';

/** Tokens are renewed this long before they expire (docs/product.md#constants). */
export const expiryMarginMs = 60_000;

interface StoredTokens {
  accessToken: string;
  idToken: string;
}

const lastUserKey = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;

/**
 * Returns the tokens that the sign-in library has stored in a browser, if they are valid for another minute. Otherwise,
 * or in a browser with sessions of several user pools, returns undefined, and the library decides.
 */
export const readStoredTokens = (
  entries: Readonly<Record<string, string | undefined>>,
  now = Date.now(),
): StoredTokens | undefined => {
  const [userKey, ...others] = Object.keys(entries).filter((key) => lastUserKey.test(key));
  if (userKey === undefined || others.length > 0) return undefined;
  const prefix = `${userKey.slice(0, userKey.lastIndexOf('.'))}.${entries[userKey]}`;
  const accessToken = entries[`${prefix}.accessToken`];
  const idToken = entries[`${prefix}.idToken`];
  if (accessToken === undefined || idToken === undefined) return undefined;
  const isValid = [accessToken, idToken].every((token) => expiresAtMs(token) - now > expiryMarginMs);
  return isValid ? { accessToken, idToken } : undefined;
};
