import { claimsOf } from './cached-token.ts';
import { type Identity, identityOf } from './identity.ts';
import { readStoredTokens } from './stored-tokens.ts';

const storedTokens = () => {
  try {
    return readStoredTokens({ ...localStorage });
  } catch {
    // Storage is disabled.
    return undefined;
  }
};

/** Loads the sign-in library, which renews tokens: 26 KB that a page with valid tokens does without. */
const loadSession = () => import('./session.ts');

/**
 * Returns the signed-in user.
 * @throws AuthError
 */
export const readUser = async (): Promise<Identity> => {
  const tokens = storedTokens();
  return tokens ? identityOf(claimsOf(tokens.idToken)) : (await loadSession()).readUser();
};

/**
 * Returns the access token for API calls.
 * @throws AuthError; `login_required` when the session has ended.
 */
export const readAccessToken = async (forceRefresh: boolean): Promise<string> => {
  const tokens = forceRefresh ? undefined : storedTokens();
  return tokens?.accessToken ?? (await loadSession()).readAccessToken(forceRefresh);
};
